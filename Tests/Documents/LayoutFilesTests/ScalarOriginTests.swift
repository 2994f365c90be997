// SPDX-License-Identifier: MIT

import Testing

@testable import LayoutFiles

@Suite("Positions inside texts")
struct ScalarOriginTests {
  @Test(
    "every character of a text has its position in the file",
    arguments: [
      "k: |\n  ab@\n", "k: |\n\n  a\n   b@\n", "k: |2\n    @\n", "k: >\n  one\n  two@\n",
      "k: 'it''s @'\n", "k: \"a\\tb @\"\n", "k: plain @ text\n", "k: plain\n   folded @ text\n",
      "k:\n  - x\nj: 1\nl: {m: [a, '@']}\n", "k: 中文@字\n", "k: |\r\n  a\r\n  b@\r\n",
      "\u{FEFF}k: '@'\n",
    ])
  func position(of yaml: String) throws {
    let source = SourceText(path: "x", text: yaml)
    let root = try #require(try YAMLReader.read(source))
    let scalar = try #require(root.scalars.first { $0.text.contains("@") })
    let offset = try #require(scalar.text.unicodeScalars.firstOffset(of: "@"))
    let position = scalar.position(atOffset: offset, in: source)
    let line = Array(source.line(position.line).unicodeScalars)
    #expect(line.indices.contains(position.column - 1), "\(position)")
    #expect(line[position.column - 1] == "@", "\(position) in \(yaml)")
    let byte = String(String.UnicodeScalarView(scalar.text.unicodeScalars.prefix(offset))).utf8.count
    #expect(TextPositions(of: scalar, in: source).position(ofByte: byte) == position)
  }
}

extension SourceNode {
  /// All texts below this node, in reading order.
  fileprivate var scalars: [SourceScalar] {
    switch content {
    case .scalar(let scalar): [scalar]
    case .sequence(let nodes): nodes.flatMap(\.scalars)
    case .mapping(let entries): entries.flatMap { $0.value.scalars }
    }
  }
}

extension String.UnicodeScalarView {
  fileprivate func firstOffset(of scalar: Unicode.Scalar) -> Int? {
    enumerated().first { $0.element == scalar }?.offset
  }
}
