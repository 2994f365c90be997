// SPDX-License-Identifier: MIT

import Foundation
import InterfaceBuilder
import Testing
import UIKit

/// A list of an app, with its own data source.
private final class FruitList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Fruit", for: indexPath)
  }
}

/// A screen with a container.
private final class FruitDetail: UIViewController {
  var segues: [String] = []
  var events: [String] = []

  override func awakeFromNib() {
    super.awakeFromNib()
    events.append("woken")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("loaded")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) { segues.append(segue.identifier ?? "") }
}

@Suite("Storyboards") @MainActor
struct StoryboardTests {
  let storyboard: UIStoryboard

  init() {
    NibRegistry.register(FruitList.self)
    NibRegistry.register(FruitDetail.self)
    storyboard = UIStoryboard(name: "Shop", bundle: OwnDocuments.bundle)
  }

  @Test("the initial controller is created with the controllers that it contains")
  func initial() throws {
    let navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    #expect(navigation.navigationBar.prefersLargeTitles)
    let list = try #require(navigation.topViewController as? FruitList)
    #expect(list.title == "Fruit")
    #expect(list.storyboard === storyboard)
    #expect(list.navigationItem.leftBarButtonItem != nil)
    #expect(list.navigationItem.rightBarButtonItems?.map(\.title) == ["One", "Two"])
  }

  @Test("prototypes create rows")
  func prototypes() throws {
    let list = try #require(storyboard.instantiateViewController(withIdentifier: "List") as? FruitList)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = list
    window.makeKeyAndVisible()
    #expect(list.tableView.visibleCells.count == 3)
    let dots = list.tableView.visibleCells.map { $0.viewWithTag(7) }
    #expect(Set(dots.map { ObjectIdentifier($0 ?? UIView()) }).count == 3)
    let dot = try #require(dots[1])
    #expect(dot.frame.minX == 20 as CGFloat)
    #expect(dot.frame.size == CGSize(width: 20, height: 20))
    #expect(list.tableView.rowHeight == 60 as CGFloat)
  }

  @Test("the collection view of a document is in the view of its controller, which can be covered by another one")
  func collectionController() throws {
    let grid = try #require(
      UIStoryboard(name: "Grid", bundle: OwnDocuments.bundle).instantiateInitialViewController()
        as? UICollectionViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = grid
    window.makeKeyAndVisible()
    let collection = try #require(grid.collectionView)
    #expect(collection.superview === grid.view && grid.view.superview != nil)
    #expect(collection.dataSource === grid && collection.delegate === grid)
    let cover = UIView()
    cover.translatesAutoresizingMaskIntoConstraints = false
    grid.view.addSubview(cover)
    NSLayoutConstraint.activate([
      cover.topAnchor.constraint(equalTo: grid.view.topAnchor),
      cover.bottomAnchor.constraint(equalTo: grid.view.bottomAnchor),
      cover.leadingAnchor.constraint(equalTo: grid.view.leadingAnchor),
      cover.trailingAnchor.constraint(equalTo: grid.view.trailingAnchor),
    ])
    for size in [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)] {
      window.frame.size = size
      window.layoutIfNeeded()
      for view in [collection, cover, grid.view] { #expect(view?.frame == CGRect(origin: .zero, size: size)) }
    }
  }

  @Test("static rows come from the document")
  func staticRows() throws {
    let settings = try #require(
      storyboard.instantiateViewController(withIdentifier: "Settings") as? UITableViewController)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = settings
    window.makeKeyAndVisible()
    #expect(settings.tableView.numberOfSections == 1)
    #expect(settings.tableView(settings.tableView, titleForHeaderInSection: 0) == "Sound")
    let cell = try #require(settings.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.textLabel?.text == "Loud")
    #expect(cell.accessoryType == .checkmark)
    #expect(cell.frame.height == 50 as CGFloat)
  }

  @Test("containers have their controllers, guides end at the bars, and the order is UIKit's")
  func containers() throws {
    let detail = try #require(storyboard.instantiateViewController(withIdentifier: "Detail") as? FruitDetail)
    #expect(detail.events == ["woken"])
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = detail
    window.makeKeyAndVisible()
    #expect(detail.events == ["woken", "loaded"])
    #expect(detail.segues == ["embedded"])
    let container = try #require(detail.view.subviews.first)
    #expect(container.frame.minY == detail.view.safeAreaInsets.top)
    #expect(container.frame.height == 120 as CGFloat)
    #expect(detail.children.first?.view.superview === container)
    #expect(detail.children.first?.view.frame == container.bounds)
  }

  @Test("segues are prepared and performed by name")
  func segues() throws {
    let detail = try #require(storyboard.instantiateViewController(withIdentifier: "Detail") as? FruitDetail)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = detail
    window.makeKeyAndVisible()
    detail.performSegue(withIdentifier: "about", sender: nil)
    #expect(detail.segues == ["embedded", "about"])
    #expect(detail.presentedViewController?.modalPresentationStyle == .fullScreen)
  }

  @Test("size classes select constraints and constants", arguments: [true, false])
  func sizeClasses(_ isCompact: Bool) throws {
    let previous = UITraitCollection.current
    defer { UITraitCollection.current = previous }
    UITraitCollection.current = UITraitCollection(traitsFrom: [
      previous, UITraitCollection(verticalSizeClass: isCompact ? .compact : .regular),
    ])
    let detail = storyboard.instantiateViewController(withIdentifier: "Detail")
    detail.view.layoutIfNeeded()
    #expect(detail.view.subviews[0].frame.height == (isCompact ? 40 : 120))
    #expect(detail.view.subviews[1].frame.width == (isCompact ? 99 : 10))
  }

  @Test("scenes that contain themselves terminate, with an issue")
  func endlessContainment() {
    let controller = storyboard.instantiateViewController(withIdentifier: "Ouroboros")
    controller.loadViewIfNeeded()
    let tabs = storyboard.instantiateViewController(withIdentifier: "Tabs") as? UITabBarController
    #expect(tabs?.viewControllers?.count == 1)
    let kinds = storyboard.inspection.issues.map(\.kind)
    #expect(kinds.contains(.endlessContainment("our-ob-oro")))
    #expect(kinds.contains(.endlessContainment("tab-ba-r01")))
    #expect(kinds.contains(.missingStoryboard("Nowhere")))
  }

  @Test("a creator makes the controller, and an unknown name raises UIKit's exception")
  func creators() {
    let made = UIViewController(nibName: nil, bundle: nil)
    let controller: UIViewController = storyboard.instantiateViewController(identifier: "Child") { _ in made }
    #expect(controller === made)
    #expect(controller.view.frame.height == 120 as CGFloat)
    var reasons: [String] = []
    let handler = LayoutException.handler
    LayoutException.handler = { reasons.append("\($0.rawValue) \($1)") }
    defer { LayoutException.handler = handler }
    _ = storyboard.instantiateViewController(withIdentifier: "Nobody")
    #expect(reasons.first?.contains("doesn't contain a view controller with identifier 'Nobody'") == true)
  }
}
