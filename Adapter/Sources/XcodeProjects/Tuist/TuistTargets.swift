// SPDX-License-Identifier: MIT

import Yams

/// A reader of the targets in a manifest of Tuist, as a specification states them.
struct TuistTargets {
  /// A target of a specification.
  struct Target {
    var name: String
    var contents: Node
    /// The parts that are computed, in sentences.
    var notes: [String]
  }

  /// The directory of the manifest, from that of the specification.
  let directory: String
  /// The root of the repository, from that of the specification.
  let root: String

  /// Reads a target; `nil` for what is none.
  func target(_ value: ManifestValue, of project: ManifestValue) -> Target? {
    guard let name = value["name"]?.text, let product = value["product"]?.name else { return nil }
    var contents: Node = ["type": Node(Self.type(of: product))]
    contents["platform"] = Node(platform(of: value))
    let sources = patterns(value["sources"], "**/*.swift") + patterns(value["buildableFolders"], nil)
    contents["sources"] = Node(sources + patterns(value["resources"], nil) + computedResources(value))
    contents["dependencies"] = Node((value["dependencies"]?.elements ?? []).compactMap(dependency))
    var base = settings(project["settings"]).merging(settings(value["settings"])) { $1 }
    base["PRODUCT_NAME"] = value["productName"]?.text ?? name
    base["PRODUCT_BUNDLE_IDENTIFIER"] = value["bundleId"]?.text
    add(value["infoPlist"], to: &contents, &base)
    contents["settings"] = ["base": Node(base.sorted { $0.key < $1.key }.map { (Node($0.key), Node($0.value)) })]
    return Target(name: name, contents: contents, notes: Self.notes(of: value, name))
  }

  private static func type(of product: String) -> String {
    switch product {
    case "app": "application"
    case "framework", "staticFramework": "framework"
    case "staticLibrary", "dynamicLibrary": "library.static"
    case "unitTests": "bundle.unit-test"
    default: product
    }
  }

  private func platform(of target: ManifestValue) -> String {
    let names = ((target["destinations"] ?? target["platform"])?.elements ?? []).compactMap(\.name)
    let isForPhones = names.isEmpty || names.contains { ["ios", "iphone", "ipad"].contains($0.lowercased()) }
    return isForPhones ? "iOS" : names[0]
  }

  private static func notes(of target: ManifestValue, _ name: String) -> [String] {
    ["sources", "resources", "dependencies"].flatMap { label in
      (target[label]?.computedParts ?? []).map { source in
        let line = source.split(whereSeparator: \.isNewline).first ?? ""
        let instead = label == "resources" ? " (those in a folder Resources beside Sources are taken)" : ""
        return "the \(label) of the target \(name) are computed, and not read: \(line)\(instead)"
      }
    }
  }

  // MARK: Files

  /// The entries of a list of patterns: folders, with what is taken of them.
  ///
  /// - Parameter standard: What is taken of a whole folder; everything if it is `nil`.
  private func patterns(_ value: ManifestValue?, _ standard: String?) -> [Node] {
    (value?.elements ?? []).compactMap { element in
      let pattern = element.unlabeled ?? element["pattern"] ?? element["path"] ?? element
      guard let path = path(pattern) else { return nil }
      let parts = path.split(separator: "/").map(String.init)
      let folder = parts.prefix { !$0.contains { "*?{[".contains($0) } }.joined(separator: "/")
      let rest = parts.dropFirst(folder.split(separator: "/").count).joined(separator: "/")
      // A folder above the project's is one of another project.
      var entry: Node = ["path": Node(folder), "optional": folder.hasPrefix("..") ? "false" : "true"]
      if element.name == "folderReference" { entry["type"] = "folder" }
      let include = rest.isEmpty || rest == "**" ? (parts.last.map(Self.isFile) == true ? nil : standard) : rest
      if let include { entry["includes"] = Node([Node(include)]) }
      let excluded = (element["excluding"]?.elements ?? []).compactMap(self.path)
      let prefix = folder.isEmpty ? 0 : folder.count + 1
      if !excluded.isEmpty { entry["excludes"] = Node(excluded.map { Node(String($0.dropFirst(prefix))) }) }
      return entry
    }
  }

