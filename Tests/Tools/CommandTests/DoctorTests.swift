// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

@Suite("tinamou doctor")
struct DoctorTests {
  @Test("it examines ten things, each in a line, with the command that mends what is missing in the next")
  func lines() throws {
    let outcome = try BuiltTool.run("doctor")
    let lines = outcome.text.split(separator: "\n")
    let subjects = lines.filter { !$0.hasPrefix(" ") }
    #expect(subjects.count == 10)
    #expect(subjects.allSatisfy { $0.hasPrefix("ok ") || $0.hasPrefix("note ") || $0.hasPrefix("missing ") })
    for (line, next) in zip(lines, lines.dropFirst()) where !line.hasPrefix(" ") {
      #expect(line.hasPrefix("ok ") != next.hasPrefix(" "))
    }
    #expect(outcome.status == (lines.contains { $0.hasPrefix("missing") } ? 1 : 0))
    #expect(outcome.text.contains("Swift: Swift version"))
  }

  @Test("for programs, it prints the same things as one object")
  func json() throws {
    let (text, outcome) = (try BuiltTool.run("doctor"), try BuiltTool.run("doctor", "--json"))
    let object = try #require(try JSONSerialization.jsonObject(with: outcome.output) as? [String: Any])
    #expect(object["version"] as? String == Version.current)
    #expect(object["isComplete"] as? Bool == (outcome.status == 0))
    let things = try #require(object["things"] as? [[String: String]])
    let lines = things.flatMap { thing in
      ["\(thing["state"] ?? "") \(thing["sentence"] ?? "")"] + (thing["remedy"].map { [$0] } ?? [])
    }
    let words = { (line: String) in line.split(separator: " ").joined(separator: " ") }
    #expect(lines.map(words) == text.text.split(separator: "\n").map { words(String($0)) })
  }

  @Test("a toolchain that is not on the search path is missing")
  func missingToolchain() throws {
    let outcome = try BuiltTool.run("doctor", environment: ["PATH": "/nowhere"])
    #expect(outcome.status == 1)
    #expect(outcome.text.contains("missing  Swift: no toolchain on the search path\n"))
    #expect(outcome.text.contains("missing  Git: "))
  }

  @Test(
    "it names the kind of project in the folder",
    arguments: [
      ("Package.swift", "a Swift package"),
      ("View.swift", AdapterProgram.path == nil ? "an Xcode project or Swift files" : "the library "),
      ("Login.xib", "layout documents"), ("readme.txt", "none in "),
    ])
  func project(file: String, kind: String) throws {
    let folder = try TemporaryFolder()
    let url = folder.url.appendingPathComponent(file)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data().write(to: url)
    let diagnosis = try #require(Examination(folder: folder.url.path).diagnoses.last)
    #expect(diagnosis.sentence.hasPrefix("Project: \(kind)"))
  }

  @Test("the compiled library of an archive can only be used with the compiler that made it")
  func archive() throws {
    let folder = try TemporaryFolder()
    let files = FileManager.default
    for path in ["share/tinamou", "lib/tinamou/kit", "bin"] {
      try files.createDirectory(at: folder.url.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    for path in ["share/tinamou/made-with", "lib/tinamou/kit/libTinamouKit.so", "lib/tinamou/kit/compiler"] {
      try Data("Swift version 1.0\n".utf8).write(to: folder.url.appendingPathComponent(path))
    }
    let installation = ProgramInstallation(program: folder.url.appendingPathComponent("bin/tinamou"))
    #expect(installation.isArchive)
    #expect(installation.kit?.compiler == "Swift version 1.0")
    #expect(installation.fontFolders.first?.hasSuffix("share/tinamou/fonts") == true)
    #expect(!installation.compilesNothing)
    try files.removeItem(at: folder.url.appendingPathComponent("lib"))
    #expect(ProgramInstallation(program: folder.url.appendingPathComponent("bin/tinamou")).compilesNothing)
  }
}
