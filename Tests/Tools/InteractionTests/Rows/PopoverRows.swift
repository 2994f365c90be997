// SPDX-License-Identifier: MIT

import QuartzCore
import Testing
import UIKit

extension InteractionTable {
  static let popoverRows: [Interaction] = contextRows + touchedPopoverRows + placedPopoverRows

  private static let contextSource = "doc definesPresentationContext"
  private static let popoverHeader = "header UIPopoverPresentationController.h"
  private static let generalCalls =
    "doc UIAdaptivePresentationControllerDelegate; header UIPopoverPresentationController.h"

  // MARK: Contexts

  private static let contextRows: [Interaction] = [
    Interaction(
      "A child that defines the context presents in it", .apple, contextSource,
      effects: ["presented by the child", "0 100 200 200"]
    ) { stage in
      let (child, presented) = try stage.presentInChild(.currentContext)
      if presented.presentingViewController === child { stage.note("presented by the child") }
      stage.note(stage.frameText(of: presented.view))
    },
    Interaction(
      "A controller is presented in the current context", .apple, "doc UIModalPresentationStyle.currentContext",
      effects: ["child’s view gone", "child’s view back"]
    ) { stage in
      let (child, presented) = try stage.presentInChild(.currentContext)
      stage.note(child.view.window == nil ? "child’s view gone" : "child’s view stays")
      presented.dismiss(animated: true)
      stage.settle()
      stage.note(child.view.window == nil ? "child’s view gone" : "child’s view back")
    },
    Interaction(
      "A controller is presented over the current context", .apple, "doc UIModalPresentationStyle.overCurrentContext",
      effects: ["presented by the child", "0 100 200 200", "child’s view stays"]
    ) { stage in
      let (child, presented) = try stage.presentInChild(.overCurrentContext)
      if presented.presentingViewController === child { stage.note("presented by the child") }
      stage.note(stage.frameText(of: presented.view))
      stage.note(child.view.window == nil ? "child’s view gone" : "child’s view stays")
    },
    Interaction(
      "The calls when a controller covers its context", .derived,
      "doc UIModalPresentationStyle.currentContext; as full screen",
      effects: [
        "child viewWillDisappear", "presented viewWillAppear", "presented viewDidAppear", "child viewDidDisappear",
      ]
    ) { stage in
      _ = try stage.presentInChild(.currentContext, notes: true)
    },
    Interaction(
      "The calls when a controller is presented over its context", .derived,
      "doc UIModalPresentationStyle.overCurrentContext",
      effects: ["presented viewWillAppear", "presented viewDidAppear"]
    ) { stage in
      _ = try stage.presentInChild(.overCurrentContext, notes: true)
    },
    Interaction(
      "No controller defines the context", .apple, "\(contextSource): the root controller presents",
      effects: ["presented by the root", "whole window"]
    ) { stage in
      let (_, presented) = try stage.presentInChild(.overCurrentContext, defines: false)
      if presented.presentingViewController === stage.window.rootViewController { stage.note("presented by the root") }
      if presented.view.frame.size == stage.window.bounds.size { stage.note("whole window") }
    },
    Interaction(
      "A screen in a tab presents over its navigation controller", .apple,
      "\(contextSource): navigation controllers define it",
      effects: ["tab bar in front", "presented by the navigation controller"]
    ) { stage in
      let content = UIViewController(), presented = UIViewController()
      let navigation = UINavigationController(rootViewController: content)
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      stage.show(tabs)
      presented.modalPresentationStyle = .overCurrentContext
      content.present(presented, animated: true)
      stage.settle()
      let hit = stage.window.hitTest(stage.place(in: tabs.tabBar), with: nil)
      if hit?.isDescendant(of: tabs.tabBar) == true { stage.note("tab bar in front") }
      if presented.presentingViewController === navigation { stage.note("presented by the navigation controller") }
    },
    Interaction(
      "A pushed screen covers a context, and goes again", .derived,
      "\(contextSource): the presented controller leaves and returns with the view it covers",
      effects: ["presented away", "presented back"]
    ) { stage in
      let content = UIViewController(), presented = UIViewController()
      content.definesPresentationContext = true
      let navigation = UINavigationController(rootViewController: content)
      stage.show(navigation)
      presented.modalPresentationStyle = .overCurrentContext
      content.present(presented, animated: true)
      stage.settle()
      navigation.pushViewController(UIViewController(), animated: true)
      stage.settle()
      stage.note(presented.view.window == nil ? "presented away" : "presented stays")
      navigation.popViewController(animated: true)
      stage.settle()
      stage.note(presented.view.window == nil ? "presented away" : "presented back")
    },
  ]

