// SPDX-License-Identifier: MIT

import Tinamou

/// Reads the keys of a layout file, except those of the screen, which are read first.
@MainActor
struct DocumentReader {
  private let source: SourceText
  private let entries: [SourceNode.Entry]
  private let screen: ScreenRequest
  private let reading: FileReading

  /// Creates a reader.
  ///
  /// - Throws: An error for an unknown key of the file or an error in its metrics.
  init(source: SourceText, entries: [SourceNode.Entry], screen: ScreenRequest) throws(LayoutFileError) {
    self.source = source
    self.entries = entries
    self.screen = screen
    let known = RootKeys.all.map(\.name) + RootKeys.rootProperties
    for entry in entries where !known.contains(entry.key) {
      throw LayoutFileError(
        .unknownKey(entry.key, owner: "a layout file"), at: entry.keyPosition, of: source,
        suggestion: Spelling.closest(to: entry.key, in: known))
    }
    let metrics = try Self.metrics(in: entries, of: source)
    reading = FileReading(source: source, folder: source.folder, metrics: metrics)
  }

  /// Reads the document.
  func document() throws(LayoutFileError) -> LayoutDocument {
    if let description = node("description") { _ = try reading.scalar(description, of: "description") }
    let rootName = try self.rootName()
    let views = try ViewTreeReader.read(node("views"), rootName: rootName, reading: reading)
    let names = Set(views.map(\.name) + [rootName])
    return LayoutDocument(
      source: source, rootName: rootName, screen: screen, rootAssignments: try rootAssignments(), views: views,
      layoutTexts: try layoutTexts(), metrics: reading.metrics, equations: try equations(names: names),
      expectations: try expectations(names: names), inactive: try inactive(),
      animation: try AnimationReader(reading: reading, rootName: rootName, views: views).steps(in: node("animate")),
      ambiguousViews: try ambiguousViews(names: names))
  }

  private func node(_ key: String) -> SourceNode? {
    entries.first { $0.key == key }.map(\.value).flatMap { $0.isNull ? nil : $0 }
  }

  private static func metrics(
    in entries: [SourceNode.Entry], of source: SourceText
  ) throws(LayoutFileError) -> [String: Double] {
    var metrics: [String: Double] = [:]
    guard let node = entries.first(where: { $0.key == "metrics" })?.value, !node.isNull else { return metrics }
    let empty = FileReading(source: source, folder: source.folder, metrics: [:])
    for entry in try empty.mapping(node, of: "metrics") {
      guard Identifier.isValid(entry.key) else {
        throw LayoutFileError(.unusableName(entry.key), at: entry.keyPosition, of: source)
      }
      let reading = FileReading(source: source, folder: source.folder, metrics: metrics)
      metrics[entry.key] = try reading.number(entry.value, of: entry.key)
    }
    return metrics
  }

  private func rootName() throws(LayoutFileError) -> String {
    guard let node = node("name") else { return "root" }
    let name = try reading.scalar(node, of: "name").text
    guard Identifier.isValid(name) else { throw reading.error(.unusableName(name), at: node) }
    return name
  }

  private func rootAssignments() throws(LayoutFileError) -> [PropertyAssignment] {
    var assignments: [PropertyAssignment] = []
    for entry in entries where RootKeys.rootProperties.contains(entry.key) {
      let key = entry.key == "background" ? "backgroundColor" : entry.key
      guard let property = ViewClass.view.property(key) else { continue }
      assignments.append(
        PropertyAssignment(key: key, position: entry.keyPosition, set: try property.read(entry.value, reading)))
    }
    return assignments
  }

  private func layoutTexts() throws(LayoutFileError) -> [SourceScalar] {
    guard let node = node("layout") else { return [] }
    guard case .sequence(let elements) = node.content else { return [try reading.scalar(node, of: "layout")] }
    var texts: [SourceScalar] = []
    for element in elements { texts.append(try reading.scalar(element, of: "layout")) }
    return texts
  }

  private func equations(names: Set<String>) throws(LayoutFileError) -> [EquationEntry] {
    guard let node = node("constraints") else { return [] }
    var equations: [EquationEntry] = []
    for element in try reading.list(node, of: "constraints") {
      guard case .mapping(let named) = element.content else {
        equations.append(try equation(element, name: nil, names: names))
        continue
      }
      for entry in named { equations.append(try equation(entry.value, name: entry.key, names: names)) }
    }
    return equations
  }

  private func equation(
    _ node: SourceNode, name: String?, names: Set<String>
  ) throws(LayoutFileError) -> EquationEntry {
    let scalar = try reading.scalar(node, of: "constraints")
    do {
      let equation = try EquationParser.parse(scalar.text, views: names, metrics: reading.metrics)
      return EquationEntry(equation: equation, text: scalar.text, position: node.position, name: name)
    } catch {
      throw LayoutFileError(
        error.fault, at: scalar.position(atOffset: error.offset, in: source), of: source, suggestion: error.suggestion)
    }
  }

  private func inactive() throws(LayoutFileError) -> [PositionedName] {
    guard let node = node("inactive") else { return [] }
    var names: [PositionedName] = []
    for element in try reading.list(node, of: "inactive") {
      names.append(PositionedName(text: try reading.scalar(element, of: "inactive").text, position: element.position))
    }
    return names
  }

  private func ambiguousViews(names: Set<String>) throws(LayoutFileError) -> Set<String> {
    guard let node = node("ambiguous") else { return [] }
    var views: Set<String> = []
    for element in try reading.list(node, of: "ambiguous") {
      let name = try reading.scalar(element, of: "ambiguous").text
      guard names.contains(name) else {
        throw reading.error(.unknownView(name), at: element, suggestion: Spelling.closest(to: name, in: names))
      }
      views.insert(name)
    }
    return views
  }

  private func expectations(names: Set<String>) throws(LayoutFileError) -> [FrameExpectation] {
    guard let node = node("expect") else { return [] }
    var expectations: [FrameExpectation] = []
    for entry in try reading.mapping(node, of: "expect") {
      guard names.contains(entry.key) else {
        throw LayoutFileError(
          .unknownView(entry.key), at: entry.keyPosition, of: source,
          suggestion: Spelling.closest(to: entry.key, in: names))
      }
      let elements = try reading.list(entry.value, of: entry.key)
      try reading.check(elements.count, isIn: [4], of: entry.key, at: entry.value)
      var frame: [Double?] = []
      for element in elements { frame.append(element.isNull ? nil : try reading.number(element, of: entry.key)) }
      expectations.append(FrameExpectation(view: entry.key, frame: frame, position: entry.keyPosition))
    }
    return expectations
  }
}

extension SourceText {
  /// The directory of the file; the current directory for standard input.
  var folder: String { FilePath.folder(of: path) }
}
