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

  static func read(
    _ node: SourceNode?, rootName: String, reading: FileReading
  ) throws(LayoutFileError) -> [ViewDescription] {
    guard let node else { return [] }
    var reader = ViewTreeReader(reading: reading, rootName: rootName)
    try reader.collect(try reading.mapping(node, of: "views"), superview: nil)
    try reader.addListedSubviews()
    try reader.checkForCycles()
    return try reader.describe(below: nil)
  }

  private init(reading: FileReading, rootName: String) {
    self.reading = reading
    self.rootName = rootName
  }

  private mutating func collect(
    _ entries: [SourceNode.Entry], superview: String?
  ) throws(LayoutFileError) {
    for entry in entries {
      guard Identifier.isValid(entry.key) else { throw fault(.unusableName(entry.key), at: entry) }
      guard found[entry.key] == nil, entry.key != rootName else { throw fault(.repeatedView(entry.key), at: entry) }
      found[entry.key] = Found(entry: entry, superview: superview, hasSuperview: superview != nil)
      children[superview ?? "", default: []].append(entry.key)
      guard case .mapping(let properties) = entry.value.content,
        let subviews = properties.first(where: { $0.key == "subviews" })?.value
      else { continue }
      try collectSubviews(subviews, of: entry.key)
    }
  }

  private mutating func collectSubviews(_ node: SourceNode, of superview: String) throws(LayoutFileError) {
    switch node.content {
    case .mapping(let entries):
      try collect(entries, superview: superview)
    case .sequence(let names):
      for node in names {
        let name = try reading.scalar(node, of: "subviews").text
        listedSubviews.append(ListedSubview(name: name, node: node, superview: superview))
      }
    case .scalar:
      guard node.isNull else {
        throw reading.error(.wrongKind(expected: .mapping, found: node.kind, of: "subviews"), at: node)
      }
    }
  }

  private mutating func addListedSubviews() throws(LayoutFileError) {
    for listed in listedSubviews {
      guard let view = found[listed.name] else {
        throw reading.error(
          .unknownView(listed.name), at: listed.node,
          suggestion: Spelling.closest(to: listed.name, in: found.keys))
      }
      guard !view.hasSuperview else { throw reading.error(.secondSuperview(listed.name), at: listed.node) }
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

  private func describe(below superview: String?) throws(LayoutFileError) -> [ViewDescription] {
    var views: [ViewDescription] = []
    for name in children[superview ?? ""] ?? [] {
      guard let view = found[name] else { continue }
      views.append(try describe(view))
      views += try describe(below: name)
    }
    return views
  }

  private func describe(_ view: Found) throws(LayoutFileError) -> ViewDescription {
    let entry = view.entry
    let properties = try self.properties(of: entry)
    let viewClass = try self.viewClass(of: entry, properties)
    var assignments: [PropertyAssignment] = []
    for property in properties where property.key != "class" && property.key != "subviews" {
      guard let definition = viewClass.property(property.key) else { throw unknownKey(property, of: viewClass) }
      assignments.append(
        PropertyAssignment(
          key: property.key, position: property.keyPosition, set: try definition.read(property.value, reading)))
    }
    return ViewDescription(
      name: entry.key, position: entry.keyPosition, viewClass: viewClass,
      make: try maker(of: viewClass, properties), assignments: assignments,
      superview: view.superview)
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
