// SPDX-License-Identifier: MIT

import Yams

/// Reads YAML into nodes with positions. This is the only type that uses the YAML library.
///
/// Deep nesting and aliases that expand to large trees are rejected before they need time or memory.
struct YAMLReader {
  /// The maximum size of a file, in bytes.
  static let byteLimit = 4 << 20
  /// The maximum depth of lists and mappings.
  static let depthLimit = 100
  /// The maximum number of values after expanding aliases.
  static let nodeLimit = 200_000

  private let source: SourceText
  private var nodeCount = 0

  private init(source: SourceText) {
    self.source = source
  }

  /// Reads the value of the document; returns `nil` if the text is empty or contains only comments.
  ///
  /// - Throws: The first error of the text, with its position.
  static func read(_ source: SourceText) throws(LayoutFileError) -> SourceNode? {
    guard source.text.utf8.count <= byteLimit else {
      throw LayoutFileError(.tooLarge(limit: byteLimit), at: .start, of: source)
    }
    try NestingGuard.check(source)
    guard let root = try compose(source) else { return nil }
    var reader = YAMLReader(source: source)
    return try reader.convert(root, depth: 0)
  }

  private static func compose(_ source: SourceText) throws(LayoutFileError) -> Node? {
    do {
      return try Yams.compose(yaml: source.text)
    } catch let error as YamlError {
      throw LayoutFileError(yaml: error, in: source)
    } catch {
      throw LayoutFileError(.malformedYAML("\(error)"), at: .start, of: source)
    }
  }

  private mutating func convert(_ node: Node, depth: Int) throws(LayoutFileError) -> SourceNode {
    let position = SourcePosition(node.mark)
    nodeCount += 1
    guard nodeCount <= Self.nodeLimit else {
      throw LayoutFileError(.tooManyValues(limit: Self.nodeLimit), at: position, of: source)
    }
    guard depth <= Self.depthLimit else {
      throw LayoutFileError(.tooDeep(limit: Self.depthLimit), at: position, of: source)
    }
    switch node {
    case .scalar(let scalar):
      return SourceNode(position: position, content: .scalar(SourceScalar(scalar, at: position)))
    case .sequence(let sequence):
      var elements: [SourceNode] = []
      for element in sequence { elements.append(try convert(element, depth: depth + 1)) }
      return SourceNode(position: position, content: .sequence(elements))
    case .mapping(let mapping):
      return SourceNode(position: position, content: .mapping(try entries(of: mapping, depth: depth)))
    case .alias:
      throw LayoutFileError(.malformedYAML("an alias refers to an unknown anchor"), at: position, of: source)
    }
  }

  private mutating func entries(
    of mapping: Node.Mapping, depth: Int
  ) throws(LayoutFileError) -> [SourceNode.Entry] {
    var own: [SourceNode.Entry] = []
    var merged: [SourceNode.Entry] = []
    for (key, value) in mapping {
      let position = SourcePosition(key.mark)
      guard case .scalar(let name) = key else {
        throw LayoutFileError(.keyIsNotText, at: position, of: source)
      }
      let value = try convert(value, depth: depth + 1)
      if name.string == "<<", name.style == .plain {
        merged += try mergedEntries(of: value)
      } else {
        own.append(SourceNode.Entry(key: name.string, keyPosition: position, value: value))
      }
    }
    return addingAbsent(merged, to: own)
  }

  /// Returns the entries merged by `<<: *other` or `<<: [*one, *other]`.
  private func mergedEntries(of value: SourceNode) throws(LayoutFileError) -> [SourceNode.Entry] {
    switch value.content {
    case .mapping(let entries): return entries
    case .sequence(let nodes):
      var all: [SourceNode.Entry] = []
      for node in nodes { all = addingAbsent(try mergedEntries(of: node), to: all) }
      return all
    case .scalar:
      throw LayoutFileError(
        .wrongKind(expected: .mapping, found: value.kind, of: "<<"), at: value.position, of: source)
    }
  }

  private func addingAbsent(_ more: [SourceNode.Entry], to entries: [SourceNode.Entry]) -> [SourceNode.Entry] {
    var present = Set(entries.map(\.key))
    return entries + more.filter { present.insert($0.key).inserted }
  }
}

extension SourcePosition {
  fileprivate init(_ mark: Mark?) {
    self.init(line: max(1, mark?.line ?? 1), column: max(1, mark?.column ?? 1))
  }
}

extension SourceScalar {
  fileprivate init(_ scalar: Node.Scalar, at position: SourcePosition) {
    let style: Style =
      switch scalar.style {
      case .any, .plain: .plain
      case .singleQuoted, .doubleQuoted: .quoted
      case .literal: .literal
      case .folded: .folded
      }
    self.init(text: scalar.string, style: style, position: position)
  }
}

extension LayoutFileError {
  /// Creates an error from one of the YAML library.
  fileprivate init(yaml error: YamlError, in source: SourceText) {
    switch error {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let position = SourcePosition(mark)
      let found = YAMLMistakeFinder(source, at: position).mistake(behind: problem)
      self.init(
        found.map { .yamlMistake($0.mistake) } ?? .malformedYAML(problem), at: found?.position ?? position, of: source)
    case .duplicatedKeysInMapping(let keys, let context):
      // The position is that of the first of the keys, in alphabetical order.
      let mapping = SourcePosition(context.mark)
      let repeated = Set(keys).sorted().prefix(FaultCollector.limit).map { key in
        LayoutFileError(
          .repeatedKey(key), at: source.secondLine(withKey: key, inBlockAt: mapping) ?? mapping, of: source)
      }
      self = LayoutFileError(combining: repeated) ?? LayoutFileError(.repeatedKey(""), at: mapping, of: source)
    case .reader(let problem, let offset, _, _):
      self.init(.malformedYAML(problem), at: source.position(ofCharacter: offset ?? 0), of: source)
    case .writer(let problem), .emitter(let problem), .representer(let problem):
      self.init(.malformedYAML(problem), at: .start, of: source)
    case .no, .memory, .dataCouldNotBeDecoded:
      self.init(.malformedYAML("the text could not be read"), at: .start, of: source)
    }
  }
}

extension SourceText {
  /// Returns the second line that has `key` in the same column, in the block of lines around `start` that are indented at
  /// least as far. The library does not report the positions of all keys.
  fileprivate func secondLine(withKey key: String, inBlockAt start: SourcePosition) -> SourcePosition? {
    let wanted = Array(key.unicodeScalars)
    func isInBlock(_ index: Int) -> Bool { lines[index].prefix(start.column - 1).allSatisfy { $0 == " " } }
    let before = lines.indices.prefix(start.line - 1).reversed().prefix(while: isInBlock).reversed()
    let after = lines.indices.dropFirst(start.line - 1).prefix(while: isInBlock)
    let matches = (Array(before) + Array(after)).filter { index in
      let text = lines[index].dropFirst(start.column - 1)
      let isIndented = lines[index].prefix(start.column - 1).allSatisfy { $0 == " " }
      return isIndented && text.starts(with: wanted) && text.dropFirst(wanted.count).first { $0 != " " } == ":"
    }
    return matches.count > 1 ? SourcePosition(line: matches[1] + 1, column: start.column) : nil
  }

  /// Returns the position of the character at `offset`.
  fileprivate func position(ofCharacter offset: Int) -> SourcePosition {
    let before = SourceText(path: path, text: String(text.prefix(offset)))
    return before.end
  }
}
