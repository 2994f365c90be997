// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The bars of a document as views, for pictures. On the canvas, a bar is a plain view of the bar's size, and the bars of the controllers
/// around a scene are insets.
@MainActor
package struct CanvasBarViews {
  private let builder: NibBuilder
  private let surroundings: CanvasSurroundings
  private let screen: CanvasScreen
  private let document: InterfaceDocument
  private let era: CanvasEra

  /// Creates the bars for the scenes of `canvas`.
  package init(_ canvas: Canvas) {
    document = canvas.document
    era = CanvasEra(document, CanvasRules(document, canvas.options), options: canvas.options)
    screen = CanvasScreen(document, options: canvas.options)
    surroundings = CanvasSurroundings(document)
    builder = NibBuilder(document, settings: NibSettings(purpose: .program, traits: screen.traits))
  }

  /// Adds the bars that a scene contains, and those of the controllers around it. Other views keep their frames.
  package func add(to scene: CanvasScene) {
    for view in scene.views where view.interface.kind?.isBar == true { fill(view) }
    guard let controller = scene.scene.controller,
      let root = scene.roots.first(where: { scene.scene.isView($0.interface) })
    else { return }
    let bars = surroundings.bars(of: controller)
    let containers = surroundings.containers(of: controller)
    if Self.scrolling.contains(root.interface.kind) { scroll(root.view) }
    addNavigationBar(to: root.view, of: controller, bars, containers)
    addBottomBar(to: root.view, of: controller, bars, containers)
  }

  private static let scrolling: Set<InterfaceViewKind?> = [.tableView, .collectionView, .scrollView]

  /// Moves the content of a scroll view below the bars that cover it, as the content insets do at run time.
  private func scroll(_ view: UIView) { view.bounds.origin.y = -view.safeAreaInsets.top }

  /// Shows the bar that a plain view stands for. Views in its items are on the canvas, so the bar's own ones are hidden.
  private func fill(_ view: CanvasView) {
    let bar = builder.makeTree(view.interface)
    bar.translatesAutoresizingMaskIntoConstraints = true
    bar.frame = view.view.bounds
    for item in view.interface.contents { builder.views[item.id]?.alpha = 0 }
    view.view.insertSubview(bar, at: 0)
  }

  // MARK: Bars of controllers

  private func addNavigationBar(
    to root: UIView, of controller: InterfaceController, _ bars: CanvasSurroundings.Bars,
    _ containers: CanvasSurroundings.Containers
  ) {
    let extra = (bars.hasPrompt ? metrics.prompt : 0) + (bars.hasLargeTitle ? BarMetrics.largeTitle : 0)
    let row = min(navigationBar, root.safeAreaInsets.top - extra)
    // A view without an inset ends at the bar.
    guard bars.top != .none, row > 0 else { return }
    let bar = made(containers.navigation?.element(key: "navigationBar")) as? UINavigationBar ?? UINavigationBar()
    let back = containers.previous.map { UINavigationItem(title: title(of: $0) ?? "") }
    bar.items = [back, item(of: controller.element)].compactMap { $0 }
    bar.place(
      in: root, endingAt: root.safeAreaInsets.top, row: row, hasPrompt: bars.hasPrompt,
      hasLargeTitle: bars.hasLargeTitle)
  }

  private func item(of controller: MarkupElement) -> UINavigationItem {
    let item = controller.element(key: "navigationItem").map(builder.navigationItem) ?? UINavigationItem(title: "")
    if item.title?.isEmpty != false { item.title = controller["title"] }
    return item
  }

  private func title(of controller: MarkupElement) -> String? {
    controller.element(key: "navigationItem")?["title"] ?? controller["title"]
  }

  private func addBottomBar(
    to root: UIView, of controller: InterfaceController, _ bars: CanvasSurroundings.Bars,
    _ containers: CanvasSurroundings.Containers
  ) {
    let inset = root.safeAreaInsets.bottom
    guard bars.bottom != .none, inset >= metrics.toolbar else { return }
    let top = root.bounds.height - inset
    guard bars.bottom == .tabBar else {
      let bar = made(containers.navigation?.element(key: "toolbar")) as? UIToolbar ?? UIToolbar()
      bar.items = builder.barButtonItems("toolbarItems", of: controller.element)
      return bar.place(in: root, beginningAt: top, height: metrics.toolbar)
    }
    let bar = made(containers.tabs?.element(key: "tabBar")) as? UITabBar ?? UITabBar()
    let tabs = containers.tabs.map(surroundings.tabs) ?? []
    let items = tabs.map {
      $0.element(key: "tabBarItem").map(builder.tabBarItem) ?? UITabBarItem(title: title(of: $0), image: nil, tag: 0)
    }
    bar.items = items
    if let index = tabs.firstIndex(where: { $0 === containers.tab }) { bar.selectedItem = items[index] }
    bar.frame = CGRect(x: 0, y: root.bounds.minY + top, width: root.bounds.width, height: inset)
    root.addSubview(bar)
  }

  private func made(_ bar: MarkupElement?) -> UIView? {
    guard let bar, InterfaceView.isView(bar) else { return nil }
    let view = builder.makeTree(InterfaceView(bar, in: document))
    view.translatesAutoresizingMaskIntoConstraints = true
    return view
  }

  private var metrics: BarMetrics { .upright(screen.isPad ? .pad : .phone, era.barGeneration) }

  private var navigationBar: CGFloat {
    screen.isPad ? metrics.navigationBar : BarMetrics.upright(.phone, era.generation).navigationBar
  }
}
