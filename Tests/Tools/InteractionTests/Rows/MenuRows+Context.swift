// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  static let contextMenuRows: [Interaction] = [
    Interaction(
      "Long press on a view with a context menu, and a tap on an element", systems: "13 on", .apple,
      "header UITableView.h (the texts of the five calls), doc UIContextMenuInteractionDelegate",
      effects: [
        "configuration", "highlight preview", "willDisplay", "shown: Copy, Share", "dismissal preview", "willEnd",
        "Share performed",
      ]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy"), stage.action("Share")])
      let view = stage.add(UIView(), CGRect(x: 50, y: 300, width: 200, height: 100))
      view.addInteraction(UIContextMenuInteraction(delegate: spy))
      stage.press(view)
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      try stage.choose("Share")
    },
    Interaction(
      "Long press where the delegate has no configuration", systems: "13 on", .apple,
      "header UITableView.h: the interaction does not begin",
      effects: ["touchesBegan", "configuration", "touchesEnded", "closed"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.provides = false
      stage.press(stage.contextView(spy))
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Long press where the configuration has no actions", systems: "13 on", .apple,
      "header UITableView.h: begins, then fails with a canceling movement",
      effects: ["touchesBegan", "configuration", "touchesCancelled", "highlight preview", "closed"]
    ) { stage in
      stage.press(stage.contextView(stage.keep(ContextMenuSpy(stage))))
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Tap on the preview of a context menu", systems: "13 on", .apple,
      "header UITableView.h; the place of willEnd is decided",
      effects: [
        "preview appears", "willPerformPreviewAction", "dismissal preview", "willEnd", "preview disappears",
        "committed", "closed",
      ]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy")])
      let controller = PreviewedController(stage)
      controller.preferredContentSize = CGSize(width: 200, height: 120)
      spy.controller = controller
      let view = stage.contextView(spy)
      stage.press(view)
      stage.forget(keeping: "preview appears")
      stage.tap(controller.view)
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Tap outside a context menu", systems: "13 on", .apple, "header UITableView.h",
      effects: ["dismissal preview", "willEnd", "closed"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy")])
      stage.press(stage.contextView(spy))
      stage.forget()
      stage.tap(at: CGPoint(x: 200, y: 800))
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "The app dismisses its menu in code", systems: "13 on", .apple, "doc dismissMenu()",
      effects: ["dismissal preview", "willEnd", "closed"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy")])
      let view = stage.contextView(spy)
      stage.press(view)
      stage.forget()
      (view.interactions.first as? UIContextMenuInteraction)?.dismissMenu()
      stage.settle()
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "The app replaces its visible menu", systems: "14 on", .apple, "doc updateVisibleMenu(_:)",
      effects: ["shown: Copy", "shown: Copy, Move"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy")])
      let view = stage.contextView(spy)
      stage.press(view)
      stage.forget()
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      let move = stage.action("Move")
      (view.interactions.first as? UIContextMenuInteraction)?.updateVisibleMenu {
        $0.replacingChildren($0.children + [move])
      }
      stage.settle()
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "Finger that moves away before the press is long enough", systems: "13 on", .derived,
      "the allowed movement of a long press is 10 points", effects: ["touchesBegan", "touchesEnded", "closed"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy")])
      let view = stage.contextView(spy)
      let start = stage.place(in: view)
      stage.touch(at: start)
      stage.move(to: CGPoint(x: start.x + 40, y: start.y), seconds: 0.2)
      stage.wait(1)
      stage.lift()
      stage.settle()
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Long press, and the same finger goes on to an element", systems: "13 on", .decided, "known from use",
      effects: ["Share performed", "closed"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy"), stage.action("Share")])
      let view = stage.contextView(spy)
      stage.touch(at: stage.place(in: view))
      stage.wait(1)
      stage.forget()
      stage.move(to: stage.place(in: try stage.cell("Share")))
      stage.lift()
      stage.settle()
      stage.forget(keeping: "Share performed")
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "A tap on a view with a context menu", systems: "13 on", .derived, "the press is too short",
      effects: ["touchesBegan", "touchesEnded", "closed"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy")])
      stage.tap(stage.contextView(spy))
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "The screen is turned while a menu is open", .decided, "known from use: the menu is closed",
      effects: ["dismissal preview", "willEnd", "closed"]
    ) { stage in
      let spy = stage.keep(ContextMenuSpy(stage))
      spy.menu = UIMenu(children: [stage.action("Copy")])
      stage.press(stage.contextView(spy))
      stage.forget()
      UIScreen.main.systemWindow(.menus).frame.size = CGSize(width: 852, height: 393)
      stage.settle()
      stage.settle()
      UIScreen.main.systemWindow(.menus).frame = UIScreen.main.bounds
      stage.note(stage.showsMenu ? "open" : "closed")
    },
  ]
}

extension InteractionStage {
  /// Puts a view with a context menu on the screen, which notes the touches that it gets.
  func contextView(_ spy: ContextMenuSpy) -> UIView {
    let view = add(TouchNotingView(self), CGRect(x: 50, y: 300, width: 200, height: 100))
    view.addInteraction(UIContextMenuInteraction(delegate: spy))
    return view
  }

  /// Forgets the effects so far but one.
  func forget(keeping effect: String) {
    let isNoted = effects.contains(effect)
    forget()
    if isNoted { note(effect) }
  }
}

/// A view that notes its touches.
private final class TouchNotingView: UIView {
  private unowned let stage: InteractionStage

  init(_ stage: InteractionStage) {
    self.stage = stage
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { stage.note("touchesBegan") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage.note("touchesEnded") }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { stage.note("touchesCancelled") }
}

/// The controller of a preview, which notes its appearance and the touches that it gets.
private final class PreviewedController: UIViewController {
  private unowned let stage: InteractionStage

  init(_ stage: InteractionStage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) { stage.note("preview appears") }
  override func viewDidDisappear(_ animated: Bool) { stage.note("preview disappears") }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { stage.note("preview touched") }
}

/// A delegate of context menus that notes its calls.
final class ContextMenuSpy: NSObject, UIContextMenuInteractionDelegate {
  private unowned let stage: InteractionStage
  var menu: UIMenu?
  var controller: UIViewController?
  var provides = true

  init(_ stage: InteractionStage) { self.stage = stage }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    stage.note("configuration")
    guard provides else { return nil }
    guard let controller else { return UIContextMenuConfiguration(actionProvider: { [menu] _ in menu }) }
    return UIContextMenuConfiguration(previewProvider: { controller }, actionProvider: { [menu] _ in menu })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    stage.note("highlight preview")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    stage.note("dismissal preview")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { stage.note("willDisplay") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { stage.note("willEnd") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    stage.note("willPerformPreviewAction")
    animator.addCompletion { [unowned self] in stage.note("committed") }
  }
}
