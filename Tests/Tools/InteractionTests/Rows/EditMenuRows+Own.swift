// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Previews

extension InteractionTable {
  // MARK: Menus of an app's own

  static let ownEditMenuRows: [Interaction] = [
    Interaction(
      "Show an edit menu interaction, and choose an element", systems: "16+", .derived,
      "doc UIEditMenuInteractionDelegate; doc editMenuInteraction(_:menuFor:suggestedActions:)",
      effects: ["menuFor", "targetRect", "willPresent", "Pin, Share", "willDismiss", "pin", "no menu"]
    ) { stage in
      let (view, _) = ownMenu(on: stage)
      view.present()
      stage.noteMenu()
      try stage.chooseEdit("Pin")
      stage.noteMenu()
    },
    Interaction(
      "Tap outside of an edit menu", systems: "16+", .derived, "doc UIEditMenuInteractionDelegate",
      effects: ["willDismiss", "button", "no menu"]
    ) { stage in
      let (view, _) = ownMenu(on: stage)
      let button = UIButton(type: .system)
      button.addAction(UIAction { [unowned stage] _ in stage.note("button") }, for: .touchUpInside)
      stage.add(button, CGRect(x: 20, y: 500, width: 100, height: 44))
      view.present()
      stage.forget()
      stage.tap(button)
      stage.noteMenu()
    },
    Interaction(
      "Show the system’s edit menu of a view that can copy", systems: "16+", .apple,
      "doc menuFor: nil is the system’s menu", effects: ["Copy", "willDismiss", "copy"]
    ) { stage in
      let (view, delegate) = ownMenu(on: stage)
      delegate.menu = { _ in nil }
      view.onCopy = { [unowned stage] in stage.note("copy") }
      view.becomeFirstResponder()
      view.present()
      stage.forget()
      stage.noteMenu()
      try stage.chooseEdit("Copy")
    },
    Interaction(
      "Show an edit menu without elements", systems: "16+", .apple, "doc menuFor: an empty menu is not shown",
      effects: ["menuFor", "no menu"]
    ) { stage in
      let (view, delegate) = ownMenu(on: stage)
      delegate.menu = { _ in UIMenu(children: []) }
      view.present()
      stage.noteMenu()
    },
    Interaction(
      "Change the elements of an edit menu that is shown", systems: "16+", .apple, "doc reloadVisibleMenu()",
      effects: ["menuFor", "targetRect", "Unpin"]
    ) { stage in
      let (view, delegate) = ownMenu(on: stage)
      view.present()
      stage.forget()
      delegate.menu = { _ in UIMenu(children: [UIAction(title: "Unpin") { _ in }]) }
      view.interaction?.reloadVisibleMenu()
      stage.noteMenu()
    },
    Interaction(
      "Dismiss an edit menu in code", systems: "16+", .apple, "doc dismissMenu()",
      effects: ["willDismiss", "no menu"]
    ) { stage in
      let (view, _) = ownMenu(on: stage)
      view.present()
      stage.forget()
      view.interaction?.dismissMenu()
      stage.noteMenu()
    },
    Interaction(
      "Choose an element that keeps the edit menu open", systems: "16+", .apple,
      "doc UIMenuElement.Attributes.keepsMenuPresented", effects: ["bigger", "bigger", "Bigger"]
    ) { stage in
      let (view, delegate) = ownMenu(on: stage)
      delegate.menu = { [unowned stage] _ in
        UIMenu(children: [
          UIAction(title: "Bigger", attributes: .keepsMenuPresented) { _ in stage.note("bigger") },
          UIAction(title: "Secret", attributes: .hidden) { _ in },
        ])
      }
      view.present()
      stage.forget()
      try stage.chooseEdit("Bigger")
      try stage.chooseEdit("Bigger")
      stage.noteMenu()
    },
    Interaction(
      "Show an edit menu above a view, and below one at the top of the screen", systems: "16+", .decided,
      "a menu does not cover what it is about", effects: ["above", "below"]
    ) { stage in
      var places: [String] = []
      for y in [CGFloat(300), 60] {
        let (view, _) = ownMenu(on: stage, y: y)
        view.present()
        guard let bar = stage.editMenuFrame else { continue }
        let frame = view.convert(view.bounds, to: nil)
        places.append(bar.maxY <= frame.minY ? "above" : bar.minY >= frame.maxY ? "below" : "over it")
        view.interaction?.dismissMenu()
      }
      stage.forget()
      places.forEach(stage.note)
    },
    Interaction(
      "Show more elements than fit, and go on", systems: "16+", .decided,
      "elements that do not fit follow on further pages", effects: ["first page", "arrow", "other page"]
    ) { stage in
      let (view, delegate) = ownMenu(on: stage)
      let titles = (1...9).map { "Command \($0)" }
      delegate.menu = { _ in UIMenu(children: titles.map { UIAction(title: $0) { _ in } }) }
      view.present()
      stage.forget()
      let first = stage.editMenuTitles
      if first == Array(titles.prefix(first.count)), first.count < 9 { stage.note("first page") }
      try stage.chooseEdit("Show more items")
      stage.note("arrow")
      if stage.editMenuTitles.first == titles[first.count] { stage.note("other page") }
    },
  ]

  // MARK: Before iOS 16

