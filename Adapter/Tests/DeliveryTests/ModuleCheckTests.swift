// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

@Suite("The command that checks a module")
struct ModuleCheckTests {
  private let temporary = TemporaryFolder()
  private let package: AdaptedPackage

  init() throws {
    package = AdaptedPackage(root: temporary.url.path, scratch: nil)
    try FileManager.default.createDirectory(at: package.scratch, withIntermediateDirectories: true)
  }

  /// A record as SwiftPM writes it.
  private func record(_ commands: [[String]], in name: String = "debug") throws {
    let lines = try commands.map { command in
      "    args: \(String(decoding: try JSONEncoder().encode(command), as: UTF8.self))\n"
    }
    try Data(lines.joined().utf8).write(to: package.scratch.appendingPathComponent(name + ".yaml"))
  }

  private func compilation(_ module: String, _ options: [String]) -> [String] {
    [
      "/toolchain/bin/swiftc", "-module-name", module, "-emit-dependencies", "-emit-module", "-emit-module-path",
      "M.swiftmodule", "-output-file-map", "map.json", "-incremental", "-c", "@sources", "-I", "Modules",
      "-enable-batch-mode", "-serialize-diagnostics", "-index-store-path", "-c", "-j2", "-parseable-output",
      "-emit-objc-header", "-emit-objc-header-path", "M.h",
    ] + options
  }

  private func check(_ module: String, isRelease: Bool = false) -> [String]? {
    ModuleCheck(of: module, in: package, isRelease: isRelease)?.command
  }

  /// The value of an option can look like another option.
  @Test("It is that of SwiftPM without what it writes")
  func command() throws {
    try record([compilation("Kit", []), compilation("Trips", ["-DSOME", "-swift-version", "5"])])
    let command = try #require(check("Trips"))
    #expect(
      command.starts(with: [
        "/toolchain/bin/swiftc", "-module-name", "Trips", "@sources", "-I", "Modules", "-j2", "-DSOME",
        "-swift-version",
        "5", "-emit-sil", "-o", "/dev/null",
      ]))
    #expect(command.filter { $0 == "-whole-module-optimization" }.count == 1)
  }

  @Test("A build for release has a record of its own, and is not optimized for the check")
  func release() throws {
    try record([compilation("Trips", ["-O", "-whole-module-optimization", "-num-threads", "2"])], in: "release")
    #expect(check("Trips") == nil)
    let command = try #require(check("Trips", isRelease: true))
    #expect(!command.contains("-O") && !command.contains("2"))
    #expect(command.filter { $0 == "-whole-module-optimization" }.count == 1)
  }

  @Test("There is none without a record of the module")
  func missing() throws {
    #expect(check("Trips") == nil)
    try record([compilation("Kit", [])])
    #expect(check("Trips") == nil)
  }

  /// The compiler itself, with a module that has two kinds of errors: those about the flow of control come after the others.
  @Test("It reports errors of names, and then those of the flow of control, and writes nothing")
  func errors() throws {
    let file = package.scratch.appendingPathComponent("A.swift")
    func errors(in text: String) throws -> [String] {
      try Data(text.utf8).write(to: file)
      let compilation = [
        "/usr/bin/env", "swiftc", "-module-name", "A", "-output-file-map", "x", "-c", file.path, "-emit-module",
      ]
      try record([compilation])
      let command = try #require(check("A"))
      let process = Process()
      process.executableURL = URL(fileURLWithPath: command[0])
      process.arguments = Array(command.dropFirst())
      process.currentDirectoryURL = package.scratch
      let pipe = Pipe()
      process.standardError = pipe
      try process.run()
      let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      return output.split(separator: "\n").filter { $0.hasPrefix(file.path) && $0.contains("error: ") }.map(String.init)
    }
    let names = try errors(in: "func f() -> Int { let a = b }\n")
    #expect(names.count == 1 && names[0].contains("cannot find 'b'"))
    #expect(
      try errors(in: "func f(_ c: Bool) -> Int { if c { return 1 } }\n").contains { $0.contains("missing return") })
    #expect(try errors(in: "func f() -> Int { 1 }\n") == [])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: package.scratch.path).sorted() == ["A.swift", "debug.yaml"])
  }
}
