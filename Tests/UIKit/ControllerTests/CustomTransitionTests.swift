// SPDX-License-Identifier: MIT

import LayoutTestSupport
import Testing
import UIKit

@MainActor private var kept: [UIWindow] = []

/// Slides the new view in from the right.
private final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
  var ended: [Bool] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let to = context.viewController(forKey: .to) else { return }
    let view = context.view(forKey: .to)
    if let view {
      context.containerView.addSubview(view)
      view.frame = context.finalFrame(for: to).offsetBy(dx: 400, dy: 0)
    }
    UIView.animate(
      withDuration: 0.4,
      animations: {
        view?.frame = context.finalFrame(for: to)
        if view == nil { context.view(forKey: .from)?.alpha = 0 }
      },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

private final class Director: NSObject, UIViewControllerTransitioningDelegate, UINavigationControllerDelegate {
  let animator = Slide()
  var interactor: UIPercentDrivenInteractiveTransition?
  var operations: [UINavigationController.Operation] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    animator
  }
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  { interactor }
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

@MainActor
@Suite("Custom transitions", .serialized)
struct CustomTransitionTests {
  private func show(_ root: UIViewController) {
    DeviceProfile.named("iPhone 15")?.simulate()
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    kept.append(window)
  }

  @Test(
    "a presentation ends when its animator completes the transition on the clock")
  func presentation() {
    let diary = Diary()
    let (below, above) = (Recorder("below", diary), Recorder("above", diary))
    let director = Director()
    show(below)
    _ = diary.page()
    above.modalPresentationStyle = .fullScreen
    above.transitioningDelegate = director
    var completed = false
    below.present(above, animated: true) { completed = true }
    #expect(
      diary.page() == ["above viewDidLoad", "below viewWillDisappear", "above viewWillAppear", "above viewIsAppearing"])
    #expect(!completed)
    #expect(below.transitionCoordinator != nil)
    AnimationClock.main.advance(by: 0.2)
    #expect(above.view.layer.presentation()?.frame.minX ?? 0 > 0)
    AnimationClock.main.advance(by: 0.3)
    #expect(completed)
    #expect(above.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
    #expect(diary.page() == ["above viewDidAppear", "below viewDidDisappear"])
    #expect(below.view.superview == nil)
    #expect(below.transitionCoordinator == nil)
    #expect(director.animator.ended == [true])

    above.dismiss(animated: true)
    #expect(diary.page() == ["above viewWillDisappear", "below viewWillAppear", "below viewIsAppearing"])
    AnimationClock.main.advance(by: 0.5)
    #expect(diary.page() == ["below viewDidAppear", "above viewDidDisappear"])
    #expect(below.view.window != nil)
    #expect(above.presentingViewController == nil)
  }

  @Test("without animation, the animator is not asked")
  func unanimated() {
    let diary = Diary()
    let (below, above) = (Recorder("below", diary), Recorder("above", diary))
    let director = Director()
    show(below)
    above.modalPresentationStyle = .fullScreen
    above.transitioningDelegate = director
    below.present(above, animated: false)
    #expect(director.animator.ended.isEmpty)
    #expect(below.presentedViewController === above)
    #expect(above.view.window != nil)
  }

  @Test("a push and a pop ask for their animators")
  func navigation() {
    let diary = Diary()
    let (first, second) = (Recorder("first", diary), Recorder("second", diary))
    let navigation = UINavigationController(rootViewController: first)
    let director = Director()
    show(navigation)
    navigation.delegate = director
    _ = diary.page()
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second)
    AnimationClock.main.advance(by: 0.5)
    #expect(diary.page().suffix(2) == ["first viewDidDisappear", "second viewDidAppear"])
    #expect(second.view.frame.width == 393 as CGFloat)
    #expect(first.view.superview == nil)
    navigation.popViewController(animated: true)
    AnimationClock.main.advance(by: 0.5)
    #expect(director.operations == [.push, .pop])
    #expect(navigation.viewControllers == [first])
    #expect(second.parent == nil)
  }

  @Test("a gesture drives a pop back and forth, and takes it back when it is canceled")
  func interactive() {
    let diary = Diary()
    let (first, second) = (Recorder("first", diary), Recorder("second", diary))
    let navigation = UINavigationController(rootViewController: first)
    let director = Director()
    show(navigation)
    navigation.pushViewController(second, animated: false)
    navigation.delegate = director
    let interactor = UIPercentDrivenInteractiveTransition()
    director.interactor = interactor
    navigation.popViewController(animated: true)
    AnimationClock.main.advance(by: 10)
    #expect(first.view.layer.presentation()?.frame.minX ?? 0 == 400 as CGFloat)
    interactor.update(0.5)
    let middle = first.view.layer.presentation()?.frame.minX ?? 0
    #expect(middle > 0 && middle < 400)
    _ = diary.page()
    interactor.cancel()
    AnimationClock.main.advance(by: 0.3)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.view.superview != nil)
    #expect(first.view.superview == nil)
    #expect(diary.page().contains("second viewDidAppear"))
    #expect(director.animator.ended == [false])

    navigation.popViewController(animated: true)
    interactor.update(0.7)
    interactor.finish()
    AnimationClock.main.advance(by: 0.2)
    #expect(navigation.viewControllers == [first])
    #expect(director.animator.ended == [false, true])
  }
}