  static let menuControllerRows: [Interaction] = [
    Interaction(
      "Show the menu controller for a view that is first responder", systems: "3–15", .several,
      "NSHipster/articles#429; Big Nerd Ranch text (biecuoliao)",
      effects: ["will show", "did show", "Copy, Flag", "visible", "will hide", "did hide", "flag"]
    ) { stage in
      let view = menuControllerView(on: stage)
      view.becomeFirstResponder()
      view.showOldMenu()
      stage.noteMenu()
      if SharedMenu.shared.isVisible { stage.note("visible") }
      try stage.chooseEdit("Flag")
    },
    Interaction(
      "Show the menu controller for a view that is not first responder", systems: "3–15", .several,
      "NSHipster/articles#429: without a first responder nothing can perform the commands", effects: ["no menu"]
    ) { stage in
      let view = menuControllerView(on: stage)
      view.mayAct = { $0.isFirstResponder }
      view.showOldMenu()
      stage.noteMenu()
    },
    Interaction(
      "Tap outside of the menu of the menu controller", systems: "3–15", .apple, "doc UIMenuController",
      effects: ["will hide", "did hide", "no menu"]
    ) { stage in
      let view = menuControllerView(on: stage)
      view.becomeFirstResponder()
      view.showOldMenu()
      stage.forget()
      stage.tap(at: CGPoint(x: 200, y: 600))
      stage.noteMenu()
    },
    Interaction(
      "Choose a command that a responder above the first one performs", .apple,
      "header UIResponder.h: target(forAction:withSender:)", effects: ["Flag", "will hide", "did hide", "flag above"]
    ) { stage in
      let above = stage.keep(EditMenuView(frame: .zero))
      let view = menuControllerView(on: stage)
      stage.add(above, CGRect(x: 0, y: 100, width: 350, height: 300))
      above.addSubview(view)
      view.mayAct = { _ in false }
      above.onFlag = { [unowned stage] in stage.note("flag above") }
      above.mayCopy = false
      view.becomeFirstResponder()
      view.showOldMenu()
      stage.forget()
      stage.noteMenu()
      try stage.chooseEdit("Flag")
    },
  ]

  /// A view with an edit menu interaction whose delegate notes its calls.
  @MainActor
  private static func ownMenu(
    on stage: InteractionStage, y: CGFloat = 300
  ) -> (EditMenuView, EditMenuSpy) {
    let view = EditMenuView(frame: .zero)
    let spy = stage.keep(EditMenuSpy(stage))
    let interaction = UIEditMenuInteraction(delegate: spy)
    view.interaction = interaction
    view.addInteraction(interaction)
    stage.add(view, CGRect(x: 100, y: y, width: 150, height: 50))
    return (view, spy)
  }

  @MainActor
  private static func menuControllerView(on stage: InteractionStage) -> EditMenuView {
    let view = EditMenuView(frame: .zero)
    view.onFlag = { [unowned stage] in stage.note("flag") }
    stage.add(view, CGRect(x: 100, y: 300, width: 150, height: 50))
    SharedMenu.shared.begin(stage)
    return view
  }
}

/// The shared menu controller. It is deprecated, and a deprecated method may satisfy a requirement that is not.
@MainActor
private protocol OldMenu {
  var isVisible: Bool { get }
  func begin(_ stage: InteractionStage)
  func show(from view: UIView)
}

@MainActor
private struct SharedMenu: OldMenu {
  static let shared: any OldMenu = SharedMenu()

  @available(*, deprecated)
  var isVisible: Bool { UIMenuController.shared.isMenuVisible }

  @available(*, deprecated)
  func begin(_ stage: InteractionStage) {
    UIMenuController.shared.menuItems = [UIMenuItem(title: "Flag", action: Selector("flag:"))]
    stage.atEnd { UIMenuController.shared.menuItems = nil }
    stage.watch([
      (UIMenuController.willShowMenuNotification, "will show"), (UIMenuController.didShowMenuNotification, "did show"),
      (UIMenuController.willHideMenuNotification, "will hide"), (UIMenuController.didHideMenuNotification, "did hide"),
    ])
  }

  @available(*, deprecated)
  func show(from view: UIView) { UIMenuController.shared.showMenu(from: view, rect: view.bounds) }
}

/// A view with commands for editing.
private final class EditMenuView: UIView {
  var interaction: UIEditMenuInteraction?
  var onCopy: () -> Void = {}
  var onFlag: () -> Void = {}
  /// Whether the view performs commands now.
  var mayAct: (EditMenuView) -> Bool = { _ in true }
  var mayCopy = true

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    switch action {
    case Selector("copy:"): mayCopy && mayAct(self)
    case Selector("flag:"): mayAct(self)
    default: false
    }
  }

  override func copy(_ sender: Any?) { onCopy() }
  func flag(_ sender: Any?) { onFlag() }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { EditMenuView.self }
    static var members: [ObjectiveC._Member] {
      [.method("flag:") { (o: EditMenuView, a) in try o.flag(a[0] as Any?) }]
    }
  }

  /// Shows the menu of the interaction in the middle of the view.
  func present() {
    interaction?.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: CGPoint(x: bounds.midX, y: bounds.midY)))
  }

  func showOldMenu() { SharedMenu.shared.show(from: self) }
}

/// Notes the calls of the delegate of an edit menu interaction.
private final class EditMenuSpy: NSObject, UIEditMenuInteractionDelegate {
  private unowned let stage: InteractionStage
  /// The menu that it returns.
  var menu: ([UIMenuElement]) -> UIMenu?

  init(_ stage: InteractionStage) {
    self.stage = stage
    menu = { [unowned stage] _ in
      UIMenu(children: [UIAction(title: "Pin") { _ in stage.note("pin") }, UIAction(title: "Share") { _ in }])
    }
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    stage.note("menuFor")
    return menu(suggestedActions)
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect {
    stage.note("targetRect")
    return interaction.view?.bounds ?? .null
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { stage.note("willPresent") }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
    animator: any UIEditMenuInteractionAnimating
  ) { stage.note("willDismiss") }
}
