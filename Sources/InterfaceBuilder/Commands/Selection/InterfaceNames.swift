// SPDX-License-Identifier: MIT

import InterfaceDocuments
import VisualFormat

/// Finds views by identifier or name.
struct InterfaceNames {
  private let document: InterfaceDocument

  init(_ document: InterfaceDocument) { self.document = document }

  /// Returns the view with `name` as its identifier, or else its label, or else its text.
  func view(called name: String) throws(InterfaceCommandError) -> InterfaceView {
    if let element = document.object(name) {
      guard InterfaceView.isView(element) else { throw .notAView(name, element: element.name) }
      return InterfaceView(element, in: document)
    }
    let views = document.scenes.flatMap(\.views)
    for label in [\InterfaceView.userLabel, \.title] {
      let named = views.filter { $0[keyPath: label] == name }
      if named.count > 1 { throw .severalViews(name, ids: named.map(\.id)) }
      if let view = named.first { return view }
    }
    let labels = views.flatMap { view in [view.id] + [view.userLabel, view.title].compactMap(\.self) }
    throw .unknownView(name, suggestions: Self.names(closeTo: name, among: labels))
  }

  /// Returns the scene with `name` as its identifier, that of its controller or the controller's storyboard identifier.
  func scene(called name: String) throws(InterfaceCommandError) -> InterfaceScene {
    let names = document.scenes.map { scene in
      [scene.id] + [scene.controller?.id, scene.controller?.storyboardIdentifier].compactMap(\.self)
    }
    if let index = names.firstIndex(where: { $0.contains(name) }) { return document.scenes[index] }
    throw .unknownScene(name, suggestions: Self.names(closeTo: name, among: names.flatMap(\.self)))
  }

  /// Returns at most three names similar to `name`, best first.
  static func names(closeTo name: String, among names: [String]) -> [String] {
    let wanted = Array(name.lowercased().prefix(60))
    var seen: Set<String> = []
    return
      names
      .filter { seen.insert($0).inserted && $0.count <= 60 }
      .map { (name: $0, distance: EditDistance.between(wanted, Array($0.lowercased()))) }
      .filter { $0.distance <= max(2, wanted.count / 3) }
      .sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
      .prefix(3)
      .map(\.name)
  }
}
