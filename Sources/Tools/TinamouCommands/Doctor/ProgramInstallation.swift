// SPDX-License-Identifier: MIT

import Foundation

/// The files that belong to this program: those of a checkout, in which it was built, or of an unpacked archive.
struct ProgramInstallation {
  /// The library with UIKit that `tinamou build` links.
  struct Kit {
    let path: String
    /// The compiler that made it; `nil` if it is not known.
    let compiler: String?
  }

  /// Whether the program was unpacked from an archive, with all that it needs.
  let isArchive: Bool
  /// The folder of the checkout or the archive; `nil` if the program stands alone.
  let root: URL?

  /// The files around the running program.
  static let own = ProgramInstallation(
    program: URL(
      fileURLWithPath: (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
        ?? CommandLine.arguments[0]))

  /// Finds the files around a program.
  init(program: URL) {
    let files = FileManager.default
    let prefix = program.deletingLastPathComponent().deletingLastPathComponent()
    isArchive = files.fileExists(atPath: prefix.appendingPathComponent("share/tinamou/made-with").path)
    var directory = program
    var found: URL? = isArchive ? prefix : nil
    while found == nil, directory.path != "/" {
      directory.deleteLastPathComponent()
      let marker = directory.appendingPathComponent("Sources/UIKit/Tinamou/Exports.swift").path
      if files.fileExists(atPath: marker) { found = directory }
    }
    root = found
  }

  /// Whether this is the download `tinamou-check`, without the programs and libraries that compile an app.
  var compilesNothing: Bool { isArchive && kit == nil }

  /// The library with UIKit, if it is there.
  var kit: Kit? {
    guard let root else { return nil }
    let folder = root.appendingPathComponent(isArchive ? "lib/tinamou/kit" : ".build/kit")
    let path = folder.appendingPathComponent("libTinamouKit.so").path
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    let record = folder.appendingPathComponent("compiler")
    let compiler = try? String(contentsOf: record, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
    return Kit(path: path, compiler: compiler)
  }

  /// Lets this program, and those that it starts, draw with the fonts and the shapes of symbols of the archive.
  func useFonts() {
    guard isArchive, let root, let fonts = fontFolders.first else { return }
    setenv("TINAMOU_FONTS", fonts, 0)
    setenv("TINAMOU_SYMBOLS", root.appendingPathComponent("share/tinamou/symbols").path, 0)
    // Without a configuration, which systems for servers lack, Fontconfig prints errors.
    let configuration = root.appendingPathComponent("share/tinamou/fonts.conf").path
    if access("/etc/fonts/fonts.conf", R_OK) != 0 { setenv("FONTCONFIG_FILE", configuration, 0) }
  }

  /// The folders in which fonts of pictures are searched.
  var fontFolders: [String] {
    let home = ProcessInfo.processInfo.environment["HOME"].map { [$0 + "/.local/share/fonts"] } ?? []
    let own = isArchive ? root.map { [$0.appendingPathComponent("share/tinamou/fonts").path] } ?? [] : []
    return own + ["/usr/share/fonts", "/usr/local/share/fonts"] + home
  }
}
