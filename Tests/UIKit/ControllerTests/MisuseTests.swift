// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor @Suite("Misuse of controllers is reported in UIKit's words", .serialized)
struct MisuseTests {
  @Test("a controller twice in a stack, a stack in a stack, a controller that is not in the stack")
  func stacks() throws {
    let a = UIViewController()
    let stack = UINavigationController(rootViewController: a)
    #expect(
      raised { stack.pushViewController(a, animated: false) } == [
        "NSInvalidArgumentException: Pushing the same view controller instance more than once is not supported "
          + "(<UIViewController: 0x0>)"
      ])
    #expect(stack.viewControllers == [a])
    #expect(
      raised { stack.pushViewController(UINavigationController(), animated: false) } == [
        "NSInvalidArgumentException: Pushing a navigation controller is not supported"
      ])
    #expect(
      raised { stack.popToViewController(UIViewController(), animated: false) } == [
        "NSInternalInconsistencyException: Tried to pop to a view controller that doesn't exist."
      ])
    #expect(
      raised { stack.setViewControllers([a, a], animated: false) } == [
        "NSInvalidArgumentException: All view controllers in a navigation controller must be distinct "
          + "(<UINavigationController: 0x0>)"
      ])
  }

  @Test("bars of controllers cannot be changed")
  func bars() {
    let stack = UINavigationController(rootViewController: UIViewController())
    #expect(
      raised { stack.navigationBar.setItems([], animated: false) } == [
        "NSInternalInconsistencyException: Cannot call setItems:animated: directly on a UINavigationBar managed by a "
          + "controller."
      ])
    #expect(
      raised { stack.navigationBar.translatesAutoresizingMaskIntoConstraints = false } == [
        "NSInternalInconsistencyException: Cannot modify constraints for UINavigationBar managed by a controller"
      ])
    let tabs = UITabBarController()
    #expect(
      raised { tabs.tabBar.items = [] } == [
        "NSInternalInconsistencyException: Directly modifying a tab bar managed by a tab bar controller is not allowed."
      ])
    #expect(
      raised { tabs.selectedViewController = UIViewController() } == [
        "NSInvalidArgumentException: -[UITabBarController setSelectedViewController:] only a view controller in the tab "
          + "bar controller's list of view controllers can be selected"
      ])
  }

  @Test("views and controllers must have the same hierarchy")
  func hierarchy() {
    let parent = UIViewController(), other = UIViewController(), child = UIViewController()
    parent.addChild(child)
    #expect(
      raised { other.view.addSubview(child.view) } == [
        "UIViewControllerHierarchyInconsistency: child view controller:<UIViewController: 0x0> should have parent view "
          + "controller:<UIViewController: 0x0> but actual parent is:<UIViewController: 0x0>"
      ])
    #expect(child.view.superview == nil)
    parent.view.addSubview(child.view)
    #expect(
      raised { other.addChild(child) } == [
        "UIViewControllerHierarchyInconsistency: child view controller:<UIViewController: 0x0> should have parent view "
          + "controller:<UIViewController: 0x0> but requested parent is:<UIViewController: 0x0>"
      ])
    #expect(child.parent === parent)
    #expect(
      raised { other.view = parent.view }.first?.hasPrefix("UIViewControllerHierarchyInconsistency: A view can only be")
        == true)
    #expect(raised { parent.addChild(parent) }.count == 1)
    #expect(raised { child.addChild(parent) }.count == 1)
    #expect(parent.parent == nil)
  }

  @Test("controllers that cannot be presented")
  func presenting() throws {
    let a = UIViewController(), b = UIViewController(), child = UIViewController()
    #expect(
      logged { a.present(b, animated: false) } == [
        "Attempt to present <UIViewController: 0x0> on <UIViewController: 0x0> (from <UIViewController: 0x0>) whose view "
          + "is not in the window hierarchy."
      ])
    let window = try show(a, on: "iPhone 8")
    a.addChild(child)
    #expect(
      raised { a.present(a, animated: false) } == [
        "NSInvalidArgumentException: Application tried to present modally an active controller <UIViewController: 0x0>."
      ])
    #expect(
      raised { a.present(child, animated: false) } == [
        "NSInvalidArgumentException: Application tried to present modally a view controller <UIViewController: 0x0> that "
          + "has a parent view controller <UIViewController: 0x0>."
      ])
    a.present(b, animated: false)
    #expect(
      logged { a.present(UIViewController(), animated: false) } == [
        "Attempt to present <UIViewController: 0x0> on <UIViewController: 0x0> (from <UIViewController: 0x0>) which is "
          + "already presenting <UIViewController: 0x0>."
      ])
    withExtendedLifetime(window) {}
  }
}
