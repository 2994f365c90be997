// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The parts of a document that a description does not have, by name.
@MainActor
struct DocumentOmissions {
  /// The name of each described view, by its identifier.
  let names: [String: String]
  /// The identifiers of the views that exist in the size classes of the layout.
  let installed: Set<String>

  /// Returns the omissions of a layout: those of its views, and those of its controller.
  func all(of root: InterfaceView, in scene: InterfaceScene) -> [ConversionOmission] {
    let rootName = names[root.id] ?? ""
    var omissions: [ConversionOmission] = []
    for view in root.tree {
      if let name = names[view.id] {
        omissions += self.subjects(of: view).map { ConversionOmission(view: name, subject: $0) }
      } else if installed.contains(view.id) {
        let owner = view.element.ancestors.lazy.compactMap { $0["id"].flatMap { names[$0] } }.first ?? rootName
        omissions.append(ConversionOmission(view: owner, subject: "the \(view.className) in it"))
      }
    }
    guard let owner = scene.owner(of: root) else { return omissions }
    omissions += ownerSubjects(of: owner).map { ConversionOmission(view: rootName, subject: $0) }
    return omissions
  }

  // MARK: Views

  private func subjects(of view: InterfaceView) -> [String] {
    let element = view.element
    var subjects = element.attributes.compactMap { attribute in
      Self.isRead(attribute.name, value: attribute.value, of: view) ? nil : "the attribute \(attribute.name)"
    }
    for child in element.elements where !Self.isRead(child, of: view) && !InterfaceView.isView(child) {
      switch child.name {
      case "connections", "gestureRecognizers": break
      case "userDefinedRuntimeAttributes":
        subjects += child.elements.compactMap { $0["keyPath"] }.filter { !Self.runtimePaths.contains($0) }
          .map { "the runtime attribute \($0)" }
      default: subjects.append("the element " + (child["key"] ?? child.name))
      }
    }
    subjects += accessibility(of: element) + segments(of: element) + connections(of: view)
    return subjects + unreadRuns(in: element)
  }

  /// Returns the parts of the accessibility element without the identifier, which is read.
  private func accessibility(of element: MarkupElement) -> [String] {
    guard let accessibility = element.element("accessibility") else { return [] }
    let names = accessibility.attributes.map(\.name).filter { !["key", "identifier"].contains($0) }
    return (names + accessibility.elements.compactMap { $0["key"] }).map { "the accessibility \($0)" }
  }

  /// Returns the parts of segments other than their titles.
  private func segments(of element: MarkupElement) -> [String] {
    let attributes = (element.element("segments")?.elements ?? []).flatMap { $0.attributes.map(\.name) }
    return Set(attributes).subtracting(["title"]).sorted().map { "the \($0) of segments" }
  }

  private func connections(of view: InterfaceView) -> [String] {
    view.connections.compactMap { connection in
      switch connection.kind {
      case .action: "the action \(connection.selector ?? "")"
      case .segue: "the segue \(connection.identifier ?? connection.segueKind ?? "")"
      case .outlet, .outletCollection: "the outlet \(connection.property ?? "")"
      }
    }
  }

  /// Returns the attributes of texts that are not read, and the fonts of texts that are not known here.
  private func unreadRuns(in element: MarkupElement) -> [String] {
    let owners = [element] + element.elements("state") + element.elements("buttonConfiguration")
    let texts = owners.flatMap { $0.elements("attributedString") }.filter { $0["key"] != "userComments" }
    let attributes = texts.flatMap { $0.elements("fragment") }.compactMap { $0.element("attributes") }
      .flatMap(\.elements)
    return attributes.compactMap { attribute in
      let key = attribute["key"] ?? attribute.name
      if attribute.name == "font", attribute["metaFont"] == nil, let name = attribute["name"],
        UIFont(name: name, size: 12) == nil
      {
        return "the font \(name) of an attributed text"
      }
      return Self.textAttributes.contains(key) ? nil : "the text attribute \(key)"
    }
  }

  // MARK: Controllers and owners

  private func ownerSubjects(of element: MarkupElement) -> [String] {
    let owner = element.name == "placeholder" ? "owner" : "controller"
    let structure: Set<String> = [
      "view", "tableView", "collectionView", "layoutGuides", "viewControllerLayoutGuide", "connections", "size",
      "extendedEdge", "simulatedStatusBarMetrics", "simulatedTopBarMetrics", "simulatedBottomBarMetrics",
    ]
    var subjects: [String] = []
    for child in element.elements where !structure.contains(child.name) && !InterfaceView.isView(child) {
      let key = child["key"] ?? child.name
      if !key.hasPrefix("simulated"), key != "freeformSize" { subjects.append("the \(owner)'s \(key)") }
    }
    for connection in InterfaceConnection.all(of: element) {
      switch connection.kind {
      case .segue: subjects.append("the \(owner)'s segue \(connection.identifier ?? connection.segueKind ?? "")")
      case .action: subjects.append("the \(owner)'s action \(connection.selector ?? "")")
      case .outlet, .outletCollection:
        // An outlet to a described view is the property of that name.
        if connection.destination.flatMap({ names[$0] }) == nil {
          subjects.append("the \(owner)'s outlet \(connection.property ?? "")")
        }
      }
    }
    return subjects
  }
}

extension InterfaceScene {
  /// Returns the object with the outlets to a top-level view: its controller, or the owner of a nib; `nil` for another
  /// top-level view of a scene.
  func owner(of root: InterfaceView) -> MarkupElement? {
    if let controller { return controller.view?.id == root.id ? controller.element : nil }
    return objects.first { $0["placeholderIdentifier"] == "IBFilesOwner" }
  }
}
