// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// The items of bars.
extension NibBuilder {
  /// Applies the document's values to a controller's navigation item.
  func apply(_ element: MarkupElement, to item: UINavigationItem) {
    otherObjects[element["id"] ?? ""] = item
    load(from: element, into: item)
    if let left = barButtonItems("leftBarButtonItem", of: element) { item.leftBarButtonItems = left }
    if let right = barButtonItems("rightBarButtonItem", of: element) { item.rightBarButtonItems = right }
    item.backBarButtonItem = barButtonItems("backBarButtonItem", of: element)?.first
    if let view = element.element(key: "titleView"), InterfaceView.isView(view) {
      item.titleView = makeBarView(InterfaceView(view, in: document))
    }
  }

  /// Returns the item that the `navigationItem` element of a controller describes.
  package func navigationItem(_ element: MarkupElement) -> UINavigationItem {
    let item = UINavigationItem(title: "")
    apply(element, to: item)
    return item
  }

  /// Returns the item that a `tabBarItem` element describes.
  package func tabBarItem(_ element: MarkupElement) -> UITabBarItem {
    let item = systemTabBarItem(element) ?? UITabBarItem()
    apply(element, to: item)
    loadAccessibility(of: element, into: item)
    return item
  }

  /// Returns the system item that an element names; `nil` if it names none.
  package func systemTabBarItem(_ element: MarkupElement) -> UITabBarItem? {
    option("systemItem", of: element, Self.systemTabBarItems).map { UITabBarItem(tabBarSystemItem: $0, tag: 0) }
  }

  private static let systemTabBarItems: [String: UITabBarItem.SystemItem] = Dictionary(
    uniqueKeysWithValues: UITabBarItem.SystemItem.allCases.map { ("\($0)", $0) })

  /// Returns the bar button items under `key`, which is one item or a list; `nil` if there is no such element.
  package func barButtonItems(_ key: String, of element: MarkupElement) -> [UIBarButtonItem]? {
    let single = element.element(key: key).flatMap { $0.name == "barButtonItem" ? [$0] : nil }
    let list = element.element(key + "s") ?? element.element(key) ?? element.element(key: key + "s")
    guard let elements = single ?? list?.elements("barButtonItem") else { return nil }
    return elements.map { barButtonItem($0) }
  }

  private func barButtonItem(_ element: MarkupElement) -> UIBarButtonItem {
    let item = makeBarButtonItem(element)
    otherObjects[element["id"] ?? ""] = item
    load(from: element, into: item)
    loadAccessibility(of: element, into: item)
    return item
  }

  private func makeBarButtonItem(_ element: MarkupElement) -> UIBarButtonItem {
    if let view = element.element(key: "customView"), InterfaceView.isView(view) {
      return UIBarButtonItem(customView: makeBarView(InterfaceView(view, in: document)))
    }
    if let item = option("systemItem", of: element, Self.systemItems) { return UIBarButtonItem(systemItem: item) }
    return UIBarButtonItem()
  }

  private static let systemItems: [String: UIBarButtonItem.SystemItem] = Dictionary(
    uniqueKeysWithValues: UIBarButtonItem.SystemItem.allCases.map { ("\($0)", $0) })

  /// Creates a view of a bar's item, which is not a descendant of the scene's view, with its constraints.
  private func makeBarView(_ interface: InterfaceView) -> UIView {
    let view = makeTree(interface)
    installConstraints(in: interface)
    return view
  }

  /// Sets the items of a bar.
  func finish(_ element: MarkupElement, _ bar: UINavigationBar) {
    let items = element.element("items")?.elements("navigationItem") ?? []
    if !items.isEmpty {
      bar.items = items.map(navigationItem)
    }
  }

  /// Sets the items of a bar.
  func finish(_ element: MarkupElement, _ bar: UITabBar) {
    bar.items = element.element("items")?.elements("tabBarItem").map(tabBarItem)
  }

  /// Applies the document's values to a tab bar item.
  func apply(_ element: MarkupElement, to item: UITabBarItem) {
    otherObjects[element["id"] ?? ""] = item
    load(from: element, into: item)
  }
}
