// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Testing

@Suite("Editing a document")
struct MarkupEditingTests {
  private static let text = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document>
        <view id="a" tag = '1' alpha="0.5">
            <subviews/>
            <constraints>
                <constraint firstAttribute="width" id="b"/>
            </constraints>
        </view>
    </document>

    """

  private func edited(_ edit: (MarkupDocument, MarkupElement) throws -> Void) throws -> String {
    let document = try MarkupDocument(bytes: Array(Self.text.utf8))
    try edit(document, #require(document.root.element("view")))
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test("a value is replaced between its own quotes")
  func changedValue() throws {
    let text = try edited { _, view in view.set("tag", to: "it's <2>") }
    #expect(text == Self.text.replacingOccurrences(of: "tag = '1'", with: "tag = 'it&apos;s &lt;2&gt;'"))
    #expect(
      try edited { _, view in
        view.set("tag", to: "2")
        view.set("tag", to: "1")
      } == Self.text)
  }

  @Test("a new attribute is inserted before the id, a removed one is removed with its space")
  func attributes() throws {
    let added = try edited { document, _ in
      document.root.subtree.first { $0.name == "constraint" }?.set("constant", to: "8")
    }
    #expect(added == Self.text.replacingOccurrences(of: "\"width\" id", with: "\"width\" constant=\"8\" id"))
    let removed = try edited { _, view in view.set("tag", to: nil) }
    #expect(removed == Self.text.replacingOccurrences(of: " tag = '1'", with: ""))
  }

  @Test("a new element has the indentation of its siblings")
  func insertion() throws {
    let text = try edited { _, view in
      view.element("constraints")?.insert(MarkupElement("constraint", ["id": "c"]))
      view.element("constraints")?.insert(MarkupElement("constraint", ["id": "d"]), at: 0)
    }
    #expect(
      text
        == Self.text.replacingOccurrences(
          of: "            <constraint firstAttribute=\"width\" id=\"b\"/>\n",
          with: """
                        <constraint id="d"/>
                        <constraint firstAttribute="width" id="b"/>
                        <constraint id="c"/>

            """))
  }

  @Test("insertions and removals in any order lead to the document of the remaining children")
  func manyEdits() throws {
    for seed in 0..<20 {
      var expected = ["b"]
      let text = try edited { _, view in
        let parent = try #require(view.element("constraints"))
        for number in 0..<60 {
          let place = number * 7_919 + seed * 104_729
          if expected.count > 1, place % 3 == 0 {
            let index = place % expected.count
            expected.remove(at: index)
            parent.elements[index].remove()
          } else {
            let index = place % (expected.count + 1)
            expected.insert("n\(number)", at: index)
            parent.insert(MarkupElement("constraint", ["id": "n\(number)"]), at: index)
          }
        }
        #expect(parent.elements.map { $0["id"] } == expected)
      }
      let lines = text.split(separator: "\n").filter { $0.contains("<constraint ") }
      #expect(lines.count == expected.count && lines.allSatisfy { $0.hasPrefix("            <") }, "\(text)")
    }
  }

  @Test("an empty tag becomes a start and an end tag for its first child, and an empty tag again without children")
  func emptyTag() throws {
    let text = try edited { _, view in
      let rect = MarkupElement("rect", ["key": "frame", "x": "0.0"])
      view.element("subviews")?.insert(MarkupElement("view", ["id": "c"], containing: [rect]))
    }
    #expect(
      text
        == Self.text.replacingOccurrences(
          of: "        <subviews/>\n",
          with: """
                    <subviews>
                        <view id="c">
                            <rect key="frame" x="0.0"/>
                        </view>
                    </subviews>

