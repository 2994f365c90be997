// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("Appearance methods of controllers", .serialized)
struct AppearanceOrderTests {
  private let diary = Diary()

  private func recorder(_ name: String) -> Recorder { Recorder(name, diary) }

  @Test("pushing and popping call both controllers, in UIKit's order")
  func pushAndPop() throws {
    let a = recorder("a"), b = recorder("b")
    let stack = UINavigationController(rootViewController: a)
    let window = try show(stack, on: "iPhone 8")
    #expect(
      diary.page() == [
        "a willMove", "a didMove", "a viewDidLoad", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear",
      ])
    stack.pushViewController(b, animated: false)
    #expect(
      diary.page() == [
        "b willMove", "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing",
        "a viewDidDisappear", "b viewDidAppear", "b didMove",
      ])
    #expect(stack.popViewController(animated: false) === b)
    #expect(
      diary.page() == [
        "b willLeave", "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "b viewDidDisappear",
        "a viewDidAppear", "b didLeave",
      ])
    #expect(a.view.window === window)
    #expect(b.view.window == nil)
    #expect(stack.popViewController(animated: false) == nil)
  }

  @Test("when several controllers leave a stack at once, those between do not appear")
  func popToRoot() throws {
    let a = recorder("a"), b = recorder("b"), c = recorder("c")
    let stack = UINavigationController(rootViewController: a)
    let window = try show(stack, on: "iPhone 8")
    stack.setViewControllers([a, b, c], animated: false)
    #expect(!diary.page().contains("b viewWillAppear"))
    #expect(!b.isViewLoaded)
    #expect(stack.popToRootViewController(animated: false) == [b, c])
    #expect(diary.page().filter { $0.hasPrefix("b") } == ["b willLeave", "b didLeave"])
    #expect(stack.topViewController === a)
    #expect(stack.popToRootViewController(animated: false) == [])
    withExtendedLifetime(window) {}
  }

  @Test("selecting another tab exchanges the controllers")
  func tabs() throws {
    let a = recorder("a"), b = recorder("b")
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let window = try show(tabs, on: "iPhone 8")
    #expect(!b.isViewLoaded)
    _ = diary.page()
    tabs.selectedIndex = 1
    #expect(
      diary.page() == [
        "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "a viewDidDisappear",
        "b viewDidAppear",
      ])
    #expect(tabs.selectedViewController === b)
    #expect(tabs.tabBar.selectedItem === b.tabBarItem)
    #expect(b.view.window === window)
    #expect(a.view.window == nil)
  }

  @Test("a full-screen presentation removes the presenter from the screen; a sheet does not")
  func presentation() throws {
    let a = recorder("a"), b = recorder("b")
    let window = try show(a, on: "iPhone X")
    _ = diary.page()
    b.modalPresentationStyle = .fullScreen
    a.present(b, animated: false)
    #expect(
      diary.page() == [
        "b viewDidLoad", "a viewWillDisappear", "b viewWillAppear", "b viewIsAppearing", "b viewDidAppear",
        "a viewDidDisappear",
      ])
    #expect(b.view.frameText == "0 0 375 812")
    #expect(a.view.window == nil)
    #expect(b.presentingViewController === a)
    b.dismiss(animated: false)
    #expect(
      diary.page() == [
        "b viewWillDisappear", "a viewWillAppear", "a viewIsAppearing", "a viewDidAppear", "b viewDidDisappear",
      ])
    #expect(a.view.window === window)
    #expect(a.view.frameText == "0 0 375 812")
    let c = recorder("c")
    a.present(c, animated: false)
    #expect(diary.page() == ["c viewDidLoad", "c viewWillAppear", "c viewIsAppearing", "c viewDidAppear"])
    a.dismiss(animated: false)
    #expect(diary.page() == ["c viewWillDisappear", "c viewDidDisappear"])
    #expect(a.presentedViewController == nil)
  }

  @Test("a child's view that joins a view on the screen appears, and disappears when it leaves")
  func children() throws {
    let parent = UIViewController()
    let window = try show(parent, on: "iPhone 8")
    let child = recorder("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    #expect(diary.page() == ["child willMove", "child viewDidLoad", "child viewWillAppear"])
    window.layoutIfNeeded()
    #expect(diary.page() == ["child viewIsAppearing", "child viewDidAppear"])
    child.didMove(toParent: parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.page() == [
        "child didMove", "child willLeave", "child viewWillDisappear", "child viewDidDisappear", "child didLeave",
      ])
  }

  @Test("a container that forwards appearance itself decides when its child appears")
  func manual() throws {
    final class Container: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let container = Container()
    let child = recorder("child")
    container.addChild(child)
    container.view.addSubview(child.view)
    child.didMove(toParent: container)
    let window = try show(container, on: "iPhone 8")
    #expect(!diary.page().contains("child viewWillAppear"))
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(diary.page() == ["child viewWillAppear", "child viewIsAppearing", "child viewDidAppear"])
    withExtendedLifetime(window) {}
  }
}
