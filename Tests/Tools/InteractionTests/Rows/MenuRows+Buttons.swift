// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  static let buttonMenuRows: [Interaction] = [
    Interaction(
      "Touch on a button whose primary action is its menu", systems: "14 on", .apple,
      "header UIControl.h: the menu opens on touch-down, menuActionTriggered comes before it; touchDown and touchCancel around it are decided",
      effects: ["touchDown", "menuActionTriggered", "touchCancel", "shown: Week, Month", "shown: Week, Month"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week"), stage.action("Month")]))
      stage.noteEvents(of: button)
      let middle = stage.place(in: button)
      stage.touch(at: middle)
      stage.settle()
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      stage.lift()
      stage.settle()
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "Tap on an element of a button’s menu", systems: "14 on", .decided,
      "no order was found; the menu begins to close before the handler, so that the handler may present something",
      effects: ["Month performed", "sender: the button", "closed"]
    ) { stage in
      var sender: Any?
      let month = UIAction(title: "Month") { action in
        stage.note("Month performed")
        sender = action.sender
      }
      let button = stage.button(UIMenu(children: [stage.action("Week"), month]))
      stage.tap(button)
      try stage.choose("Month")
      stage.note((sender as AnyObject?) === button ? "sender: the button" : "another sender")
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Touch on a button with a menu, drag to an element and lift", systems: "14 on", .decided,
      "known from use: one movement opens the menu and chooses", effects: ["highlighted", "Month performed"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week"), stage.action("Month")]))
      stage.touch(at: stage.place(in: button))
      stage.wait(0.5)
      let cell = try stage.cell("Month")
      stage.move(to: stage.place(in: cell))
      if cell.isHighlighted { stage.note("highlighted") }
      stage.lift()
      stage.settle()
    },
    Interaction(
      "Tap outside an open menu, on another button", systems: "13 on", .decided,
      "known from use: the tap closes the menu and does nothing else", effects: ["closed", "other pressed"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week")]))
      let other = stage.add(UIButton(type: .system), CGRect(x: 20, y: 600, width: 100, height: 44))
      other.addAction(UIAction { _ in stage.note("other pressed") }, for: .touchUpInside)
      stage.tap(button)
      stage.tap(other)
      stage.note(stage.showsMenu ? "open" : "closed")
      stage.tap(other)
    },
    Interaction(
      "Tap on a button that has a menu besides its action", systems: "14 on", .one,
      "apoorvdarshan/fud-ai#390: a tap still sends touchUpInside",
      effects: ["touchDown", "touchUpInside", "primaryActionTriggered", "closed"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week")]), isPrimary: false)
      stage.noteEvents(of: button)
      stage.tap(button)
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Long press on a button that has a menu besides its action", systems: "14 on", .several,
      "header comment quoted in iOS10-MemorialHouse#114; the touch is canceled, as by every gesture that takes it",
      effects: ["touchDown", "touchCancel", "menuActionTriggered", "shown: Week"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week")]), isPrimary: false)
      stage.noteEvents(of: button)
      stage.press(button)
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "Touch on a disabled button with a menu", .apple, "header UIControl.h: a disabled control ignores touches",
      effects: ["closed"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week")]))
      button.isEnabled = false
      stage.noteEvents(of: button)
      stage.press(button)
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Another element of a pop-up button", systems: "15 on", .apple,
      "doc changesSelectionAsPrimaryAction: the title follows the chosen element, the first one is chosen at first",
      effects: ["Week", "shown: Week ✓, Month", "Month performed", "Month", "shown: Week, Month ✓"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week"), stage.action("Month")]))
      button.changesSelectionAsPrimaryAction = true
      stage.note(button.currentTitle ?? "")
      stage.tap(button)
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      try stage.choose("Month")
      stage.note(button.currentTitle ?? "")
      stage.tap(button)
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "An element of a pull-down button", systems: "15 on", .apple,
      "doc changesSelectionAsPrimaryAction: false by default",
      effects: ["Month performed", "Options"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week"), stage.action("Month")]))
      stage.tap(button)
      try stage.choose("Month")
      stage.note(button.currentTitle ?? "")
    },
    Interaction(
      "Taps on a button that toggles, and a long press on one that has a menu too", systems: "15 on", .apple,
      "doc changesSelectionAsPrimaryAction: without a menu, or with one that is not the primary action, a tap toggles isSelected",
      effects: ["selected", "not selected", "shown: Week", "not selected"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week")]), isPrimary: false)
      button.changesSelectionAsPrimaryAction = true
      let note = { stage.note(button.isSelected ? "selected" : "not selected") }
      stage.tap(button)
      note()
      stage.tap(button)
      note()
      stage.press(button)
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
      note()
    },
    Interaction(
      "performPrimaryAction() on a button whose primary action is its menu", systems: "17.4 on", .one,
      "WebKit/WebKit#20247",
      effects: ["menuActionTriggered", "shown: Week"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week")]))
      stage.noteEvents(of: button)
      button.performPrimaryAction()
      stage.settle()
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "Touch on a button at the bottom of the screen", systems: "16 on", .one,
      "AudioBooth#323: the first elements are nearest to the finger, reversed when the menu opens upwards, and not in a fixed order",
      effects: ["above: Month, Week", "above: Week, Month"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Week"), stage.action("Month")]), at: 780)
      for order in [UIContextMenuConfiguration.ElementOrder.automatic, .fixed] {
        button.preferredMenuElementOrder = order
        stage.tap(button)
        let isAbove = stage.place(in: try stage.cell("Week")).y < 780
        let cells = try ["Week", "Month"].map { (stage.place(in: try stage.cell($0)).y, $0) }.sorted { $0.0 < $1.0 }
        stage.note((isAbove ? "above: " : "below: ") + cells.map(\.1).joined(separator: ", "))
        stage.tap(at: CGPoint(x: 20, y: 100))
      }
    },
    Interaction(
      "Touch on a button that gets its menu in menuActionTriggered", systems: "14 on", .apple,
      "header UIControl.h: the event comes before the menu is presented", effects: ["shown: Later"]
    ) { stage in
      let button = stage.button(UIMenu(children: [stage.action("Sooner")]))
      let later = UIMenu(children: [stage.action("Later")])
      button.addAction(UIAction { [unowned button] _ in button.menu = later }, for: .menuActionTriggered)
      stage.tap(button)
      stage.note("shown: " + stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "A script that taps a button and an element by their titles", .decided, "fingers and words go the same way",
      effects: ["Month performed", "closed"]
    ) { stage in
      _ = stage.button(UIMenu(children: [stage.action("Week"), stage.action("Month")]))
      try stage.actions.tap("Options")
      stage.settle()
      try stage.actions.tap("Month")
      stage.settle()
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Touch on a button in iOS 18 and in iOS 26", .decided,
      "known from pictures: the menu is below the button, and from iOS 26 it covers it", effects: ["below", "over"]
    ) { stage in
      for system in [InterfaceGeneration.iOS18, .iOS26] {
        try system.whileCurrent {
          let button = stage.button(UIMenu(children: [stage.action("Week")]))
          stage.tap(button)
          let place = stage.place(in: try stage.cell("Week"))
          stage.note(place.y > 244 ? "below" : "over")
          stage.tap(at: CGPoint(x: 20, y: 700))
          button.removeFromSuperview()
        }
      }
    },
  ]
}

extension InteractionStage {
  /// Notes the events of a control by their names.
  func noteEvents(of control: UIControl) {
    let events: [(UIControl.Event, String)] = [
      (.touchDown, "touchDown"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
      (.touchCancel, "touchCancel"), (.menuActionTriggered, "menuActionTriggered"),
      (.primaryActionTriggered, "primaryActionTriggered"), (.valueChanged, "valueChanged"),
    ]
    for (event, name) in events {
      control.addAction(UIAction { [unowned self] _ in note(name) }, for: event)
    }
  }
}
