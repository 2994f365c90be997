// SPDX-License-Identifier: MIT

import Tinamou

/// Reads the keys of a layout file, except those of the screen, which are read first.
@MainActor
struct LayoutFileReader {
  private let source: SourceText
  private let entries: [SourceNode.Entry]
  private let screen: ScreenRequest
  private let reading: FileReading
  private let faults: FaultCollector

  /// Creates a reader. Unknown keys of the file and errors in its metrics are recorded in `faults`.
  init(source: SourceText, entries: [SourceNode.Entry], screen: ScreenRequest, faults: FaultCollector) {
    self.faults = faults
    self.source = source
    self.entries = entries
    self.screen = screen
    let known = RootKeys.all.map(\.name) + RootKeys.rootProperties
    for entry in entries where !known.contains(entry.key) && !RootKeys.isExtension(entry.key) && !faults.isFull {
      faults.add(
        LayoutFileError(
          .unknownKey(entry.key, owner: "a layout file"), at: entry.keyPosition, of: source,
          suggestion: Spelling.closest(to: entry.key, in: known)))
    }
    reading = FileReading(
      source: source, folder: source.folder, metrics: Self.metrics(in: entries, of: source, faults: faults),
      faults: faults)
  }

  /// Reads the document. Errors are recorded, and what can be read is returned.
  ///
  /// - Throws: All errors, if the tree of views cannot be read, on which everything else depends.
  func document() throws(LayoutFileError) -> LayoutDocument {
    if let node = node("description") {
      _ = faults.attempt { () throws(LayoutFileError) in try reading.scalar(node, of: "description") }
    }
    let rootName =
      faults.attempt { () throws(LayoutFileError) in try self.rootName() } ?? LayoutDocument.standardRootName
    let rootAssignments = self.rootAssignments()
    let views: [ViewDescription]
    do throws(LayoutFileError) {
      views = try ViewTreeReader.read(node("views"), rootName: rootName, reading: reading)
    } catch {
      faults.add(error)
      throw LayoutFileError(combining: faults.errors) ?? error
    }
    // The root view is called root as well, unless another view is.
    let names = Set(views.map(\.name) + [rootName, LayoutDocument.standardRootName])
    let animation = AnimationReader(reading: reading, rootName: rootName, views: views)
    return LayoutDocument(
      source: source, rootName: rootName, screen: screen, rootAssignments: rootAssignments, views: views,
      layoutTexts: attempt { () throws(LayoutFileError) in try layoutTexts() }, metrics: reading.metrics,
      equations: attempt { () throws(LayoutFileError) in try equations(names: names) },
      expectations: attempt { () throws(LayoutFileError) in try expectations(names: names) },
      inactive: attempt { () throws(LayoutFileError) in try inactive() },
      animation: attempt { () throws(LayoutFileError) in try animation.steps(in: node("animate")) },
      ambiguousViews: Set(attempt { () throws(LayoutFileError) in try ambiguousViews(names: names) }))
  }

  /// Returns the list that `work` reads; empty if there is an error, which is recorded.
  private func attempt<Value>(_ work: () throws(LayoutFileError) -> [Value]) -> [Value] { faults.attempt(work) ?? [] }

  private func node(_ key: String) -> SourceNode? {
    entries.first { $0.key == key }.map(\.value).flatMap { $0.isNull ? nil : $0 }
  }

  private static func metrics(
    in entries: [SourceNode.Entry], of source: SourceText, faults: FaultCollector
  ) -> [String: Double] {
    var metrics: [String: Double] = [:]
    guard let node = entries.first(where: { $0.key == "metrics" })?.value, !node.isNull else { return metrics }
    let empty = FileReading(source: source, folder: source.folder, metrics: [:], faults: faults)
    let named = faults.attempt { () throws(LayoutFileError) in try empty.mapping(node, of: "metrics") }
    for entry in named ?? [] where !faults.isFull {
      guard Identifier.isValid(entry.key) else {
        faults.add(LayoutFileError(.unusableName(entry.key), at: entry.keyPosition, of: source))
        continue
      }
      let reading = FileReading(source: source, folder: source.folder, metrics: metrics, faults: faults)
      let number = faults.attempt { () throws(LayoutFileError) in try reading.number(entry.value, of: entry.key) }
      // A metric with an error still has a value, so that its uses are not reported as well.
      metrics[entry.key] = number ?? 1
    }
    return metrics
  }

