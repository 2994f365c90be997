// SPDX-License-Identifier: MIT

import ObjectiveC
import UIKit

@testable import Previews

extension InteractionTable {
  static let barRows: [Interaction] = barItemRows + backButtonRows + wordRows
}

extension InteractionStage {
  /// Shows a screen with a navigation bar, and returns its controller.
  @discardableResult
  func showScreen(_ title: String = "Trips", right items: [UIBarButtonItem] = []) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    controller.view.backgroundColor = .white
    controller.navigationItem.rightBarButtonItems = items
    show(UINavigationController(rootViewController: controller))
    return controller
  }

  /// Pushes screens with titles, and returns the navigation controller.
  func pushScreens(_ titles: [String]) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.topViewController?.title = titles[0]
    show(navigation)
    for title in titles.dropFirst() {
      let controller = UIViewController()
      controller.title = title
      controller.view.backgroundColor = .white
      navigation.pushViewController(controller, animated: false)
    }
    settle()
    return navigation
  }

  /// The controls that are shown, with the labels that assistive technologies read.
  func control(_ label: String) throws -> UIControl {
    let controls = shownControls
    for control in controls where control.accessibilityLabel == label { return control }
    throw MissingElement(title: label, shown: controls.compactMap(\.accessibilityLabel))
  }

  /// Returns whether a control with a label is shown.
  func hasControl(_ label: String) -> Bool { shownControls.contains { $0.accessibilityLabel == label } }

  private var shownControls: [UIControl] {
    func all(_ view: UIView) -> [UIView] {
      view.isHidden || view.alpha < 0.01 ? [] : [view] + view.subviews.flatMap(all)
    }
    return all(window).compactMap { $0 as? UIControl }
  }

  fileprivate func item(_ title: String) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: action(title))
  }
}

