// SPDX-License-Identifier: MIT

import FontFiles
import Foundation
import Testing

@Suite(
  "Installed fonts", .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/fc-query"))
)
struct InstalledFontTests {
  private static let paths = [
    "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
    "/usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf",
    "/usr/share/fonts/opentype/inter/Inter-Regular.otf",
    "/usr/share/fonts/opentype/inter/Inter-BoldItalic.otf",
  ].filter(FileManager.default.fileExists)

  /// Returns the values that fontconfig, which reads fonts with FreeType, gives for a font.
  private func query(_ path: String, _ format: String) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/fc-query")
    process.arguments = ["-i", "0", "-f", format, path]
    process.standardOutput = output
    process.standardError = Pipe()
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  private func font(_ path: String) throws -> FontFile {
    let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    return try #require(try FontFile.fonts(in: bytes).first)
  }

  @Test("names and slant are those that fontconfig reads", arguments: paths)
  func names(_ path: String) throws {
    let font = try font(path)
    let answer = try query(path, "%{postscriptname}|%{slant}|%{family}").split(separator: "|").map(
      String.init)
    #expect(font.names.postScript == answer[0])
    #expect(font.style.isItalic == (answer[1] != "0"))
    #expect(answer[2].split(separator: ",").map(String.init).contains(font.names.family))
  }

  @Test("the characters are those that fontconfig finds", arguments: paths)
  func characters(_ path: String) throws {
    let font = try font(path)
    var known: Set<UInt32> = []
    for range in try query(path, "%{charset}").split(separator: " ") {
      let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
      guard let first = ends.first, let last = ends.last else { continue }
      known.formUnion(first...last)
    }
    #expect(known.count > 500)
    for value in (0x21 as UInt32)...0x2FFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      if known.contains(value) {
        #expect(font.glyph(of: scalar) != nil, "U+\(String(value, radix: 16))")
      }
    }
  }
}
