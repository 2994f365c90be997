// SPDX-License-Identifier: MIT

import Tinamou

/// Reads `views:` and sorts the views so that superviews come before their subviews.
@MainActor
struct ViewTreeReader {
  /// A view whose properties have not been read yet.
  private struct Found {
    let entry: SourceNode.Entry
    var superview: String?
    /// Whether the file defines the superview, by nesting or in a list of subviews.
    var hasSuperview: Bool
  }

  /// A name in a list of subviews.
  private struct ListedSubview {
    let name: String
    let node: SourceNode
    let superview: String
  }

  private let reading: FileReading
  private let rootName: String
  private var found: [String: Found] = [:]
  /// The names of subviews by superview, back to front. The root view has the key "".
  private var children: [String: [String]] = [:]
  private var listedSubviews: [ListedSubview] = []

  /// Reads the views.
  ///
  /// - Throws: An error of the tree as a whole, such as a cycle. Errors of single views are recorded.
  static func read(
    _ node: SourceNode?, rootName: String, reading: FileReading
  ) throws(LayoutFileError) -> [ViewDescription] {
    guard let node else { return [] }
    var reader = ViewTreeReader(reading: reading, rootName: rootName)
    reader.collect(try reading.mapping(node, of: "views"), superview: nil)
    reader.addListedSubviews()
    try reader.checkForCycles()
    return reader.describe(below: nil)
  }

  private init(reading: FileReading, rootName: String) {
    self.reading = reading
    self.rootName = rootName
  }

  private mutating func collect(
    _ entries: [SourceNode.Entry], superview: String?
  ) {
    for entry in entries where !reading.faults.isFull {
      guard Identifier.isValid(entry.key) else {
        reading.faults.add(fault(.unusableName(entry.key), at: entry))
        continue
      }
      guard found[entry.key] == nil, entry.key != rootName else {
        reading.faults.add(fault(.repeatedView(entry.key), at: entry))
        continue
      }
      found[entry.key] = Found(entry: entry, superview: superview, hasSuperview: superview != nil)
      children[superview ?? "", default: []].append(entry.key)
      guard case .mapping(let properties) = entry.value.content,
        let subviews = properties.first(where: { $0.key == "subviews" })?.value
      else { continue }
      collectSubviews(subviews, of: entry.key)
    }
  }

  private mutating func collectSubviews(_ node: SourceNode, of superview: String) {
    switch node.content {
    case .mapping(let entries):
      collect(entries, superview: superview)
    case .sequence(let names):
      listedSubviews += reading.faults.collect(names) { (node) throws(LayoutFileError) in
        ListedSubview(name: try reading.scalar(node, of: "subviews").text, node: node, superview: superview)
      }
    case .scalar:
      guard !node.isNull else { return }
      reading.faults.add(
        reading.error(.wrongKind(expected: .mapping, found: node.kind, of: "subviews"), at: node))
    }
  }

  private mutating func addListedSubviews() {
    for listed in listedSubviews where !reading.faults.isFull {
      guard let view = found[listed.name] else {
        reading.faults.add(
          reading.error(
            .unknownView(listed.name), at: listed.node,
            suggestion: Spelling.closest(to: listed.name, in: found.keys)))
        continue
      }
      guard !view.hasSuperview else {
        reading.faults.add(reading.error(.secondSuperview(listed.name), at: listed.node))
        continue
      }
      children["", default: []].removeAll { $0 == listed.name }
      children[listed.superview, default: []].append(listed.name)
      found[listed.name]?.superview = listed.superview
      found[listed.name]?.hasSuperview = true
    }
  }

  /// Checks for views that contain themselves. A view can contain itself, or exceed the depth limit, only through
  /// lists of names, because the nesting of the file is limited.
  private func checkForCycles() throws(LayoutFileError) {
    for listed in listedSubviews {
      var path = [listed.name]
      while let superview = path.last.flatMap({ found[$0]?.superview }) {
        path.append(superview)
        if let start = path.dropLast().firstIndex(of: superview) {
          throw reading.error(.cyclicViews(path[start...].reversed()), at: listed.node)
        }
        guard path.count <= YAMLReader.depthLimit else {
          throw reading.error(.tooDeep(limit: YAMLReader.depthLimit), at: listed.node)
        }
      }
    }
  }

