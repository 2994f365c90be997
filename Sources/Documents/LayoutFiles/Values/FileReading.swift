// SPDX-License-Identifier: MIT

import Tinamou

/// The context for reading values: the file and its metrics.
struct FileReading {
  /// The source text.
  let source: SourceText
  /// The directory to which paths in the file are relative.
  let folder: String
  /// The metrics of the file.
  let metrics: [String: Double]
  /// The errors found so far.
  let faults: FaultCollector

  /// Creates an error at the position of `node`.
  func error(_ fault: LayoutFileFault, at node: SourceNode, suggestion: String? = nil) -> LayoutFileError {
    LayoutFileError(fault, at: node.position, of: source, suggestion: suggestion)
  }

  /// Returns the text of a scalar that is the value of `key`.
  func scalar(_ node: SourceNode, of key: String, expected: LayoutFileFault.ValueKind = .text)
    throws(LayoutFileError) -> SourceScalar
  {
    guard case .scalar(let scalar) = node.content, !node.isNull else {
      throw error(.wrongKind(expected: expected, found: node.kind, of: key), at: node)
    }
    return scalar
  }

  /// Returns the elements of a list that is the value of `key`.
  func list(_ node: SourceNode, of key: String) throws(LayoutFileError) -> [SourceNode] {
    guard case .sequence(let elements) = node.content else {
      throw error(.wrongKind(expected: .list, found: node.kind, of: key), at: node)
    }
    return elements
  }

  /// Returns the entries of a mapping that is the value of `key`.
  func mapping(_ node: SourceNode, of key: String) throws(LayoutFileError) -> [SourceNode.Entry] {
    guard case .mapping(let entries) = node.content else {
      throw error(.wrongKind(expected: .mapping, found: node.kind, of: key), at: node)
    }
    return entries
  }

  /// Returns a finite number, or the value of a metric.
  func number(_ node: SourceNode, of key: String) throws(LayoutFileError) -> Double {
    let scalar = try scalar(node, of: key, expected: .number)
    if scalar.style == .plain, let number = YAMLNumber.parse(Self.withoutUnit(scalar.text)) {
      guard number.isFinite else { throw error(.notFinite(scalar.text), at: node) }
      guard abs(number) <= LayoutNumber.maximum else {
        throw error(.outOfRange(scalar.text, range: LayoutNumber.range), at: node)
      }
      return number
    }
    if let metric = metrics[scalar.text] { return metric }
    if Identifier.isValid(scalar.text) {
      throw error(
        .unknownMetric(scalar.text), at: node, suggestion: Spelling.closest(to: scalar.text, in: metrics.keys))
    }
    throw error(.unreadableValue(scalar.text, as: "a number"), at: node)
  }

  /// The text without the unit of points, as in `320pt`.
  private static func withoutUnit(_ text: String) -> String {
    let number = text.hasSuffix("pt") ? String(text.dropLast(2)) : text
    return number.last?.isNumber == true || number.last == "." ? number : text
  }

  /// Returns a list of numbers whose length is within `counts`.
  func numbers(
    _ node: SourceNode, of key: String, counts: Set<Int>
  ) throws(LayoutFileError) -> [Double] {
    let elements = try list(node, of: key)
    try check(elements.count, isIn: counts, of: key, at: node)
    return try all(elements) { (element) throws(LayoutFileError) in try number(element, of: key) }
  }

  /// Returns the values of all elements.
  ///
  /// - Throws: The last error of the elements. The others are recorded.
  func all<Value>(
    _ elements: [SourceNode], _ read: (SourceNode) throws(LayoutFileError) -> Value
  ) throws(LayoutFileError) -> [Value] {
    var values: [Value] = []
    var failure: LayoutFileError?
    for element in elements where !faults.isFull {
      do throws(LayoutFileError) {
        values.append(try read(element))
      } catch {
        if let failure { faults.add(failure) }
        failure = error
      }
    }
    if let failure { throw failure }
    return values
  }

  func check(
    _ count: Int, isIn counts: Set<Int>, of key: String, at node: SourceNode
  ) throws(LayoutFileError) {
    guard !counts.contains(count) else { return }
    let expected = counts.sorted().map(String.init).joined(separator: " or ")
    throw error(.wrongCount(expected: expected, found: count, of: key), at: node)
  }

  /// The number of choices that a message lists.
  private static let fewChoices = 14

  /// Returns the value with the name in a scalar.
  func choice<Value>(
    _ node: SourceNode, of key: String, kind: String, among choices: [(name: String, value: Value)]
  ) throws(LayoutFileError) -> Value {
    let word = try scalar(node, of: key).text
    if let found = choices.first(where: { $0.name == word }) { return found.value }
    let suggestion = Spelling.closest(to: word, in: choices.map(\.name))
    let names = choices.map(\.name)
    throw error(
      .unknownChoice(word, kind: kind, choices: names.count <= Self.fewChoices ? names : []), at: node,
      suggestion: suggestion)
  }
}
