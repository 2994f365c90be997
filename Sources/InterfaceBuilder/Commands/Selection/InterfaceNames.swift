// SPDX-License-Identifier: MIT

import InterfaceDocuments
import VisualFormat

/// Finds views by identifier or name.
struct InterfaceNames {
  private let document: InterfaceDocument
  private let cache = Cache()

  /// The views by their names, collected when a name is first needed.
  private final class Cache {
    var named: [[String: [InterfaceView]]]?
  }

  init(_ document: InterfaceDocument) { self.document = document }

  /// Returns the view with `name` as its identifier, or else its label, an outlet to it, or its text.
  func view(called name: String) throws(InterfaceCommandError) -> InterfaceView {
    if let element = document.object(name) {
      guard InterfaceView.isView(element) else { throw .notAView(name, element: element.name) }
      return InterfaceView(element, in: document)
    }
    let named = namedViews()
    for views in named {
      guard let views = views[name] else { continue }
      if views.count > 1 { throw .severalViews(name, ids: views.map(\.id)) }
      if let view = views.first { return view }
    }
    let outlets = outlets()
    let labels = document.scenes.flatMap(\.views).flatMap { view in
      [view.id] + [view.userLabel].compactMap(\.self) + (outlets[view.id] ?? []) + [view.title].compactMap(\.self)
    }
    throw .unknownView(name, suggestions: Self.names(closeTo: name, among: labels))
  }

  /// The views by their labels, by their outlets, and by their texts.
  private func namedViews() -> [[String: [InterfaceView]]] {
    if let named = cache.named { return named }
    let outlets = outlets()
    let names: [(InterfaceView) -> Set<String>] = [
      { Set([$0.userLabel].compactMap(\.self)) }, { Set(outlets[$0.id] ?? []) },
      { Set([$0.title].compactMap(\.self)) },
    ]
    var named = names.map { _ in [String: [InterfaceView]]() }
    for view in document.scenes.flatMap(\.views) {
      for index in names.indices {
        for name in names[index](view) { named[index][name, default: []].append(view) }
      }
    }
    cache.named = named
    return named
  }

  /// The names of the outlets to each object, by the object's identifier.
  private func outlets() -> [String: [String]] {
    var outlets: [String: [String]] = [:]
    for element in document.markup.root.subtree where element.name == "outlet" || element.name == "outletCollection" {
      guard let property = element["property"], let destination = element["destination"] else { continue }
      outlets[destination, default: []].append(property)
    }
    return outlets
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
