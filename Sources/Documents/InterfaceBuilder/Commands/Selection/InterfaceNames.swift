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

  /// Returns the view with `name` as its identifier, or else its label, an outlet to it, its text, its tooltip, or its
  /// accessibility label or identifier. Names may be written as `tinamou check` prints them, such as `label “Sign in”`.
  func view(called name: String) throws(InterfaceCommandError) -> InterfaceView {
    let printed = PrintedName(name)
    if let (kind, id) = printed.identified, let element = document.object(id), InterfaceView.isView(element),
      [element.name.lowercased(), (element["customClass"] ?? "").lowercased()].contains(kind.lowercased())
    {
      return InterfaceView(element, in: document)
    }
    for name in printed.candidates {
      if let element = document.object(name) {
        guard InterfaceView.isView(element) else { throw .notAView(name, element: element.name) }
        return InterfaceView(element, in: document)
      }
      for named in namedViews() {
        let views = Self.views(in: named, printedAs: name)
        if views.count > 1 { throw .severalViews(name, ids: views.map(\.id)) }
        if let view = views.first { return view }
      }
    }
    let outlets = outlets()
    let labels = document.scenes.flatMap(\.views).flatMap { view in
      [view.id] + [view.userLabel].compactMap(\.self) + (outlets[view.id] ?? []) + [view.title].compactMap(\.self)
    }
    throw .unknownView(name, suggestions: Self.names(closeTo: name, among: labels))
  }

  /// Returns the views with a name, or whose names are printed like it, in the order of the document.
  private static func views(in named: [String: [InterfaceView]], printedAs name: String) -> [InterfaceView] {
    if let views = named[name] { return views }
    var seen: Set<String> = []
    return named.filter { PrintedName.matches(name, $0.key) }.values.flatMap(\.self)
      .filter { seen.insert($0.id).inserted }.sorted { $0.element.startTag.lowerBound < $1.element.startTag.lowerBound }
  }

  /// The views by their labels, by their outlets, by their texts, and by the names for tooltips and accessibility.
  private func namedViews() -> [[String: [InterfaceView]]] {
    if let named = cache.named { return named }
    let outlets = outlets()
    let names: [(InterfaceView) -> Set<String>] = [
      { Set([$0.userLabel].compactMap(\.self)) }, { Set(outlets[$0.id] ?? []) },
      { Set([$0.title].compactMap(\.self)) },
      { view in
        let accessibility = view.element.element(key: "accessibilityConfiguration")
        return Set([view.element["toolTip"], accessibility?["label"], accessibility?["identifier"]].compactMap(\.self))
      },
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
