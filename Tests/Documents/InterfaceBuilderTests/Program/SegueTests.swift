// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The calls that the controllers of a test received.
@MainActor
private enum Diary {
  static var entries: [String] = []
}

private final class WayHome: UIViewController {
  var refused: Set<String> = []

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    Diary.entries.append("asked \(identifier)")
    return !refused.contains(identifier)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Diary.entries.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination))")
  }
}

private final class WayPage: UIViewController {
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    Diary.entries.append("prepare \(segue.identifier ?? "") \(type(of: segue.destination))")
  }
}

private final class WayList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "Row", for: indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    Diary.entries.append("selected \(indexPath.row)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    let row = (sender as? UITableViewCell).flatMap(tableView.indexPath)?.row ?? -1
    Diary.entries.append("prepare \(segue.identifier ?? "") row \(row)")
  }
}

/// A segue that puts its destination beside its source.
private final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    Diary.entries.append("fade \(identifier ?? "")")
    source.addChild(destination)
  }
}

@Suite("Segues", .serialized) @MainActor
struct SegueTests {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
  let storyboard: UIStoryboard
  private let navigation: UINavigationController
  private let home: WayHome

  init() throws {
    NibRegistry.register(WayHome.self)
    NibRegistry.register(WayPage.self)
    NibRegistry.register(WayList.self)
    NibRegistry.segue("FadeSegue") { FadeSegue(identifier: $0, source: $1, destination: $2) }
    NibRegistry.action("unwindHome:", of: WayHome.self) { (home: WayHome, segue: UIStoryboardSegue) in
      Diary.entries.append("unwound from \(type(of: segue.source))")
    }
    storyboard = UIStoryboard(name: "Ways", bundle: OwnDocuments.bundle)
    navigation = try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
    home = try #require(navigation.topViewController as? WayHome)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    Diary.entries = []
  }

  private func tapButton(of controller: UIViewController?) throws {
    let button = try #require(controller?.view.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
  }

  @Test("a button's segue calls shouldPerformSegue and prepare, then pushes")
  func show() throws {
    try tapButton(of: home)
    #expect(Diary.entries == ["asked page", "prepare page WayPage"])
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("a refused segue is not performed; one performed by name does not call shouldPerformSegue")
  func refused() throws {
    home.refused = ["page"]
    try tapButton(of: home)
    #expect(Diary.entries == ["asked page"])
    #expect(navigation.viewControllers.count == 1)
    home.performSegue(withIdentifier: "page", sender: nil)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test("segues present with their style, popovers with their anchor")
  func presentations() throws {
    home.performSegue(withIdentifier: "sheet", sender: nil)
    #expect(navigation.presentedViewController?.modalPresentationStyle == .formSheet)
    #expect(navigation.presentedViewController?.modalTransitionStyle == .crossDissolve)
    navigation.dismiss(animated: false)
    home.performSegue(withIdentifier: "popover", sender: nil)
    let popover = try #require(navigation.presentedViewController?.popoverPresentationController)
    #expect(popover.barButtonItem === home.navigationItem.rightBarButtonItem)
    #expect(popover.permittedArrowDirections == [.up, .right])
    navigation.dismiss(animated: false)
    home.performSegue(withIdentifier: "popoverOfView", sender: nil)
    #expect(navigation.presentedViewController?.popoverPresentationController?.sourceView is UIButton)
  }

  @Test("a segue of the author's class performs itself; one of an unknown class is reported and presents")
  func customClasses() {
    home.performSegue(withIdentifier: "fade", sender: nil)
    #expect(Diary.entries == ["prepare fade WayPage", "fade fade"])
    #expect(home.children.first is WayPage)
    home.performSegue(withIdentifier: "unknown", sender: nil)
    #expect(navigation.presentedViewController is WayPage)
    #expect(
      home.inspection.issues.map(\.kind) == [.unknownClass("NobodysSegue", replacedBy: "UIStoryboardSegue")])
  }

  @Test("a scene of another storyboard is shown")
  func elsewhere() {
    home.performSegue(withIdentifier: "elsewhere", sender: nil)
    #expect(navigation.topViewController?.storyboard?.instantiateViewController(withIdentifier: "Child") != nil)
    #expect(navigation.topViewController?.view.frame.height == 667 as CGFloat)
  }

  @Test("unwinding pops everything above the controller that has the action")
  func unwindingPushes() throws {
    home.performSegue(withIdentifier: "page", sender: nil)
    let page = try #require(navigation.topViewController as? WayPage)
    page.performSegue(withIdentifier: "further", sender: nil)
    #expect(navigation.viewControllers.count == 3)
    Diary.entries = []
    try tapButton(of: navigation.topViewController)
    #expect(Diary.entries == ["prepare home WayHome", "unwound from WayPage"])
    #expect(navigation.viewControllers == [home])
  }

  @Test("unwinding dismisses presented controllers, too")
  func unwindingPresentations() throws {
    home.performSegue(withIdentifier: "sheet", sender: nil)
    let page = try #require(navigation.presentedViewController)
    page.performSegue(withIdentifier: "home", sender: nil)
    #expect(Diary.entries.last == "unwound from WayPage")
    #expect(navigation.presentedViewController == nil)
    #expect(navigation.viewControllers == [home])
  }

  @Test("an unwind segue without a destination is reported and does nothing")
  func unwindingNowhere() throws {
    home.performSegue(withIdentifier: "page", sender: nil)
    let page = try #require(navigation.topViewController)
    page.performSegue(withIdentifier: "nowhere", sender: nil)
    #expect(navigation.viewControllers.count == 2)
    #expect(page.inspection.issues.map(\.kind) == [.unknownAction("unwindNowhere:", className: "UIViewController")])
  }

  @Test("a tap on a row performs its segue before the delegate is called, one on the detail button the other")
  func rows() throws {
    home.performSegue(withIdentifier: "list", sender: nil)
    let list = try #require(navigation.topViewController as? WayList)
    list.view.layoutIfNeeded()
    Diary.entries = []
    let cell = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    cell.inspection.tap(at: CGPoint(x: 40, y: 30))
    #expect(Diary.entries == ["prepare chosen row 1", "selected 1"])
    #expect(navigation.topViewController is WayPage)
    navigation.popViewController(animated: false)
    cell.inspection.tap(at: CGPoint(x: 348, y: 30))
    #expect(Diary.entries.last == "prepare details row 1")
    #expect(navigation.presentedViewController is WayPage)
  }

  @Test("a split view's master is its primary controller")
  func split() throws {
    let split = try #require(storyboard.instantiateViewController(withIdentifier: "Split") as? UISplitViewController)
    #expect(split.viewControllers.first is WayHome)
  }
}