extension InteractionTable {
  private static let barItemRows: [Interaction] = [
    Interaction(
      "A script that taps the plus of a bar by its word", .apple,
      "doc UIBarButtonItem.SystemItem.add; VoiceOver reads “Add”",
      effects: ["add: the item", "tap count 1"]
    ) { stage in
      let target = stage.keep(BarTarget(stage))
      stage.showScreen(right: [
        UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Selector("add:event:"))
      ])
      try stage.actions.tap("Add")
      stage.settle()
    },
    Interaction(
      "Finger that holds a bar button for a second", systems: "10", .one,
      "“Detecting long presses on UIBarButtonItems” (mattrajca.com)",
      effects: ["add: the item", "tap count 0"]
    ) { stage in
      let target = stage.keep(BarTarget(stage))
      stage.showScreen(right: [
        UIBarButtonItem(barButtonSystemItem: .add, target: target, action: Selector("add:event:"))
      ])
      stage.press(try stage.control("Add"))
    },
    Interaction(
      "Tap on a bar button with an action, and on a disabled one", systems: "14 on", .apple,
      "doc UIBarButtonItem.primaryAction, UIBarItem.isEnabled",
      effects: ["Send performed", "sender: the item"]
    ) { stage in
      let off = stage.item("Off")
      off.isEnabled = false
      let send = UIBarButtonItem(title: "Send")
      send.primaryAction = UIAction(title: "Send") { [unowned send] action in
        stage.note("Send performed")
        stage.note((action.sender as AnyObject?) === send ? "sender: the item" : "another sender")
      }
      stage.showScreen(right: [send, off])
      stage.tap(try stage.control("Send"))
      stage.tap(try stage.control("Off"))
    },
    Interaction(
      "Tap on a bar button whose only action is its menu", systems: "14 on", .apple,
      "doc init(title:image:primaryAction:menu:)",
      effects: ["shown: Week, Month", "Month performed", "sender: the item", "closed"]
    ) { stage in
      var sender: Any?
      let month = UIAction(title: "Month") { action in
        stage.note("Month performed")
        sender = action.sender
      }
      let item = UIBarButtonItem(title: "Menu", menu: UIMenu(children: [stage.action("Week"), month]))
      stage.showScreen(right: [item])
      stage.tap(try stage.control("Menu"))
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      try stage.choose("Month")
      stage.note((sender as AnyObject?) === item ? "sender: the item" : "another sender")
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Tap and long press on a bar button with an action and a menu", systems: "14 on", .apple,
      "doc UIBarButtonItem.menu: with an action, a long press opens it",
      effects: ["Send performed", "shown: Later"]
    ) { stage in
      let item = stage.item("Send")
      item.menu = UIMenu(children: [stage.action("Later")])
      stage.showScreen(right: [item])
      stage.tap(try stage.control("Send"))
      stage.press(try stage.control("Send"))
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "Another element of a bar button that selects, and taps on one that toggles", systems: "15 on", .apple,
      "doc UIBarButtonItem.changesSelectionAsPrimaryAction",
      effects: ["Week", "Month performed", "Month", "selected", "not selected"]
    ) { stage in
      let item = UIBarButtonItem(menu: UIMenu(children: [stage.action("Week"), stage.action("Month")]))
      item.changesSelectionAsPrimaryAction = true
      let toggle = UIBarButtonItem(title: "Bold")
      toggle.changesSelectionAsPrimaryAction = true
      stage.showScreen(right: [item, toggle])
      stage.note(item.title ?? "")
      stage.tap(try stage.control("Week"))
      try stage.choose("Month")
      stage.note(item.title ?? "")
      for _ in 0..<2 {
        stage.tap(try stage.control("Bold"))
        stage.note(toggle.isSelected ? "selected" : "not selected")
      }
    },
    Interaction(
      "A script that taps a view of the app’s own in a bar", .apple, "doc init(customView:): the view gets the touches",
      effects: ["touchDown", "touchUpInside", "primaryActionTriggered"]
    ) { stage in
      let button = UIButton(type: .system)
      button.setTitle("Own", for: .normal)
      stage.showScreen(right: [UIBarButtonItem(customView: button)])
      stage.noteEvents(of: button)
      try stage.actions.tap("Own")
      stage.settle()
    },
    Interaction(
      "Tap on an item of a toolbar", .apple, "doc UIViewController.toolbarItems",
      effects: ["Sort performed", "Delete performed"]
    ) { stage in
      let trash = UIBarButtonItem(systemItem: .trash, primaryAction: stage.action("Delete"))
      let screen = stage.showScreen()
      screen.toolbarItems = [stage.item("Sort"), .flexibleSpace(), trash]
      screen.navigationController?.setToolbarHidden(false, animated: false)
      stage.settle()
      stage.tap(try stage.control("Sort"))
      try stage.actions.tap("Delete")
      stage.settle()
    },
    Interaction(
      "Tap on the three dots of a bar with groups in the middle and more elements", systems: "16 on", .decided,
      "doc centerItemGroups, additionalOverflowItems: what has no room is in a menu",
      effects: ["shown: Find, Print", "Find performed"]
    ) { stage in
      let screen = stage.showScreen()
      screen.navigationItem.centerItemGroups = [.fixedGroup(items: [stage.item("Find")])]
      screen.navigationItem.additionalOverflowItems = UIDeferredMenuElement { [unowned stage] in
        $0([stage.action("Print")])
      }
      stage.settle()
      stage.tap(try stage.control("More"))
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      try stage.choose("Find")
    },
    Interaction(
      "Tap on buttons of groups at both ends", systems: "16 on", .apple,
      "doc leadingItemGroups, trailingItemGroups, pinnedTrailingGroup",
      effects: ["First performed", "Last performed", "Pinned performed", "in order"]
    ) { stage in
      let screen = stage.showScreen()
      screen.navigationItem.leadingItemGroups = [.fixedGroup(items: [stage.item("First")])]
      screen.navigationItem.trailingItemGroups = [.fixedGroup(items: [stage.item("Last")])]
      screen.navigationItem.pinnedTrailingGroup = .fixedGroup(items: [stage.item("Pinned")])
      stage.settle()
      let names = ["First", "Last", "Pinned"]
      for name in names { stage.tap(try stage.control(name)) }
      let places = try names.map { stage.place(in: try stage.control($0)).x }
      if places == places.sorted() { stage.note("in order") }
    },
    Interaction(
      "Tap on a tab", .apple, "doc tabBarController(_:shouldSelect:), didSelect",
      effects: ["Search: search, Home, Search"]
    ) { stage in
      let tabs = UITabBarController()
      let home = UIViewController()
      home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
      let search = UIViewController()
      search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
      tabs.viewControllers = [home, search]
      stage.show(tabs)
      try stage.actions.tap("Search")
      stage.settle()
      let labels = try ["Home", "Search"].map { try stage.control($0).accessibilityLabel ?? "" }
      let shown = tabs.selectedViewController === search ? "search" : "home"
      stage.note("Search: " + ([shown] + labels).joined(separator: ", "))
    },
  ]

  private static let backButtonRows: [Interaction] = [
    Interaction(
      "A script that taps the back button by its title or by its word", .several,
      "tabris-js#1061, mozilla-mobile/focus-ios#2972: the title of the screen before, or “Back” where it does not fit",
      effects: ["Trips", "Back"]
    ) { stage in
      for (titles, label) in [
        (["Trips", "Rome"], "Trips"), (["A title that is much too long for a back button", "Rome"], "Back"),
      ] {
        try InterfaceGeneration.iOS18.whileCurrent {
          let navigation = stage.pushScreens(titles)
          try stage.actions.tap(label)
          stage.settle()
          if navigation.viewControllers.count == 1 { stage.note(label) }
        }
      }
    },
    Interaction(
      "Tap on the back button of iOS 26", systems: "26", .decided, "the button has no title, and reads “Back”",
      effects: ["Trips shown"]
    ) { stage in
      try InterfaceGeneration.iOS26.whileCurrent {
        let navigation = stage.pushScreens(["Trips", "Rome"])
        stage.tap(try stage.control("Back"))
        if navigation.topViewController?.title == "Trips" { stage.note("Trips shown") }
      }
    },
    Interaction(
      "Long press on the back button, and a tap on a title", systems: "14 on", .decided,
      "known from use: the titles of the screens below, the nearest one first",
      effects: ["shown: Rome, Italy, Trips", "Italy"]
    ) { stage in
      let navigation = stage.pushScreens(["Trips", "Italy", "Rome", "Forum"])
      let button = try stage.control(InterfaceGeneration.current.hasPlatters ? "Back" : "Rome")
      stage.press(button)
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      try stage.choose("Italy")
      stage.note(navigation.topViewController?.title ?? "")
    },
    Interaction(
      "Tap on a back button whose item has an action of its own", systems: "16 on", .apple,
      "doc UINavigationItem.backAction",
      effects: ["Back performed", "Rome"]
    ) { stage in
      let navigation = stage.pushScreens(["Trips", "Rome"])
      navigation.topViewController?.navigationItem.backAction = stage.action("Back")
      let button = try stage.control(InterfaceGeneration.current.hasPlatters ? "Back" : "Trips")
      stage.tap(button)
      stage.note(navigation.topViewController?.title ?? "")
    },
    Interaction(
      "Tap on a title with a menu", systems: "16 on", .apple, "doc UINavigationItem.titleMenuProvider",
      effects: ["shown: Rename", "Rename performed"]
    ) { stage in
      let screen = stage.showScreen("Plan")
      screen.navigationItem.titleMenuProvider = { [unowned stage] in UIMenu(children: $0 + [stage.action("Rename")]) }
      stage.settle()
      stage.tap(try stage.control("Plan"))
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      try stage.choose("Rename")
    },
  ]
}

/// A target of bar buttons.
private final class BarTarget: NSObject {
  private unowned let stage: InteractionStage
  init(_ stage: InteractionStage) { self.stage = stage }

  @MainActor func add(_ sender: Any?, _ event: UIEvent?) {
    stage.note(sender is UIBarButtonItem ? "add: the item" : "another sender")
    stage.note("tap count \(event?.allTouches?.first?.tapCount ?? -1)")
  }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { BarTarget.self }
    static var members: [ObjectiveC._Member] {
      [
        .method("add:event:") { (target: BarTarget, a) in
          let (sender, event) = (try a[0] as Any?, try a[1] as UIEvent?)
          MainActor.assumeIsolated { target.add(sender, event) }
        }
      ]
    }
  }
}