  private func rootName() throws(LayoutFileError) -> String {
    guard let node = node("name") else { return LayoutDocument.standardRootName }
    let name = try reading.scalar(node, of: "name").text
    guard Identifier.isValid(name) else { throw reading.error(.unusableName(name), at: node) }
    return name
  }

  private func rootAssignments() -> [PropertyAssignment] {
    let properties = entries.filter { RootKeys.rootProperties.contains($0.key) }
    return faults.collect(properties) { (entry) throws(LayoutFileError) -> PropertyAssignment? in
      let key = entry.key == "background" ? "backgroundColor" : entry.key
      guard let property = ViewClass.view.property(key) else { return nil }
      return PropertyAssignment(key: key, position: entry.keyPosition, set: try property.read(entry.value, reading))
    }
    .compactMap(\.self)
  }

  private func layoutTexts() throws(LayoutFileError) -> [SourceScalar] {
    guard let node = node("layout") else { return [] }
    guard case .sequence(let elements) = node.content else { return [try reading.scalar(node, of: "layout")] }
    return faults.collect(elements) { (element) throws(LayoutFileError) in try reading.scalar(element, of: "layout") }
  }

  private func equations(names: Set<String>) throws(LayoutFileError) -> [EquationEntry] {
    guard let node = node("constraints") else { return [] }
    let written = try reading.list(node, of: "constraints").flatMap { element -> [(name: String?, node: SourceNode)] in
      guard case .mapping(let named) = element.content else { return [(nil, element)] }
      return named.map { ($0.key, $0.value) }
    }
    return faults.collect(written) { (entry) throws(LayoutFileError) in
      try equation(entry.node, name: entry.name, names: names)
    }
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
    return faults.collect(try reading.list(node, of: "inactive")) { (element) throws(LayoutFileError) in
      PositionedName(text: try reading.scalar(element, of: "inactive").text, position: element.position)
    }
  }

  private func ambiguousViews(names: Set<String>) throws(LayoutFileError) -> [String] {
    guard let node = node("ambiguous") else { return [] }
    return faults.collect(try reading.list(node, of: "ambiguous")) { (element) throws(LayoutFileError) in
      let name = try reading.scalar(element, of: "ambiguous").text
      guard names.contains(name) else {
        throw reading.error(.unknownView(name), at: element, suggestion: Spelling.closest(to: name, in: names))
      }
      return name
    }
  }

  private func expectations(names: Set<String>) throws(LayoutFileError) -> [FrameExpectation] {
    guard let node = node("expect") else { return [] }
    return faults.collect(try reading.mapping(node, of: "expect")) { (entry) throws(LayoutFileError) in
      guard names.contains(entry.key) else {
        throw LayoutFileError(
          .unknownView(entry.key), at: entry.keyPosition, of: source,
          suggestion: Spelling.closest(to: entry.key, in: names))
      }
      let elements = try reading.list(entry.value, of: entry.key)
      try reading.check(elements.count, isIn: [4], of: entry.key, at: entry.value)
      let frame = try reading.all(elements) { (element) throws(LayoutFileError) -> Double? in
        element.isNull ? nil : try reading.number(element, of: entry.key)
      }
      return FrameExpectation(view: entry.key, frame: frame, position: entry.keyPosition)
    }
  }
}

extension SourceText {
  /// The directory of the file; the current directory for standard input.
  var folder: String { FilePath.folder(of: path) }
}