  // MARK: Touches

  private static let touchedPopoverRows: [Interaction] = [
    Interaction(
      "A popover is presented", systems: "8+", .apple, popoverHeader,
      effects: ["prepareForPopoverPresentation", "shown"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      if popover.content.view.window != nil { stage.note("shown") }
    },
    Interaction(
      "Tap outside a popover", systems: "13+", .apple, generalCalls,
      effects: [
        "presentationControllerShouldDismiss", "presentationControllerWillDismiss", "presentationControllerDidDismiss",
        "gone",
      ]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      stage.forget()
      stage.tap(at: CGPoint(x: 30, y: 700))
      if popover.content.viewIfLoaded?.window == nil { stage.note("gone") }
    },
    Interaction(
      "Tap a button outside a popover", systems: "8+", .apple,
      "\(popoverHeader); ronnqvi.st “Adding accessible behavior”",
      effects: ["gone"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      popover.beQuiet()
      stage.tap(popover.other)
      if popover.content.viewIfLoaded?.window == nil { stage.note("gone") }
    },
    Interaction(
      "Tap a button outside a popover that passes touches to it", systems: "8+", .apple, popoverHeader,
      effects: ["other button", "shown"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      popover.beQuiet()
      popover.content.popoverPresentationController?.passthroughViews = [popover.other]
      stage.tap(popover.other)
      if popover.content.viewIfLoaded?.window != nil { stage.note("shown") }
    },
    Interaction(
      "Tap inside a popover", systems: "8+", .derived, popoverHeader, effects: ["inside", "shown"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      popover.beQuiet()
      let button = UIButton(frame: popover.content.view.bounds.insetBy(dx: 60, dy: 60))
      button.addAction(UIAction { _ in stage.note("inside") }, for: .touchUpInside)
      popover.content.view.addSubview(button)
      stage.tap(button)
      if popover.content.viewIfLoaded?.window != nil { stage.note("shown") }
    },
    Interaction(
      "Tap outside a popover whose delegate refuses", systems: "13+", .apple,
      "doc presentationControllerDidAttemptToDismiss",
      effects: ["presentationControllerShouldDismiss", "presentationControllerDidAttemptToDismiss", "shown"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      popover.mayDismiss = false
      stage.forget()
      stage.tap(at: CGPoint(x: 30, y: 700))
      if popover.content.viewIfLoaded?.window != nil { stage.note("shown") }
    },
    Interaction(
      "Tap outside a popover that is modal in its presentation", systems: "13+", .apple, "doc isModalInPresentation",
      effects: ["presentationControllerDidAttemptToDismiss", "shown"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      popover.content.isModalInPresentation = true
      stage.forget()
      stage.tap(at: CGPoint(x: 30, y: 700))
      if popover.content.viewIfLoaded?.window != nil { stage.note("shown") }
    },
    Interaction(
      "A popover is dismissed in code", systems: "13+", .apple, "doc presentationControllerDidDismiss",
      effects: ["gone"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      stage.forget()
      popover.content.dismiss(animated: true)
      stage.settle()
      if popover.content.viewIfLoaded?.window == nil { stage.note("gone") }
    },
    Interaction(
      "Tap outside an action sheet that is a popover", systems: "26", .derived,
      "recorded screens (Facts, “iOS 26 and 27”): no cancel button; a tap outside cancels", effects: ["gone", "Cancel"]
    ) { stage in
      _ = stage.presentActionSheet()
      stage.tap(at: CGPoint(x: 30, y: 760))
    },
    Interaction(
      "Tap an action of an action sheet that is a popover", systems: "26", .one, "material-components-ios#2490",
      effects: ["platter", "gone", "Copy"]
    ) { stage in
      let sheet = stage.presentActionSheet()
      if stage.hasPlatter(sheet.view) { stage.note("platter") }
      let button = try #require(stage.button(titled: "Copy", in: sheet.view))
      stage.tap(button)
    },
  ]
}

/// A screen with a button that shows a popover, on a phone whose delegate keeps it a popover.
@MainActor
final class PopoverScreen: NSObject, UIPopoverPresentationControllerDelegate {
  private let stage: InteractionStage
  let content = UIViewController()
  let source = UIButton(frame: CGRect(x: 150, y: 100, width: 100, height: 40))
  /// A button beside the popover.
  let other = UIButton(frame: CGRect(x: 20, y: 600, width: 100, height: 40))
  var mayDismiss = true
  private var isQuiet = false
  let adaptedStyle: UIModalPresentationStyle

  /// Shows the popover, which `configure` may have changed before.
  init(
    on stage: InteractionStage, adaptedStyle: UIModalPresentationStyle = .none,
    _ configure: (UIPopoverPresentationController) -> Void = { _ in }
  ) throws {
    self.stage = stage
    self.adaptedStyle = adaptedStyle
    super.init()
    stage.keep(self)
    for button in [source, other] { stage.view.addSubview(button) }
    other.addAction(UIAction { _ in stage.note("other button") }, for: .touchUpInside)
    content.modalPresentationStyle = .popover
    content.preferredContentSize = CGSize(width: 240, height: 180)
    let popover = try #require(content.popoverPresentationController)
    popover.sourceView = source
    popover.delegate = self
    configure(popover)
    stage.window.rootViewController?.present(content, animated: true)
    stage.settle()
  }

  /// Leaves out the calls of the delegate, also those so far.
  func beQuiet() {
    isQuiet = true
    stage.forget()
  }

  private func note(_ effect: String) { if !isQuiet { stage.note(effect) } }

  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { adaptedStyle }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
    note("prepareForPopoverPresentation")
  }
  func presentationController(
    _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
    transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  ) { note("willPresentWithAdaptiveStyle \(style == .none ? "none" : style == .fullScreen ? "fullScreen" : "sheet")") }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    note("presentationControllerShouldDismiss")
    return mayDismiss
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    note("presentationControllerWillDismiss")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    note("presentationControllerDidDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    note("presentationControllerDidAttemptToDismiss")
  }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>, in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { note("willRepositionPopoverTo") }
}

/// A controller that notes its appearance.
private final class AppearanceSpy: UIViewController {
  var noteEffect: (String) -> Void = { _ in }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    noteEffect("viewWillAppear")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    noteEffect("viewDidAppear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    noteEffect("viewWillDisappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    noteEffect("viewDidDisappear")
  }
}

extension InteractionStage {
  /// The frame of a view in the window.
  func frameText(of view: UIView) -> String {
    let frame = view.convert(view.bounds, to: nil)
    return [frame.minX, frame.minY, frame.width, frame.height].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }

  /// Presents a controller in a child that covers a part of the screen.
  fileprivate func presentInChild(
    _ style: UIModalPresentationStyle, defines: Bool = true, notes: Bool = false
  ) throws -> (child: UIViewController, presented: UIViewController) {
    let root = try #require(window.rootViewController)
    let child = AppearanceSpy(), presented = AppearanceSpy()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.view.frame = CGRect(x: 0, y: 100, width: 200, height: 200)
    child.didMove(toParent: root)
    settle()
    child.definesPresentationContext = defines
    if notes {
      child.noteEffect = { [weak self] in self?.note("child " + $0) }
      presented.noteEffect = { [weak self] in self?.note("presented " + $0) }
    }
    presented.modalPresentationStyle = style
    child.present(presented, animated: true)
    settle()
    return (child, presented)
  }

  /// Presents an action sheet at a button, whose actions note their titles.
  fileprivate func presentActionSheet() -> UIAlertController {
    let source = add(UIButton(), CGRect(x: 150, y: 300, width: 100, height: 40))
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for (title, style) in [("Copy", UIAlertAction.Style.default), ("Cancel", .cancel)] {
      sheet.addAction(
        UIAlertAction(title: title, style: style) { [weak self, weak sheet] _ in
          if sheet?.viewIfLoaded?.window == nil { self?.note("gone") }
          self?.note(title)
        })
    }
    sheet.popoverPresentationController?.sourceView = source
    window.rootViewController?.present(sheet, animated: true)
    settle()
    return sheet
  }

  /// Whether a view or one below it has a background.
  fileprivate func hasPlatter(_ view: UIView) -> Bool {
    if let color = view.backgroundColor, color.cgColor.alpha > 0, view.bounds.width > 200 { return true }
    return view.subviews.contains(where: hasPlatter)
  }

  fileprivate func button(titled title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.title(for: .normal) == title { return button }
    return view.subviews.lazy.compactMap { self.button(titled: title, in: $0) }.first
  }
}
