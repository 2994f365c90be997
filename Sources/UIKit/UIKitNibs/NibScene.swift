// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// The storyboard scene of one controller. It provides the bar items immediately and the view when it is first
/// accessed.
@MainActor
package final class NibScene: StoryboardScene {
  package let storyboard: UIStoryboard
  /// The document of the storyboard.
  let file: StoryboardFile
  let element: MarkupElement
  let builder: NibBuilder

  init(_ file: StoryboardFile, _ element: MarkupElement, in document: InterfaceDocument) {
    self.file = file
    storyboard = file.storyboard
    self.element = element
    var settings = NibSettings(purpose: .program, traits: .init(.current), bundle: file.bundle)
    settings.strings = file.strings
    builder = NibBuilder(document, settings: settings)
  }

  private var interface: InterfaceController { InterfaceController(element, in: builder.document) }

  // MARK: Controller

  /// Applies the values that do not depend on the controller's view.
  func prepare(_ controller: UIViewController) {
    controller.scene = self
    builder.owner = controller
    builder.otherObjects[interface.id] = controller
    applyProperties(to: controller)
    applyBars(to: controller)
    makeRelatedControllers(of: controller)
    if interface.view == nil { builder.connect([element]) }
    controller.awakeFromNib()
  }

  private func applyProperties(to controller: UIViewController) {
    if let title = builder.text("title", of: element) { controller.title = title }
    controller.hidesBottomBarWhenPushed = element.flag("hidesBottomBarWhenPushed")
    controller.loadExtendedLayout(from: element)
    if !element.flag("automaticallyAdjustsScrollViewInsets", or: true) { controller.adjustsScrollViewInsets = false }
    if let split = controller as? UISplitViewController { applyProperties(to: split) }
    if let pages = controller as? UIPageViewController { applyProperties(to: pages) }
    controller.restorationIdentifier =
      element.flag("useStoryboardIdentifierAsRestorationIdentifier")
      ? interface.storyboardIdentifier : element["restorationIdentifier"]
    if let size = builder.size("preferredContentSize", of: element) { controller.preferredContentSize = size }
    if let style = builder.option("modalPresentationStyle", of: element, Self.presentationStyles) {
      controller.modalPresentationStyle = style
    }
    if let style = builder.option("modalTransitionStyle", of: element, Self.modalTransitionStyles) {
      controller.modalTransitionStyle = style
    }
  }

  private func applyProperties(to pages: UIPageViewController) {
    pages.setStyle(
      builder.option("transitionStyle", of: element, Self.pageTransitionStyles) ?? .pageCurl,
      builder.option("navigationOrientation", of: element, Self.pageOrientations) ?? .horizontal,
      builder.option("spineLocation", of: element, Self.spineLocations) ?? .min)
    pages.isDoubleSided = element.flag("doubleSided")
  }

  private static let pageTransitionStyles: [String: UIPageViewController.TransitionStyle] = [
    "pageCurl": .pageCurl, "scroll": .scroll,
  ]

  private static let pageOrientations: [String: UIPageViewController.NavigationOrientation] = [
    "horizontal": .horizontal, "vertical": .vertical,
  ]

  private static let spineLocations: [String: UIPageViewController.SpineLocation] = [
    "none": .none, "min": .min, "mid": .mid, "max": .max,
  ]

  static let presentationStyles: [String: UIModalPresentationStyle] = [
    "fullScreen": .fullScreen, "pageSheet": .pageSheet, "formSheet": .formSheet, "currentContext": .currentContext,
    "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    "custom": .custom, "automatic": .automatic,
  ]

  static let modalTransitionStyles: [String: UIModalTransitionStyle] = [
    "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
    "partialCurl": .partialCurl,
  ]

  private func applyBars(to controller: UIViewController) {
    if let item = element.element("navigationItem") { builder.apply(item, to: controller.navigationItem) }
    if let item = element.element("tabBarItem") {
      if let system = builder.systemTabBarItem(item) { controller.tabBarItem = system }
      builder.apply(item, to: controller.tabBarItem)
    }
    if let items = builder.barButtonItems("toolbarItems", of: element) { controller.toolbarItems = items }
    if let navigation = controller as? UINavigationController {
      if let bar = element.element(key: "navigationBar") {
        builder.load(.navigationBar, from: bar, into: navigation.navigationBar)
        builder.finish(bar, navigation.navigationBar)
      }
      if let bar = element.element(key: "toolbar") { builder.load(.toolbar, from: bar, into: navigation.toolbar) }
      if element.flag("navigationBarHidden") { navigation.isNavigationBarHidden = true }
      if element["toolbarHidden"] == "NO" { navigation.isToolbarHidden = false }
    }
    if let tabs = controller as? UITabBarController, let bar = element.element(key: "tabBar") {
      builder.load(.tabBar, from: bar, into: tabs.tabBar)
    }
  }

  /// Creates the children that the controller contains through relationship segues.
  private func makeRelatedControllers(of controller: UIViewController) {
    let relatives = interface.segues.filter { $0.segueKind == "relationship" }
      .compactMap { segue -> (name: String, controller: UIViewController)? in
        guard let id = segue.destination, let made = file.makeController(id) else { return nil }
        return (segue.property ?? "", made)
      }
    guard !relatives.isEmpty else { return }
    switch controller {
    case let navigation as UINavigationController: navigation.viewControllers = relatives.map(\.controller)
    case let tabs as UITabBarController: tabs.viewControllers = relatives.map(\.controller)
    case let split as UISplitViewController: setColumns(of: split, relatives)
    default: break
    }
  }

  // MARK: View

  /// Loads the controller's view from the document. Returns whether the document has one.
  func loadView(of controller: UIViewController) -> Bool {
    guard let root = interface.view else { return false }
    // A scene that contains itself would be loaded endlessly, so no other controller is created from it while it is
    // loaded.
    let isOutermost = file.controllersBeingCreated.insert(interface.id).inserted
    defer { if isOutermost { file.controllersBeingCreated.remove(interface.id) } }
    let view = builder.makeTree(root)
    view.translatesAutoresizingMaskIntoConstraints = true
    controller.view = view
    for guide in [interface.topGuide, interface.bottomGuide].compactMap({ $0 }) {
      builder.guides[guide.id] = view.systemGuide(guide.kind == .top ? .topSupport : .bottomSupport)
    }
    let others = builder.document.scenes.first { $0.controller?.id == interface.id }?.objects ?? []
    for object in others where object !== element { makeOther(object) }
    builder.installConstraints(in: root)
    if let table = controller as? UITableViewController, let sections = staticSections(of: view) {
      table.staticSections = sections
    }
    builder.connect([element] + others.filter { $0 !== element })
    embedChildren(of: controller, in: root)
    builder.wake([element])
    return true
  }

  private func staticSections(of view: UIView) -> [StaticTableSection]? {
    builder.retained.compactMap { $0 as? StaticSections }.first { $0.table === view }?.sections
  }

  /// Creates another object of the controller's scene: a gesture recognizer, or a view outside the view hierarchy.
  private func makeOther(_ object: MarkupElement) {
    guard let id = object["id"], object.name != "placeholder", object.name != "exit" else { return }
    if InterfaceView.isView(object) {
      builder.retained.append(builder.makeTree(InterfaceView(object, in: builder.document)))
    } else if let made = builder.makePlainObject(object) {
      builder.otherObjects[id] = made
      builder.retained.append(made)
    }
  }

  // MARK: Embedded controllers

  /// Adds the controllers of embed segues to their container views.
  private func embedChildren(of controller: UIViewController, in root: InterfaceView) {
    for container in root.tree {
      for segue in container.connections where segue.kind == .segue && segue.segueKind == "embed" {
        guard let id = segue.destination, let view = builder.views[container.id],
          let child = file.makeController(id, creator: controller.segueAction(segue, nil))
        else { continue }
        embed(child, in: view, of: controller, segue)
      }
    }
  }

  private func embed(
    _ child: UIViewController, in container: UIView, of controller: UIViewController, _ segue: InterfaceConnection
  ) {
    let performed = UIStoryboardSegue(identifier: segue.identifier, source: controller, destination: child)
    controller.prepare(for: performed, sender: nil)
    controller.addChild(child)
    child.view.frame = container.bounds
    child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(child.view)
    child.didMove(toParent: controller)
  }
}