  /// The folders beside those of the sources that have resources as a rule, where the manifest computes the resources.
  private func computedResources(_ target: ManifestValue) -> [Node] {
    if (target["resources"]?.computedParts ?? []).isEmpty { return [] }
    let folders = patterns(target["sources"], nil).compactMap { $0["path"]?.string }.filter { $0.hasSuffix("Sources") }
    return folders.map { folder in
      ["path": Node(XcodeProject.join(folder, "../Resources")), "optional": "true"]
    }
  }

  private static func isFile(_ name: String) -> Bool { name.hasSuffix(".swift") }

  /// A path from the directory of the specification.
  private func path(_ value: ManifestValue) -> String? {
    guard let text = value.text else { return nil }
    if value.name == "relativeToRoot" { return XcodeProject.join(root, text) }
    return text.hasPrefix("//")
      ? XcodeProject.join(root, String(text.dropFirst(2))) : XcodeProject.join(directory, text)
  }

  // MARK: Dependencies

  private func dependency(_ value: ManifestValue) -> Node? {
    switch value.name {
    case "target", "project":
      let target = value["name"] ?? value["target"] ?? value.unlabeled
      return target?.text.map { ["target": Node($0)] } ?? target?["name"]?.text.map { ["target": Node($0)] }
    case "external", "package":
      guard let name = (value["name"] ?? value["product"])?.text else { return nil }
      return ["package": Node(name), "products": Node([Node(name)])]
    default: return nil
    }
  }

  /// Reads a package that is fetched, or in a folder. Its name is the last part of its address.
  func package(_ value: ManifestValue) -> (name: String, contents: Node)? {
    if let path = (value["path"] ?? (value.name == "local" ? value.unlabeled : nil)).flatMap(path) {
      return (String(path.split(separator: "/").last ?? ""), ["path": Node(path)])
    }
    guard let address = value["url"]?.text else { return nil }
    var contents: Node = ["url": Node(address)]
    let requirement = value["requirement"] ?? value.unlabeled
    let keys = ["from": "from", "exact": "exactVersion", "branch": "branch", "revision": "revision"]
    for (label, key) in keys {
      if let text = (value[label] ?? (requirement?.name == label ? requirement : nil))?.text {
        contents[key] = Node(text)
      }
    }
    if let from = requirement?["from"]?.text { contents["from"] = Node(from) }
    let last = address.split(separator: "/").last.map(String.init) ?? ""
    return (last.hasSuffix(".git") ? String(last.dropLast(4)) : last, contents)
  }

  // MARK: Settings

  private func settings(_ value: ManifestValue?) -> [String: String] {
    guard case .table(let entries)? = value?["base"] else { return [:] }
    var result: [String: String] = [:]
    for entry in entries {
      let texts = entry.value.elements.compactMap(\.text)
      if let label = entry.label, !texts.isEmpty { result[label] = texts.joined(separator: " ") }
    }
    return result
  }

  /// Adds the property list: a file, or entries beside those that Tuist makes.
  private func add(_ list: ManifestValue?, to contents: inout Node, _ base: inout [String: String]) {
    if let entries = list?["with"] ?? (list?.name == "dictionary" ? list?.unlabeled : nil) {
      var properties = Self.node(of: entries)
      properties["LSRequiresIPhoneOS"] = properties["LSRequiresIPhoneOS"] ?? "true"
      contents["info"] = ["properties": properties]
    } else if let file = (list?["path"] ?? list).flatMap(path) {
      base["INFOPLIST_FILE"] = file
    }
  }

  private static func node(of value: ManifestValue) -> Node {
    switch value {
    case .text(let text): Node(text, .implicit, .doubleQuoted)
    case .number(let text): Node(text)
    case .bool(let bool): Node(bool ? "true" : "false")
    case .list(let elements): Node(elements.map(node))
    case .table(let entries): Node(entries.map { (Node($0.label ?? ""), node(of: $0.value)) })
    case .call(_, let arguments) where arguments.count == 1: node(of: arguments[0].value)
    default: Node("", .implicit, .doubleQuoted)
    }
  }
}
