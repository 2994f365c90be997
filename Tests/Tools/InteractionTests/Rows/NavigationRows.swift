// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let navigationRows = pushRows + swipeRows + swipeRuleRows + customTransitionRows
}

private let pushRows: [Interaction] = [
  Interaction(
    "The app starts with a screen", systems: "9–12", .trial, "Stack Overflow 48653763",
    effects: ["first loadView", "first viewDidLoad", "first WA", "first layout", "first DA"]
  ) { stage in
    final class Laid: SpyScreen {
      var hasNoted = false
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if !hasNoted { note("layout") }
        hasNoted = true
      }
    }
    stage.show(Laid("first", on: stage, noting: [.appearance, .loading]))
  },
  Interaction(
    "A screen is pushed: viewIsAppearing", systems: "13+", .apple, "doc viewIsAppearing",
    effects: ["top WA", "top IA, in a window, as wide as the screen", "top DA"]
  ) { stage in
    final class Appearing: SpyScreen {
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        let isWide = view.bounds.width == UIScreen.main.bounds.width
        note("IA\(view.window == nil ? "" : ", in a window")\(isWide ? ", as wide as the screen" : "")")
      }
    }
    let stack = stage.showStack(["lower"], noting: [])
    stack.pushViewController(Appearing("top", on: stage), animated: true)
    stage.settle()
  },
  Interaction(
    "Tap a button that pushes a screen", systems: "7–12", .log, "wangling.me 2014; jianshu 28c6a69787a7",
    effects: [
      "top willMove(parent)", "top loadView", "top viewDidLoad", "lower WD", "top WA", "lower DD", "top DA",
      "top didMove(parent)",
    ]
  ) { stage in
    let stack = UINavigationController(rootViewController: SpyScreen("lower", on: stage))
    stage.show(stack)
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Next") { _ in
        stack.pushViewController(
          SpyScreen("top", on: stage, noting: [.appearance, .loading, .parents]), animated: true)
      })
    button.frame = CGRect(x: 100, y: 300, width: 100, height: 44)
    stack.topViewController?.view.addSubview(button)
    stage.settle()
    stage.forget()
    stage.tap(button)
  },
  Interaction(
    "Tap the back button", systems: "7–12", .log, "wangling.me 2014; jianshu 28c6a69787a7",
    effects: [
      "top willMove(nil)", "top WD", "lower WA", "top DD", "lower DA", "top didMove(nil)",
    ]
  ) { stage in
    let stack = stage.showStack(noting: [.appearance, .parents])
    stage.tap(at: CGPoint(x: 36, y: stage.place(in: stack.navigationBar).y - 5))
  },
  Interaction(
    "Tap the back button: the navigation delegate", .apple, "doc UINavigationControllerDelegate",
    effects: ["willShow lower animated", "didShow lower animated"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.delegate = stage.keep(NavigationSpy(stage))
    stage.tap(at: CGPoint(x: 36, y: stage.place(in: stack.navigationBar).y - 5))
  },
  Interaction(
    "Tap the back button while the transition coordinator is asked", systems: "10+", .one, "radianttap/Coordinator#11",
    effects: ["coordinator, interactive false", "completed, cancelled false"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.delegate = stage.keep(CoordinatorSpy(stage))
    stage.tap(at: CGPoint(x: 36, y: stage.place(in: stack.navigationBar).y - 5))
  },
  Interaction(
    "Push while time passes: the screens and titles move", .decided,
    "no source for the positions; the new screen comes from the trailing edge and pushes the old one by a third",
    effects: ["between the edges", "the old title goes", "at its place"]
  ) { stage in
    let stack = stage.showStack(["lower"], noting: [])
    let top = SpyScreen("top", on: stage, noting: [])
    stack.pushViewController(top, animated: true)
    stage.wait(0.15)
    let x = stage.shownX(of: top.view)
    if x > 0, x < stage.width { stage.note("between the edges") }
    if stack.navigationBar.shownLabels.contains("lower") { stage.note("the old title goes") }
    stage.settle()
    if stage.shownX(of: top.view) == 0, !stack.navigationBar.shownLabels.contains("lower") {
      stage.note("at its place")
    }
  },
]

private let swipeRows: [Interaction] = [
  Interaction(
    "Swipe back from the edge beyond the middle", systems: "7–12", .log, "wangling.me 2014; jianshu 28c6a69787a7",
    effects: ["top willMove(nil)", "top WD", "lower WA", "top DD", "lower DA", "top didMove(nil)"]
  ) { stage in
    stage.showStack(noting: [.appearance, .parents])
    stage.swipeBack(toPart: 0.8)
  },
  Interaction(
    "Swipe back from the edge and let go early", systems: "7", .trial,
    "wangling.me 2014; Stack Overflow 18927878; header UIViewControllerTransitionCoordinator.h",
    effects: ["top WD", "lower WA", "lower WD", "lower DD", "top WA", "top DA"]
  ) { stage in
    stage.showStack()
    stage.swipeBack(toPart: 0.3)
  },
  Interaction(
    "Swipe back shortly and fast", .decided, "no source for the velocity; a flick decides on the phone",
    effects: ["shown lower"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stage.drag(from: CGPoint(x: 3, y: stage.middle), to: CGPoint(x: 130, y: stage.middle), seconds: 0.08)
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe beyond the middle and flick back", .decided, "no source for the velocity; the last direction decides",
    effects: ["shown top"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stage.touch(at: CGPoint(x: 3, y: stage.middle))
    stage.move(to: CGPoint(x: stage.width * 0.8, y: stage.middle), seconds: 0.3)
    stage.move(to: CGPoint(x: stage.width * 0.55, y: stage.middle), seconds: 0.08)
    stage.lift()
    stage.settle()
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe back slowly: the screen and the title follow the finger", .decided,
    "the screen keeps its distance from the finger, as on the phone",
    effects: ["screen at 100", "title moves", "screen at 200"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    guard let top = stack.topViewController else { return }
    stage.touch(at: CGPoint(x: 0, y: stage.middle))
    stage.move(to: CGPoint(x: 100, y: stage.middle))
    stage.note("screen at \(Int(stage.shownX(of: top.view)))")
    if stack.navigationBar.shownLabels.filter({ $0 == "top" || $0 == "lower" }).count >= 2 { stage.note("title moves") }
    stage.move(to: CGPoint(x: 200, y: stage.middle))
    stage.note("screen at \(Int(stage.shownX(of: top.view)))")
    stage.lift()
    stage.settle()
  },
  Interaction(
    "Swipe back and cancel: the navigation delegate", systems: "7–9", .several,
    "openradar 21137690; Plasma/BufferedNavigationController#5", effects: ["willShow lower animated", "top again"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.delegate = stage.keep(NavigationSpy(stage))
    stage.swipeBack(toPart: 0.3)
    if stack.topViewController?.title == "top", stack.navigationBar.topItem?.title == "top" { stage.note("top again") }
  },
  Interaction(
    "Swipe back: the navigation delegate", .apple, "doc UINavigationControllerDelegate",
    effects: ["willShow lower animated", "didShow lower animated"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.delegate = stage.keep(NavigationSpy(stage))
    stage.swipeBack(toPart: 0.8)
  },
  Interaction(
    "Swipe back: the transition coordinator", .apple, "header UIViewControllerTransitionCoordinator.h",
    effects: ["coordinator, interactive true", "interaction ended, cancelled false", "completed, cancelled false"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.delegate = stage.keep(CoordinatorSpy(stage))
    stage.swipeBack(toPart: 0.8)
  },
  Interaction(
    "Swipe back and cancel: handlers of the interaction run before the appearance calls", systems: "7/10+", .apple,
    "header UIViewControllerTransitionCoordinator.h",
    effects: [
      "top WD", "lower WA", "coordinator, interactive true", "interaction ended, cancelled true", "lower WD",
      "lower DD", "top WA", "top DA", "completed, cancelled true",
    ]
  ) { stage in
    let stack = stage.showStack()
    stack.delegate = stage.keep(CoordinatorSpy(stage))
    stage.swipeBack(toPart: 0.3)
  },
  Interaction(
    "Swipe back and cancel: parents", systems: "9", .one, "FeatherweightLabs/FeatherweightRouter#9",
    effects: ["top willMove(nil)", "parent kept"]
  ) { stage in
    let stack = stage.showStack(noting: .parents)
    let top = stack.topViewController
    stage.swipeBack(toPart: 0.3)
    if top?.parent === stack { stage.note("parent kept") }
  },
  Interaction(
    "Swipe back and cancel: isMovingFromParent", systems: "13–15", .one, "AlphaWallet/alpha-wallet-ios#5146",
    effects: ["WD, moving from parent true", "WA, moving from parent false"]
  ) { stage in
    final class Moving: UIViewController {
      var stage: InteractionStage?
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        stage?.note("WD, moving from parent \(isMovingFromParent)")
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        stage?.note("WA, moving from parent \(isMovingFromParent)")
      }
    }
    let stack = stage.showStack(["lower"], noting: [])
    let top = Moving()
    stack.pushViewController(top, animated: false)
    stage.settle()
    top.stage = stage
    stage.swipeBack(toPart: 0.3)
    top.stage = nil
  },
]

private let swipeRuleRows: [Interaction] = [
  Interaction(
    "Swipe back from the right in a right-to-left interface", systems: "9+", .apple,
    "doc UISemanticContentAttribute", effects: ["shown top", "shown lower"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    stage.swipeBack(toPart: 0.9)
    stage.note("shown \(stack.topViewController?.title ?? "")")
    stage.drag(
      from: CGPoint(x: stage.width - 3, y: stage.middle), to: CGPoint(x: stage.width * 0.1, y: stage.middle))
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe from the edge with a button in place of the back button", .several,
    "widespread: interactivePopGestureRecognizer with a custom left item", effects: ["shown top"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu")
    stage.swipeBack(toPart: 0.8)
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe from the edge while the bar is hidden", .several,
    "widespread: interactivePopGestureRecognizer without a bar",
    effects: ["shown top"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.isNavigationBarHidden = true
    stage.swipeBack(toPart: 0.8)
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe from the edge while the bar is hidden and the app has replaced the recognizer’s delegate", .several,
    "widespread: interactivePopGestureRecognizer.delegate = self", effects: ["asked", "shown lower"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.isNavigationBarHidden = true
    let delegate = stage.keep(SwipePermission(stage))
    stack.interactivePopGestureRecognizer?.delegate = delegate
    stage.swipeBack(toPart: 0.8)
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe from the edge while the recognizer is disabled", .apple, "doc interactivePopGestureRecognizer",
    effects: ["shown top"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.interactivePopGestureRecognizer?.isEnabled = false
    stack.interactiveContentPopGestureRecognizer?.isEnabled = false
    stage.swipeBack(toPart: 0.8)
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe from the edge at the root", .several, "the stack has nothing below", effects: ["shown lower"]
  ) { stage in
    let stack = stage.showStack(["lower"], noting: [])
    stage.swipeBack(toPart: 0.8)
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe in the middle of the screen", systems: "26+", .apple, "doc interactiveContentPopGestureRecognizer",
    effects: ["shown lower"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stage.drag(from: CGPoint(x: 150, y: stage.middle), to: CGPoint(x: 390, y: stage.middle))
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Drag a slider in a pushed screen", systems: "26+", .derived, "doc interactiveContentPopGestureRecognizer",
    effects: ["value changed", "shown top"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    let slider = UISlider(frame: CGRect(x: 40, y: 300, width: 300, height: 34))
    stack.topViewController?.view.addSubview(slider)
    stage.settle()
    let start = slider.convert(CGPoint(x: 14, y: 17), to: nil)
    stage.drag(from: start, to: CGPoint(x: start.x + 200, y: start.y))
    if slider.value > 0.3 { stage.note("value changed") }
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Drag a horizontal scroll view in a pushed screen", systems: "26+", .derived,
    "doc interactiveContentPopGestureRecognizer", effects: ["scrolled", "shown top"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 200, width: stage.width, height: 200))
    scrollView.contentSize = CGSize(width: 1200, height: 200)
    scrollView.contentOffset.x = 600
    stack.topViewController?.view.addSubview(scrollView)
    stage.settle()
    stage.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 390, y: 300))
    if scrollView.contentOffset.x < 600 { stage.note("scrolled") }
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Scroll a table vertically from the leading edge", .derived, "the swipe needs a horizontal movement",
    effects: ["scrolled", "shown top"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 100, height: 3000)
    stack.topViewController?.view.addSubview(scrollView)
    stage.settle()
    stage.drag(from: CGPoint(x: 5, y: 600), to: CGPoint(x: 15, y: 300))
    if scrollView.contentOffset.y > 100 { stage.note("scrolled") }
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
  Interaction(
    "Swipe back from the edge over a table", .derived, "the table’s pan waits for the edge",
    effects: ["not scrolled", "shown lower"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 1000, height: 3000)
    stack.topViewController?.view.addSubview(scrollView)
    stage.settle()
    let before = scrollView.contentOffset
    stage.touch(at: CGPoint(x: 3, y: stage.middle))
    stage.move(to: CGPoint(x: stage.width * 0.8, y: stage.middle))
    if scrollView.contentOffset == before { stage.note("not scrolled") }
    stage.lift()
    stage.settle()
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
]

private let customTransitionRows: [Interaction] = [
  Interaction(
    "Drive a pop by the app’s own pan and let go late", .apple, "doc UIPercentDrivenInteractiveTransition",
    effects: ["top WD", "lower WA", "interactive true", "top DD", "lower DA", "ended true"]
  ) { stage in try dragCustomPop(on: stage, to: 320) },
  Interaction(
    "Drive a pop by the app’s own pan and let go early", .apple,
    "doc UIPercentDrivenInteractiveTransition; header UIViewControllerTransitionCoordinator.h",
    effects: [
      "top WD", "lower WA", "interactive true", "lower WD", "lower DD", "top WA", "top DA", "ended false",
    ]
  ) { stage in try dragCustomPop(on: stage, to: 100) },
  Interaction(
    "Swipe from the edge where the delegate has an animator of its own", .several,
    "widespread: a custom animator takes the swipe away", effects: ["shown top"]
  ) { stage in
    let stack = stage.showStack(noting: [])
    stack.delegate = stage.keep(CustomPop(stage))
    stage.swipeBack(toPart: 0.8)
    stage.note("shown \(stack.topViewController?.title ?? "")")
  },
]

@MainActor
private func dragCustomPop(on stage: InteractionStage, to x: CGFloat) throws {
  let stack = stage.showStack()
  let custom = stage.keep(CustomPop(stage))
  stack.delegate = custom
  stack.interactivePopGestureRecognizer?.isEnabled = false
  custom.attach(to: stack)
  stage.forget()
  stage.drag(from: CGPoint(x: 60, y: 400), to: CGPoint(x: x, y: 400), resting: 0.2)
}