  private func describe(below superview: String?) -> [ViewDescription] {
    var views: [ViewDescription] = []
    for name in children[superview ?? ""] ?? [] {
      guard let view = found[name] else { continue }
      views.append(describe(view))
      views += describe(below: name)
    }
    return views
  }

  /// Returns the description of a view. A view with errors has the properties that can be read, so that constraints on
  /// it are not reported as well.
  private func describe(_ view: Found) -> ViewDescription {
    let entry = view.entry
    let faults = reading.faults
    let properties = faults.attempt { () throws(LayoutFileError) in try self.properties(of: entry) } ?? []
    let viewClass = faults.attempt { () throws(LayoutFileError) in try self.viewClass(of: entry, properties) }
    // The properties of an unknown class cannot be checked.
    let set = viewClass == nil ? [] : properties.filter { $0.key != "class" && $0.key != "subviews" }
    let assignments = faults.collect(set) { (property) throws(LayoutFileError) in
      try assignment(of: property, viewClass ?? .view)
    }
    let make = faults.attempt { () throws(LayoutFileError) in try maker(of: viewClass ?? .view, properties) }
    return ViewDescription(
      name: entry.key, position: entry.keyPosition, viewClass: viewClass ?? .view,
      make: make ?? (viewClass ?? .view).make, assignments: assignments, superview: view.superview)
  }

  private func assignment(
    of property: SourceNode.Entry, _ viewClass: ViewClass
  ) throws(LayoutFileError) -> PropertyAssignment {
    guard let definition = viewClass.property(property.key) else { throw unknownKey(property, of: viewClass) }
    return PropertyAssignment(
      key: property.key, position: property.keyPosition, set: try definition.read(property.value, reading))
  }

  /// Returns the properties of a view, whose value is a mapping, a class name or nothing.
  private func properties(of entry: SourceNode.Entry) throws(LayoutFileError) -> [SourceNode.Entry] {
    if entry.value.isNull { return [] }
    if case .scalar = entry.value.content {
      return [SourceNode.Entry(key: "class", keyPosition: entry.value.position, value: entry.value)]
    }
    return try reading.mapping(entry.value, of: entry.key)
  }

  private func viewClass(
    of entry: SourceNode.Entry, _ properties: [SourceNode.Entry]
  ) throws(LayoutFileError) -> ViewClass {
    guard let node = properties.first(where: { $0.key == "class" })?.value else { return .view }
    let name = try reading.scalar(node, of: "class").text
    guard let viewClass = ViewClass.named(name) else {
      throw reading.error(
        .unknownClass(name), at: node, suggestion: Spelling.closest(to: name, in: ViewClass.all.map(\.name)))
    }
    return viewClass
  }

  private func maker(
    of viewClass: ViewClass, _ properties: [SourceNode.Entry]
  ) throws(LayoutFileError) -> @MainActor () -> UIView {
    guard let variants = viewClass.variants, let entry = properties.first(where: { $0.key == variants.key })
    else { return viewClass.make }
    return try variants.make(for: entry.value, in: reading)
  }

  private func unknownKey(_ entry: SourceNode.Entry, of viewClass: ViewClass) -> LayoutFileError {
    let known = viewClass.allProperties.map(\.name) + ["class", "subviews"]
    let article = "AEIO".contains(viewClass.name.prefix(1)) ? "an" : "a"
    return LayoutFileError(
      .unknownKey(entry.key, owner: "\(article) \(viewClass.name)"), at: entry.keyPosition, of: reading.source,
      suggestion: Spelling.closest(to: entry.key, in: known))
  }

  private func fault(_ fault: LayoutFileFault, at entry: SourceNode.Entry) -> LayoutFileError {
    LayoutFileError(fault, at: entry.keyPosition, of: reading.source)
  }
}
