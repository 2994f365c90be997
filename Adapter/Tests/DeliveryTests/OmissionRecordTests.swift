// SPDX-License-Identifier: MIT

import Foundation
import SourceAdapter
import TemporaryFolders
import Testing

@testable import Delivery

struct OmissionRecordTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  private var path: String { root.path + "/Sources/App/V.swift" }
  private var package: AdaptedPackage { AdaptedPackage(root: root.path, scratch: nil) }

  private func write(_ text: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func record(compiler: String = "6.3") -> OmissionRecord {
    OmissionRecord(
      of: package,
      targets: [OmissionRecord.Target(name: "App", directory: root.appendingPathComponent("Sources/App"))],
      adapted: [], isComplete: false, circumstances: [compiler])
  }

  private func leaveOut(in record: inout OmissionRecord) throws -> [String] {
    let errors = [CompilerError(path: path, line: 1, column: 8, message: "no such module 'Kit'")]
    return try record.leaveOut(errors)
  }

  /// In a dependency, and in the tests of a project that Xcode builds, no missing module has to explain an error.
  @Test(arguments: [true, false])
  func whatDoesNotCompileIsLeftOutOfTargetsThatNobodyCanMend(isComplete: Bool) throws {
    try write("struct Sizes {}\nextension Unknown {}\n")
    var record = OmissionRecord(
      of: package,
      targets: [OmissionRecord.Target(name: "App", directory: root.appendingPathComponent("Sources/App"))],
      adapted: [], isComplete: false, completeTargets: isComplete ? ["App"] : ["Other"], circumstances: [])
    let error = CompilerError(path: path, line: 2, column: 11, message: "cannot find type 'Unknown' in scope")
    let changed = try record.leaveOut([error])
    #expect(changed == (isComplete ? [path] : []))
    #expect(record.omissions.unexplained.count == (isComplete ? 1 : 0))
  }

  @Test func theOverlayHasTheTextWithoutWhatIsMissing() throws {
    try write("import Kit\nlet a = 1\n")
    var record = record()
    let changed = try leaveOut(in: &record)
    #expect(changed == [path])
    #expect(record.overlay.map(\.path) == [path])
    #expect(try String(contentsOfFile: record.overlay[0].text, encoding: .utf8) == "          \nlet a = 1\n")
    let next = try leaveOut(in: &record)
    #expect(next.isEmpty, "there is nothing more to leave out")
  }

  @Test func whatIsLeftOutIsKeptUntilTheFileChanges() throws {
    try write("import Kit\n")
    var first = record()
    _ = try leaveOut(in: &first)
    #expect(record().omissions.files.keys.sorted() == [path])
    #expect(record(compiler: "6.4").omissions.files.isEmpty, "another compiler may compile more")
    try write("let a = 1\n")
    var next = record()
    #expect(next.omissions.files.isEmpty)
    let changed = try next.write()
    #expect(changed == [path], "the author's text is compiled again")
  }

  /// The statement with `#` is where the program ended; `|` stands for the end of a line.
  @Test(
    "The statement that ended the program is left out, and nothing around it",
    arguments: [
      ("func f() { a();| let b = c#!;| d(b) }", "func f() { a();| |d(b) }"),
      ("func f() { a { b#! };| c() }", "func f() { a { };| c() }"),
      ("func f() { guard a else { fatal#Error() };| b() }", "func f() { |b() }"),
      (
        "func f() { switch a {| case .b: fatal#Error()| default: c() } }",
        "func f() { switch a { case .b: break default: c() } }"
      ),
      ("func f() -> Int { return a#! }", "func f() -> Int { return 0 }"),
      ("var f: String { a#! }", "var f: String { return \"\" }"),
      ("class A {| lazy var b = c#!| var d = 1 }", "class A {| |var d = 1 }"),
      ("class A {| init() { b();| try#! c() } }", "class A {| init() { b();| } }"),
    ])
  func whatEndedTheProgram(marked: String, expected: String) throws {
    let lines = marked.split(separator: "|", omittingEmptySubsequences: false)
    let line = try #require(lines.firstIndex { $0.contains("#") })
    let column = try #require(lines[line].utf8.firstIndex(of: UInt8(ascii: "#"))).utf16Offset(in: lines[line]) + 1
    let text = marked.replacingOccurrences(of: "|", with: "\n").replacingOccurrences(of: "#", with: "")
    try write(text)
    let elsewhere = CompilerError(path: "/other/Kit.swift", line: 1, column: 1, message: "")
    let place = CompilerError(path: path, line: line + 1, column: column, message: "Fatal error")
    var record = record()
    let changed = try record.leaveOutStatement(of: Crash(reason: "Fatal error", places: [elsewhere, place]))
    #expect(changed == [path])
    let result = try String(contentsOfFile: record.overlay[0].text, encoding: .utf8)
    #expect(
      result.split(separator: "\n").count == text.split(separator: "\n").count, "the lines of all other code stay")
    let words = { (text: String) in
      text.replacingOccurrences(of: "/*left out*/", with: "").split { " \n|".contains($0) }.joined(separator: " ")
    }
    #expect(words(result) == words(expected))
    #expect(record.omissions.unexplained == [place])
    let next = try record.leaveOutStatement(of: Crash(reason: "Fatal error", places: [elsewhere]))
    #expect(next.isEmpty, "the kit's code is not the author's")
  }

  @Test func theCallerOfWhatStandsForAMissingPartIsLeftOut() throws {
    try write("func f() -> Unknown { preconditionFailure(\"f\") /*left out*/ }\nfunc g() { f() }\n")
    var record = record()
    let places = [(1, 40), (2, 12)].map { CompilerError(path: path, line: $0, column: $1, message: "Fatal error") }
    let changed = try record.leaveOutStatement(of: Crash(reason: "Fatal error", places: places))
    #expect(changed == [path])
    #expect(record.omissions.unexplained == [places[1]])
  }

  @Test("A file that the manifest excludes is left alone, and stand-ins are where the compiler sees them")
  func excludedFile() throws {
    try write("import Kit\nvar card: Card?\n")
    let excluded = path.replacingOccurrences(of: "V.swift", with: "A.swift")
    try Data("import Kit\n".utf8).write(to: URL(fileURLWithPath: excluded))
    let facts = Dictionary(
      uniqueKeysWithValues: try [path, excluded].map { path in
        (path, ParsedFile(SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))).facts)
      })
    let directory = root.appendingPathComponent("Sources/App")
    var record = OmissionRecord(
      of: package, targets: [OmissionRecord.Target(name: "App", directory: directory, sources: ["V.swift"])],
      adapted: [], isComplete: false, circumstances: [])
    record.leaveOutImports(of: ["Kit"], in: facts)
    _ = try record.leaveOut([
      CompilerError(path: path, line: 2, column: 11, message: "cannot find type 'Card' in scope")
    ])
    #expect(record.overlay.map(\.path) == [path])
    #expect(try String(contentsOfFile: record.overlay[0].text, encoding: .utf8).contains("open class Card"))
  }

  @Test("Two files that name a missing type keep what names it")
  func missingTypeOfTwoFiles() throws {
    let other = path.replacingOccurrences(of: "V.swift", with: "W.swift")
    try write("import Kit\nvar card: Card?\n")
    try Data("import Kit\nvar last: Card?\n".utf8).write(to: URL(fileURLWithPath: other))
    var record = record()
    for line in [(1, 8, "no such module 'Kit'"), (2, 11, "cannot find type 'Card' in scope")] {
      _ = try record.leaveOut(
        [path, other].map { CompilerError(path: $0, line: line.0, column: line.1, message: line.2) })
    }
    let texts = record.omissions.files.mapValues { $0.text.split(separator: "\n").last }
    #expect(texts == [path: "var card: Card?", other: "var last: Card?"])
    let again = try record.leaveOut([
      CompilerError(path: other, line: 2, column: 11, message: "cannot find type 'Card' in scope")
    ])
    #expect(again == [other], "the stand-in that the compiler has seen does not help")
  }

  @Test("Targets that share a file have a stand-in once, in the file that both compile")
  func sharedFile() throws {
    try write("import Kit\nvar card: Card?\n")
    let own = path.replacingOccurrences(of: "V.swift", with: "W.swift")
    try Data("let a = 1\n".utf8).write(to: URL(fileURLWithPath: own))
    let directory = root.appendingPathComponent("Sources/App")
    var record = OmissionRecord(
      of: package,
      targets: [("App", ["V.swift", "W.swift"]), ("Widget", ["V.swift"])].map {
        OmissionRecord.Target(name: $0.0, directory: directory, sources: $0.1)
      }, adapted: [], isComplete: true, circumstances: [])
    _ = try record.leaveOut([
      CompilerError(path: path, line: 2, column: 11, message: "cannot find type 'Card' in scope")
    ])
    let texts = try record.overlay.map { try String(contentsOfFile: $0.text, encoding: .utf8) }
    #expect(record.targets(of: [CompilerError(path: path, line: 1, column: 1, message: "")]) == ["App", "Widget"])
    #expect(texts.count == 1 && texts.allSatisfy { $0.components(separatedBy: "open class Card").count == 2 })
  }

  @Test func theReportCountsWhatIsLeftOut() throws {
    try write("import Kit\nfunc f() { Kit.g() }\n")
    var record = record()
    _ = try leaveOut(in: &record)
    _ = try record.leaveOut([CompilerError(path: path, line: 2, column: 12, message: "cannot find 'g' in scope")])
    let report = OmissionReport(record.omissions, below: root.path)
    #expect(report.summary == "Kit is not available on Linux; 1 file imports it.\nLeft out: 1 statement.\n")
    #expect(report.details.contains("Sources/App/V.swift:2: statement: Kit.g(): cannot find 'g' in scope\n"))
  }
}
