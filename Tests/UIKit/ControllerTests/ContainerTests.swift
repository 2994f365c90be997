// SPDX-License-Identifier: MIT

import LayoutTestSupport
import LayoutTesting
import Testing
import UIKit

@MainActor @Suite("Calls between containers and their children", .serialized, .system(.iOS18))
struct ContainerTests {
  @Test("a transition runs its animations and completions with a push, and the coordinator is nil afterward")
  func coordinator() throws {
    final class Fading: UIViewController {
      var calls: [String] = []
      override func viewWillAppear(_ animated: Bool) {
        transitionCoordinator?.animate(
          alongsideTransition: { [self] context in calls.append("alongside \(context.isAnimated)") },
          completion: { [self] _ in calls.append("completion") })
      }
      override func viewDidAppear(_ animated: Bool) { calls.append("viewDidAppear") }
    }
    let stack = UINavigationController(rootViewController: UIViewController())
    let window = try show(stack, on: "iPhone 8")
    let next = Fading()
    stack.pushViewController(next, animated: true)
    #expect(next.calls == ["alongside true", "viewDidAppear", "completion"])
    #expect(next.transitionCoordinator == nil)
    withExtendedLifetime(window) {}
  }

  @Test("a parent is notified when a child's constraints need another size")
  func fittingSize() throws {
    final class Parent: UIViewController {
      var told = 0
      override func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        told += 1
      }
    }
    let parent = Parent(), child = UIViewController()
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    child.view.translatesAutoresizingMaskIntoConstraints = false
    child.view.addSubview(box)
    let height = box.heightAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      height, box.topAnchor.constraint(equalTo: child.view.topAnchor),
      box.bottomAnchor.constraint(equalTo: child.view.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: child.view.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: child.view.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 50),
    ])
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    NSLayoutConstraint.activate([
      child.view.topAnchor.constraint(equalTo: parent.view.topAnchor),
      child.view.leadingAnchor.constraint(equalTo: parent.view.leadingAnchor),
    ])
    let window = try show(parent, on: "iPhone 8")
    #expect(parent.told == 0)
    height.constant = 60
    window.layoutIfNeeded()
    #expect(parent.told == 1)
    #expect(child.view.frameText == "0 0 50 60")
  }

  @Test("a parent is notified of a child's preferred size")
  func preferredSize() {
    final class Parent: UIViewController {
      var told: [CGSize] = []
      override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        told.append(container.preferredContentSize)
      }
    }
    let parent = Parent(), child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    child.preferredContentSize = CGSize(width: 10, height: 20)
    #expect(parent.told == [CGSize(width: 10, height: 20)])
  }

  @Test("an opaque tab bar shortens the content, alone and around a navigation controller", arguments: [false, true])
  func opaqueTabs(_ isNested: Bool) throws {
    let content = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [isNested ? UINavigationController(rootViewController: content) : content]
    tabs.tabBar.isTranslucent = false
    let window = try show(tabs, on: "iPhone X")
    #expect(content.view.frameText == "0 0 375 729")
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: isNested ? 88 : 44, left: 0, bottom: 0, right: 0))
    content.extendedLayoutIncludesOpaqueBars = true
    window.layoutIfNeeded()
    #expect(content.view.frameText == "0 0 375 812")
    #expect(content.view.safeAreaInsets.bottom == 83)
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(content.view.safeAreaInsets.bottom == 34)
  }

  @Test("additional insets of a container and of its content add up")
  func additionalInsets() throws {
    let content = UIViewController()
    let stack = UINavigationController(rootViewController: content)
    let window = try show(stack, on: "iPhone X")
    stack.additionalSafeAreaInsets.top = 5
    content.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 3, bottom: 0, right: 0)
    window.layoutIfNeeded()
    #expect(stack.navigationBar.frame.minY == 44)
    #expect(content.view.safeAreaInsets == UIEdgeInsets(top: 103, left: 3, bottom: 34, right: 0))
  }

  @Test("six controllers on a phone leave the fifth tab to the others")
  func more() throws {
    let tabs = UITabBarController()
    tabs.viewControllers = (1...6).map { number in
      let controller = UIViewController()
      controller.title = "\(number)"
      return controller
    }
    let window = try show(tabs, on: "iPhone 8")
    #expect(tabs.tabBar.items?.map(\.title) == ["1", "2", "3", "4", "More"])
    tabs.selectedIndex = 5
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.selectedViewController?.view.window === window)
  }

  @Test("a navigation controller in a tab has the item of its root, unless it has a title or an item")
  func itemsOfStacks() throws {
    let root = UIViewController()
    root.tabBarItem = UITabBarItem(title: "root", image: nil, tag: 7)
    let stack = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [stack]
    let window = try show(tabs, on: "iPhone 16")
    let titles = { tabs.tabBar.items?.map(\.title) }
    #expect(titles() == ["root"] && stack.tabBarItem === root.tabBarItem && tabs.tabBar.selectedItem?.tag == 7)
    root.title = "later"
    #expect(titles() == ["later"] && root.navigationItem.title == "later")
    let pushed = UIViewController()
    pushed.title = "pushed"
    stack.pushViewController(pushed, animated: false)
    #expect(titles() == ["later"])
    root.tabBarItem = UITabBarItem(title: "another", image: nil, tag: 8)
    #expect(titles() == ["another"] && tabs.tabBar.selectedItem?.tag == 8)
    stack.setViewControllers([pushed], animated: false)
    #expect(titles() == ["pushed"])
    stack.tabBarItem = UITabBarItem(title: "own", image: nil, tag: 9)
    #expect(titles() == ["own"] && tabs.tabBar.selectedItem?.tag == 9)
    pushed.title = "unheard"
    #expect(titles() == ["own"])
    let named = UINavigationController(rootViewController: UIViewController())
    named.title = "named"
    tabs.viewControllers = [named]
    #expect(titles() == ["named"])
    window.isHidden = true
  }

  @Test("the title of a controller becomes that of its items, which can get others afterward")
  func titles() {
    let controller = UIViewController()
    controller.title = "one"
    #expect(controller.navigationItem.title == "one")
    #expect(controller.tabBarItem.title == "one")
    controller.title = "two"
    #expect(controller.navigationItem.title == "two")
    controller.tabBarItem.title = "tab"
    #expect(controller.title == "two" && controller.navigationItem.title == "two")
    controller.title = "three"
    #expect(controller.tabBarItem.title == "three")
    #expect(controller.navigationItem.title == "three")
  }

  @Test("exchanging one child for another notifies both")
  func children() throws {
    let diary = Diary()
    let first = Recorder("first", diary), second = Recorder("second", diary)
    let parent = UIViewController()
    parent.addChild(first)
    parent.view.addSubview(first.view)
    first.didMove(toParent: parent)
    let window = try show(parent, on: "iPhone 8")
    #expect(diary.page().suffix(2) == ["first viewIsAppearing", "first viewDidAppear"])
    first.willMove(toParent: nil)
    parent.addChild(second)
    first.view.removeFromSuperview()
    parent.view.addSubview(second.view)
    window.layoutIfNeeded()
    first.removeFromParent()
    second.didMove(toParent: parent)
    #expect(
      diary.page() == [
        "first willLeave", "second willMove", "first viewWillDisappear", "first viewDidDisappear",
        "second viewDidLoad", "second viewWillAppear", "second viewIsAppearing", "second viewDidAppear",
        "first didLeave", "second didMove",
      ])
  }

  @Test("a transition between children takes its time, and both are notified at its end")
  func exchange() throws {
    let diary = Diary()
    let first = Recorder("first", diary), second = Recorder("second", diary)
    let parent = UIViewController()
    for child in [first, second] { parent.addChild(child) }
    parent.view.addSubview(first.view)
    let window = try show(parent, on: "iPhone 8")
    _ = diary.page()
    var ends: [Bool] = []
    parent.transition(
      from: first, to: second, duration: 0.5, options: [], animations: { second.view.alpha = 0.5 },
      completion: { ends.append($0) })
    window.layoutIfNeeded()
    #expect(
      diary.page() == [
        "second viewDidLoad", "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing",
      ])
    #expect(first.view.window === window)
    AnimationClock.main.advance(by: 1)
    #expect(diary.page() == ["first viewDidDisappear", "second viewDidAppear"])
    #expect(ends == [true])
    #expect(first.view.window == nil)
    parent.transition(from: second, to: first, duration: 0, animations: nil)
    #expect(first.view.window === window)
    #expect(diary.page().last == "first viewDidAppear")
    #expect(
      raised { parent.transition(from: first, to: UIViewController(), duration: 0, animations: nil) }.first?.contains(
        "must have a common parent view controller") == true)
  }

  @Test("bars around constrained content settle without layout cycles")
  func settling() throws {
    let content = UIViewController()
    let label = UILabel()
    label.text = "Some text"
    label.translatesAutoresizingMaskIntoConstraints = false
    content.view.addSubview(label)
    label.topAnchor.constraint(equalTo: content.view.safeAreaLayoutGuide.topAnchor).isActive = true
    let messages = try logged {
      let window = try show(tabs(with: content), on: "iPhone X")
      content.navigationItem.prompt = "Prompt"
      window.windowScene?.inspection.turn(to: .landscapeRight)
      window.windowScene?.inspection.turn(to: .portrait)
      content.present(UINavigationController(rootViewController: UIViewController()), animated: false)
    }
    #expect(messages.isEmpty)
    #expect(label.frame.minY == 118)
  }

  @Test("no controller or window is retained after use")
  func release() throws {
    weak var content: UIViewController?
    weak var shown: UIWindow?
    weak var sheet: UIViewController?
    do {
      let controller = UIViewController()
      controller.navigationItem.rightBarButtonItem = controller.editButtonItem
      controller.navigationItem.searchController = UISearchController(searchResultsController: nil)
      controller.view.keyboardLayoutGuide.topAnchor.constraint(equalTo: controller.view.topAnchor).isActive = false
      let window = try show(tabs(with: controller), on: "iPhone X")
      let presented = UINavigationController(rootViewController: UIViewController())
      controller.present(presented, animated: false)
      window.screen.inspection.keyboard.show()
      window.windowScene?.inspection.turn(to: .landscapeRight)
      controller.dismiss(animated: false)
      (content, shown, sheet) = (controller, window, presented)
    }
    #expect(content == nil)
    #expect(shown == nil)
    #expect(sheet == nil)
  }
}