            """))
    let emptied = try edited { document, _ in
      document.root.subtree.first { $0.name == "constraint" }?.remove()
    }
    #expect(emptied.contains("        <constraints/>\n    </view>"))
  }

  @Test("positions are those of the file that was read: line, column and offset of the value")
  func positions() throws {
    let document = try MarkupDocument(bytes: Array(Self.text.utf8))
    let view = try #require(document.root.element("view"))
    let offset = try #require(Self.text.range(of: "1' alpha")).lowerBound.utf16Offset(in: Self.text)
    #expect(view.position(of: "tag") == MarkupPosition(line: 3, column: 25, offset: offset))
    #expect(view.position == MarkupPosition(line: 3, column: 5, offset: offset - 20))
    #expect(view.position(of: "none") == view.position)
    view.set("hidden", to: "YES")
    #expect(view.position(of: "hidden") == view.position)
  }

  @Test("columns count characters, not bytes")
  func columns() throws {
    let document = try MarkupDocument(bytes: Array("<a>\r\n<b c=\"日本\" d=\"e\"/>\r<f/></a>".utf8))
    #expect(document.root.element("b")?.position(of: "d")?.column == 14)
    #expect(document.root.element("b")?.position(of: "d")?.line == 2)
    #expect(document.root.element("f")?.position?.line == 3)
  }

  @Test("writing replaces the file atomically, keeps its permissions, and follows links")
  func writing() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("a.xib")
    let link = folder.appendingPathComponent("link.xib")
    try Self.text.write(to: file, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    let document = try MarkupDocument(contentsOf: link.path)
    document.root.set("version", to: "3.0")
    try document.write(to: link.path)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("<document version=\"3.0\">"))
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["a.xib", "link.xib"])
  }

  @Test("a file that cannot be written is an error, and nothing is left behind")
  func unwritable() throws {
    let document = try MarkupDocument(bytes: Array(Self.text.utf8))
    let error = #expect(throws: MarkupError.self) { try document.write(to: "/no/such/folder/a.xib") }
    #expect(error?.fault == .file("No such file or directory"))
  }

  /// Runs `body` with a temporary folder.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      chmod(folder.path, 0o755)
      try? FileManager.default.removeItem(at: folder)
    }
    try body(folder)
  }

  @Test("a read-only file is left alone, even if its folder would let it be replaced")
  func readOnlyFile() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.xib")
      try Self.text.write(to: file, atomically: false, encoding: .utf8)
      chmod(file.path, 0o444)
      let document = try MarkupDocument(contentsOf: file.path)
      document.root.set("version", to: "9")
      let error = #expect(throws: MarkupError.self) { try document.write(to: file.path) }
      #expect(error?.fault == .file("Permission denied"))
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.xib"])
    }
  }

  @Test(
    "in a read-only folder the file stays as it is",
    .enabled(if: geteuid() != 0, "the administrator may write everywhere"))
  func readOnlyFolder() throws {
    try inFolder { folder in
      let file = folder.appendingPathComponent("a.xib")
      try Self.text.write(to: file, atomically: false, encoding: .utf8)
      chmod(folder.path, 0o555)
      let document = try MarkupDocument(contentsOf: file.path)
      document.root.set("version", to: "9")
      let error = #expect(throws: MarkupError.self) { try document.write(to: file.path) }
      #expect(error?.fault == .file("Permission denied"))
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.text)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.xib"])
    }
  }

  @Test("a folder is not a file, and a file name of maximum length works")
  func namesOfFiles() throws {
    let document = try MarkupDocument(bytes: Array(Self.text.utf8))
    try inFolder { folder in
      let error = #expect(throws: MarkupError.self) { try document.write(to: folder.path) }
      #expect(error?.fault == .file("Is a directory"))
      let long = folder.appendingPathComponent(String(repeating: "n", count: 251) + ".xib")
      try document.write(to: long.path)
      #expect(try String(contentsOf: long, encoding: .utf8) == Self.text)
    }
  }

  @Test("a pipe is written to, not replaced")
  func pipe() throws {
    try inFolder { folder in
      let pipe = folder.appendingPathComponent("pipe").path
      #expect(mkfifo(pipe, 0o600) == 0)
      let reader = open(pipe, O_RDWR | O_NONBLOCK)
      defer { close(reader) }
      try MarkupDocument(bytes: Array(Self.text.utf8)).write(to: pipe)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      let count = read(reader, &buffer, buffer.count)
      #expect(String(decoding: buffer.prefix(max(0, count)), as: UTF8.self) == Self.text)
      var status = stat()
      #expect(stat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
    }
  }
}
