// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

/// Transitions of the system on a running animation clock.
@MainActor
@Suite("The time of transitions", .serialized)
struct TransitionTimeTests {
  private let clock = AnimationClock()
  private let diary = Diary()

  private func show(_ root: UIViewController) -> UIWindow {
    DeviceProfile.named("iPhone 15")?.simulate()
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = diary.page()
    return window
  }

  /// The left edge of what is presented of a view, in the coordinates of its superview.
  private func presentedLeft(_ view: UIView) -> CGFloat { view.layer.presentation()?.frame.minX ?? view.frame.minX }
  private func button(in view: UIView) -> UIButton? {
    view as? UIButton ?? view.subviews.lazy.compactMap { button(in: $0) }.first
  }
  private func presentedTop(_ view: UIView?) -> CGFloat { view?.layer.presentation()?.frame.minY ?? .nan }

  @Test("the clock of the process does not run, those that code creates do")
  func clocks() {
    #expect(!AnimationClock.main.isRunning)
    clock.whileMain { #expect(AnimationClock.main.isRunning) }
  }

  @Test("a push slides the new view in from the right, and ends after its duration")
  func push() {
    clock.whileMain {
      let (first, second) = (Recorder("first", diary), Recorder("second", diary))
      let stack = UINavigationController(rootViewController: first)
      let window = show(stack)
      stack.pushViewController(second, animated: true)
      #expect(
        diary.page().filter { $0.contains("view") } == [
          "second viewDidLoad", "first viewWillDisappear", "second viewWillAppear", "second viewIsAppearing",
        ])
      #expect(stack.topViewController === second && first.view.window === window)
      #expect(second.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
      #expect(presentedLeft(second.view) == 393 && presentedLeft(first.view) == 0)
      var alongside: [String] = []
      second.transitionCoordinator?.animate(
        alongsideTransition: nil, completion: { context in alongside.append("\(context.transitionDuration)") })
      clock.advance(by: 0.175)
      #expect(abs(presentedLeft(second.view) - 196.5) < 1 && abs(presentedLeft(first.view) + 65.5) < 1)
      #expect(diary.page() == [] && alongside == [])
      clock.advance(by: 0.2)
      #expect(diary.page().filter { $0.contains("view") } == ["first viewDidDisappear", "second viewDidAppear"])
      #expect(alongside == ["0.35"] && second.transitionCoordinator == nil)
      #expect(first.view.superview == nil && presentedLeft(second.view) == 0)
      #expect(clock.isIdle)
    }
  }

  @Test("a pop slides the old view out over the new one, and removes its controller at the end")
  func pop() {
    clock.whileMain {
      let (first, second) = (Recorder("first", diary), Recorder("second", diary))
      let stack = UINavigationController()
      stack.viewControllers = [first, second]
      let window = show(stack)
      #expect(stack.popViewController(animated: true) === second)
      #expect(stack.viewControllers == [first] && second.parent === stack)
      let siblings = second.view.superview?.subviews ?? []
      #expect(siblings.firstIndex(of: first.view)! < siblings.firstIndex(of: second.view)!)
      #expect(presentedLeft(first.view) == -131)
      clock.advance(by: 0.175)
      #expect(abs(presentedLeft(second.view) - 196.5) < 1)
      clock.advance(by: 0.175)
      #expect(second.parent == nil && second.view.window == nil && first.view.window === window)
      #expect(
        diary.page().filter { $0.contains("view") }.suffix(2) == ["second viewDidDisappear", "first viewDidAppear"])
    }
  }

  @Test("the delegate is told at the beginning and at the end")
  func delegate() {
    final class Listener: NSObject, UINavigationControllerDelegate {
      var lines: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
      ) { lines.append("will \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) { lines.append("did \(animated)") }
    }
    clock.whileMain {
      let listener = Listener()
      let stack = UINavigationController(rootViewController: UIViewController())
      stack.delegate = listener
      let window = show(stack)
      listener.lines = []
      stack.pushViewController(UIViewController(), animated: true)
      #expect(listener.lines == ["will true"])
      clock.advance(by: 0.35)
      #expect(listener.lines == ["will true", "did true"])
      _ = window
    }
  }

  @Test("another change of the stack ends the one that is running")
  func interruption() {
    clock.whileMain {
      let (first, second, third) = (Recorder("1", diary), Recorder("2", diary), Recorder("3", diary))
      let stack = UINavigationController(rootViewController: first)
      let window = show(stack)
      stack.pushViewController(second, animated: true)
      clock.advance(by: 0.1)
      stack.pushViewController(third, animated: true)
      #expect(first.view.superview == nil && second.view.window === window)
      clock.advance(by: 0.1)
      stack.popToRootViewController(animated: false)
      #expect(clock.isIdle)
      #expect(stack.viewControllers == [first] && first.view.window === window)
      #expect(second.view.window == nil && third.view.window == nil && third.parent == nil)
      #expect(
        diary.page().filter { $0.hasSuffix("Appear") || $0.hasSuffix("Disappear") } == [
          "1 viewWillDisappear", "2 viewWillAppear", "1 viewDidDisappear", "2 viewDidAppear", "2 viewWillDisappear",
          "3 viewWillAppear", "2 viewDidDisappear", "3 viewDidAppear", "3 viewWillDisappear", "1 viewWillAppear",
          "3 viewDidDisappear", "1 viewDidAppear",
        ])
    }
  }

  @Test("a sheet comes from below, and goes there again", arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func presentation(_ style: UIModalPresentationStyle) {
    clock.whileMain {
      let (below, above) = (Recorder("below", diary), Recorder("above", diary))
      let window = show(below)
      above.modalPresentationStyle = style
      var lines: [String] = []
      below.present(above, animated: true) { lines.append("presented") }
      #expect(above.isBeingPresented && lines == [] && above.view.window === window)
      let holder = above.view.superview
      let top = holder?.frame.minY ?? .nan
      #expect(presentedTop(holder) == 852)
      clock.advance(by: 0.2)
      #expect(abs(presentedTop(holder) - (852 + top) / 2) < 1 && below.view.window === window)
      clock.advance(by: 0.2)
      #expect(lines == ["presented"] && !above.isBeingPresented && presentedTop(holder) == top)
      #expect((below.view.window == nil) == (style == .fullScreen))
      _ = diary.page()
      above.dismiss(animated: true) { lines.append("dismissed") }
      #expect(above.isBeingDismissed && below.presentedViewController === above)
      clock.advance(by: 0.2)
      #expect(abs(presentedTop(holder) - (852 + top) / 2) < 1)
      clock.advance(by: 0.2)
      #expect(lines == ["presented", "dismissed"] && below.presentedViewController == nil)
      #expect(above.view.window == nil && below.view.window === window)
      #expect(diary.page().last == "above viewDidDisappear" && clock.isIdle)
    }
  }

  @Test("a dismissal during the presentation ends the presentation first")
  func earlyDismissal() {
    clock.whileMain {
      let (below, above) = (UIViewController(), Recorder("above", diary))
      let window = show(below)
      var lines: [String] = []
      below.present(above, animated: true) { lines.append("presented") }
      clock.advance(by: 0.1)
      below.dismiss(animated: true) { lines.append("dismissed") }
      #expect(lines == ["presented"])
      below.dismiss(animated: true) { lines.append("again") }
      clock.finish()
      #expect(lines == ["presented", "dismissed", "again"])
      #expect(below.presentedViewController == nil && above.view.window == nil && below.view.window === window)
    }
  }

  @Test("an alert fades in, and its action is performed after it has faded out")
  func alert() {
    clock.whileMain {
      let below = UIViewController()
      let window = show(below)
      var count = 0
      let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in count += 1 })
      below.present(alert, animated: true)
      clock.advance(by: 0.2)
      let opacity = alert.view.superview?.layer.presentation()?.opacity ?? .nan
      #expect(opacity > 0.4 && opacity < 0.6)
      clock.advance(by: 0.2)
      button(in: alert.view)?.sendActions(for: .touchUpInside)
      #expect(count == 0)
      clock.finish()
      #expect(count == 1 && below.presentedViewController == nil)
      _ = window
    }
  }

  @Test("pages turn in the direction that is given")
  func pages() {
    clock.whileMain {
      let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      let (first, second) = (Recorder("1", diary), Recorder("2", diary))
      pages.setViewControllers([first], direction: .forward, animated: false)
      let window = show(pages)
      var ends: [Bool] = []
      pages.setViewControllers([second], direction: .reverse, animated: true) { ends.append($0) }
      #expect(pages.viewControllers == [second] && presentedLeft(second.view) == -393)
      clock.advance(by: 0.15)
      #expect(abs(presentedLeft(second.view) + 196.5) < 1 && abs(presentedLeft(first.view) - 196.5) < 1)
      #expect(ends == [] && first.parent === pages)
      clock.advance(by: 0.15)
      #expect(ends == [true] && first.parent == nil && first.view.window == nil && second.view.window === window)
      #expect(diary.page().filter { $0.contains("view") }.suffix(2) == ["1 viewDidDisappear", "2 viewDidAppear"])
    }
  }

  @Test("without animations, transitions end at once on a running clock, too")
  func disabled() {
    clock.whileMain {
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = show(stack)
      let second = Recorder("2", diary)
      UIView.performWithoutAnimation { stack.pushViewController(second, animated: true) }
      #expect(diary.page().last { $0.contains("view") } == "2 viewDidAppear" && second.view.window === window)
    }
  }

  @Test("a hidden navigation bar leaves its place to the content in an animation")
  func bars() {
    clock.whileMain {
      let content = UIViewController()
      content.edgesForExtendedLayout = []
      let stack = UINavigationController(rootViewController: content)
      let window = show(stack)
      let top = content.view.frame.minY
      #expect(top > 40)
      stack.setNavigationBarHidden(true, animated: true)
      #expect(content.view.frame.minY == 0)
      clock.advance(by: 0.1)
      #expect(abs(presentedTop(content.view) - top / 2) < 1)
      clock.advance(by: 0.1)
      #expect(presentedTop(content.view) == 0 && clock.isIdle)
      _ = window
    }
  }

  @Test("the animator that the delegate of a tab bar controller provides performs the selection, and can cancel it")
  func tabs() {
    final class Fade: NSObject, UIViewControllerAnimatedTransitioning, UITabBarControllerDelegate {
      var completes = true
      func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.2
      }
      func animateTransition(using context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .to) else { return }
        context.containerView.addSubview(view)
        view.alpha = 0
        UIView.animate(withDuration: 0.2) {
          view.alpha = 1
        } completion: { _ in
          context.completeTransition(self.completes)
        }
      }
      func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    }
    clock.whileMain {
      let (first, second) = (Recorder("1", diary), Recorder("2", diary))
      let (tabs, fade) = (UITabBarController(), Fade())
      tabs.viewControllers = [first, second]
      tabs.delegate = fade
      let window = show(tabs)
      tabs.selectedIndex = 1
      #expect(tabs.selectedIndex == 1 && first.view.window === window && second.view.window === window)
      clock.advance(by: 0.1)
      #expect(abs((second.view.layer.presentation()?.opacity ?? 0) - 0.5) < 0.01)
      clock.advance(by: 0.1)
      #expect(diary.page().suffix(2) == ["1 viewDidDisappear", "2 viewDidAppear"])
      #expect(first.view.window == nil && tabs.tabBar.selectedItem === second.tabBarItem)
      fade.completes = false
      tabs.selectedViewController = first
      clock.finish()
      #expect(tabs.selectedViewController === second && tabs.tabBar.selectedItem === second.tabBarItem)
      #expect(first.view.window == nil && second.view.window === window)
    }
  }

  @Test("a rotation moves views to their new frames, and ends after its duration")
  func rotation() {
    final class Content: UIViewController {
      var lines: [String] = []
      let bar = UIView()
      override func viewDidLoad() {
        bar.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(bar)
        NSLayoutConstraint.activate([
          bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          bar.topAnchor.constraint(equalTo: view.topAnchor), bar.heightAnchor.constraint(equalToConstant: 40),
        ])
      }
      override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        lines.append("will \(size.width) \(coordinator.transitionDuration)")
        coordinator.animate(
          alongsideTransition: { _ in
            self.lines.append("alongside")
            self.bar.alpha = 0
          }, completion: { _ in self.lines.append("completed") })
      }
    }
    clock.whileMain {
      let content = Content()
      let window = show(content)
      window.windowScene?.inspection.turn(to: .landscapeRight)
      #expect(content.lines == ["will 852.0 0.3", "alongside"])
      #expect(window.bounds.width == 852 && content.bar.frame.width == 852 && content.transitionCoordinator != nil)
      clock.advance(by: 0.15)
      let presented = content.bar.layer.presentation()
      #expect(abs((presented?.bounds.width ?? 0) - (393 + 852) / 2) < 1 && abs((presented?.opacity ?? 0) - 0.5) < 0.01)
      clock.advance(by: 0.15)
      #expect(content.lines.last == "completed" && content.transitionCoordinator == nil && clock.isIdle)
      window.windowScene?.inspection.turn(to: .portrait)
      clock.advance(by: 0.1)
      window.windowScene?.inspection.turn(to: .landscapeRight)
      #expect(content.lines.filter { $0 == "completed" }.count == 2)
      clock.finish()
      #expect(content.lines.filter { $0 == "completed" }.count == 3 && content.bar.frame.width == 852)
      window.windowScene?.inspection.turn(to: .portrait)
      clock.finish()
    }
  }
}
