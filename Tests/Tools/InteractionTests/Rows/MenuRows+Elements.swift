// SPDX-License-Identifier: MIT

import ObjectiveC
import UIKit

@testable import Previews

extension InteractionTable {
  static let menuElementRows: [Interaction] = [
    Interaction(
      "Tap on a disabled element", systems: "13 on", .apple, "doc UIMenuElement.Attributes.disabled",
      effects: ["Old (disabled), New", "open"]
    ) { stage in
      stage.tap(stage.button(UIMenu(children: [stage.action("Old", [.disabled]), stage.action("New")])))
      stage.note(stage.menuTitles.joined(separator: ", "))
      try stage.choose("Old")
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "A menu with hidden and destructive elements", systems: "13 on", .apple, "doc UIMenuElement.Attributes",
      effects: ["Keep, Delete", "red"]
    ) { stage in
      let children = [stage.action("Keep"), stage.action("Secret", [.hidden]), stage.action("Delete", [.destructive])]
      stage.tap(stage.button(UIMenu(children: children)))
      stage.note(stage.menuTitles.joined(separator: ", "))
      let label = try stage.cell("Delete").subviews.compactMap { $0 as? UILabel }.first
      stage.note(label?.textColor == .systemRed ? "red" : "another color")
    },
    Interaction(
      "A menu whose elements have states and subtitles", systems: "15 on", .apple, "doc UIMenuElement.State, subtitle",
      effects: ["Name ✓, Date, Size ✓", "newest first"]
    ) { stage in
      let children = [
        stage.action("Name", [], .on), stage.action("Date", subtitle: "newest first"), stage.action("Size", [], .mixed),
      ]
      stage.tap(stage.button(UIMenu(children: children)))
      stage.note(stage.menuTitles.joined(separator: ", "))
      stage.note(try stage.cell("Date").accessibilityValue ?? "")
    },
    Interaction(
      "Tap on a submenu, on its head, and on an element in it", systems: "13 on", .decided,
      "known from use: a submenu opens in place, and its title closes it",
      effects: ["Sort", "Sort, Name, Date", "Sort", "Date performed", "closed"]
    ) { stage in
      let sort = UIMenu(title: "Sort", children: [stage.action("Name"), stage.action("Date")])
      stage.tap(stage.button(UIMenu(children: [sort])))
      let note = { stage.note(stage.menuTitles.joined(separator: ", ")) }
      note()
      try stage.choose("Sort")
      note()
      try stage.choose("Sort")
      note()
      try stage.choose("Sort")
      try stage.choose("Date")
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "Tap outside a submenu", systems: "13 on", .decided,
      "known from use: the first tap closes the submenu, the next one the menu",
      effects: ["Sort", "closed"]
    ) { stage in
      let sort = UIMenu(title: "Sort", children: [stage.action("Name")])
      stage.tap(stage.button(UIMenu(children: [sort])))
      try stage.choose("Sort")
      stage.tap(at: CGPoint(x: 30, y: 800))
      stage.note(stage.menuTitles.joined(separator: ", "))
      stage.tap(at: CGPoint(x: 30, y: 800))
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "A menu with an inline section", systems: "13 on", .apple, "doc UIMenu.Options.displayInline",
      effects: ["Cut, Bold", "title shown"]
    ) { stage in
      let style = UIMenu(title: "Style", options: .displayInline, children: [stage.action("Bold")])
      stage.tap(stage.button(UIMenu(children: [stage.action("Cut"), style])))
      stage.note(stage.menuTitles.joined(separator: ", "))
      if stage.menuLabels.contains("Style") { stage.note("title shown") }
    },
    Interaction(
      "A palette, and elements of small and of medium size", systems: "16 on", .apple,
      "doc UIMenu.Options.displayAsPalette, UIMenu.ElementSize: side by side",
      effects: [
        "A, B, C, D, E, F", "A and B side by side", "C and D side by side", "E and F side by side", "D performed",
      ]
    ) { stage in
      let letters = "ABCDEF".map { stage.action(String($0)) }
      let palette = UIMenu(options: [.displayInline, .displayAsPalette], children: Array(letters[0...1]))
      let small = UIMenu(options: .displayInline, preferredElementSize: .small, children: Array(letters[2...3]))
      let medium = UIMenu(options: .displayInline, preferredElementSize: .medium, children: Array(letters[4...5]))
      stage.tap(stage.button(UIMenu(children: [palette, small, medium])))
      stage.note(stage.menuTitles.joined(separator: ", "))
      for (first, second) in [("A", "B"), ("C", "D"), ("E", "F")] {
        let (a, b) = (stage.place(in: try stage.cell(first)), stage.place(in: try stage.cell(second)))
        stage.note("\(first) and \(second) " + (a.y == b.y && a.x < b.x ? "side by side" : "apart"))
      }
      try stage.choose("D")
    },
    Interaction(
      "Tap on an element that keeps its menu presented", systems: "16 on", .apple,
      "doc UIMenuElement.Attributes.keepsMenuPresented",
      effects: ["Larger performed", "Larger performed", "open"]
    ) { stage in
      stage.tap(stage.button(UIMenu(children: [stage.action("Larger", [.keepsMenuPresented])])))
      try stage.choose("Larger")
      try stage.choose("Larger")
      stage.note(stage.showsMenu ? "open" : "closed")
    },
    Interaction(
      "A menu with elements that are provided later", systems: "14 on", .apple,
      "doc UIDeferredMenuElement: a wheel until the elements are there; they are asked for once",
      effects: ["asked", "waiting", "Fixed, Late", "Fixed, Late"]
    ) { stage in
      let late = stage.action("Late")
      var answer: (([UIMenuElement]) -> Void)?
      let deferred = UIDeferredMenuElement { completion in
        stage.note("asked")
        answer = completion
      }
      let button = stage.button(UIMenu(children: [stage.action("Fixed"), deferred]))
      stage.tap(button)
      if stage.showsWheel { stage.note("waiting") }
      answer?([late])
      stage.settle()
      stage.note(stage.menuTitles.joined(separator: ", "))
      stage.tap(at: CGPoint(x: 30, y: 800))
      stage.tap(button)
      stage.note(stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "A menu with elements that are provided each time", systems: "15 on", .apple,
      "doc UIDeferredMenuElement.uncached(_:)",
      effects: ["asked", "Try 1", "asked", "Try 2"]
    ) { stage in
      var count = 0
      let deferred = UIDeferredMenuElement.uncached { completion in
        count += 1
        stage.note("asked")
        completion([stage.action("Try \(count)")])
      }
      let button = stage.button(UIMenu(children: [deferred]))
      for _ in 0..<2 {
        stage.tap(button)
        stage.note(stage.menuTitles.joined(separator: ", "))
        stage.tap(at: CGPoint(x: 30, y: 800))
      }
    },
    Interaction(
      "Commands of a menu, of which the controller performs one and nobody the other", systems: "13 on", .apple,
      "header UIResponder.h (targetForAction); appventure.me: without a target a command is disabled",
      effects: ["Save, Print (disabled)", "save by the controller"]
    ) { stage in
      stage.show(CommandController(stage))
      let commands = [
        UICommand(title: "Save", action: Selector("saveAll:")),
        UICommand(title: "Print", action: Selector("printAll:")),
      ]
      stage.tap(stage.button(UIMenu(children: commands)))
      stage.note(stage.menuTitles.joined(separator: ", "))
      try stage.choose("Save")
    },
    Interaction(
      "Drag on a menu that is higher than the screen, and a tap", .decided, "known from use: it scrolls",
      effects: ["within the screen", "scrolled", "open", "Item 39 performed"]
    ) { stage in
      stage.tap(stage.button(UIMenu(children: (0..<40).map { stage.action("Item \($0)") })))
      let scroll = try stage.cell("Item 0").superview
      if let scroll, scroll.frame.height <= 852 { stage.note("within the screen") }
      for _ in 0..<4 { stage.drag(from: CGPoint(x: 160, y: 600), to: CGPoint(x: 160, y: 150)) }
      if (scroll as? UIScrollView)?.contentOffset.y ?? 0 > 100 { stage.note("scrolled") }
      stage.note(stage.showsMenu ? "open" : "closed")
      try stage.choose("Item 39")
    },
    Interaction(
      "Another element of a menu with a single selection", systems: "15 on", .apple,
      "doc UIMenu.Options.singleSelection",
      effects: ["One ✓, Two", "Two performed", "One, Two ✓"]
    ) { stage in
      let button = stage.button(
        UIMenu(options: .singleSelection, children: [stage.action("One", [], .on), stage.action("Two")]))
      stage.tap(button)
      stage.note(stage.menuTitles.joined(separator: ", "))
      try stage.choose("Two")
      stage.tap(button)
      stage.note(stage.menuTitles.joined(separator: ", "))
    },
    Interaction(
      "A menu with a title in a dark view for readers from right to left, with large text", .decided,
      "the menu has the traits of the view to which it belongs",
      effects: ["title shown", "dark", "mirrored", "higher rows"]
    ) { stage in
      stage.view.overrideUserInterfaceStyle = .dark
      stage.view.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      let button = stage.button(UIMenu(title: "Sort by", children: [stage.action("Name")]))
      button.semanticContentAttribute = .forceRightToLeft
      stage.tap(button)
      if stage.menuLabels.contains("Sort by") { stage.note("title shown") }
      let cell = try stage.cell("Name")
      if cell.traitCollection.userInterfaceStyle == .dark { stage.note("dark") }
      let label = cell.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Name" }
      if cell.effectiveUserInterfaceLayoutDirection == .rightToLeft, label != nil { stage.note("mirrored") }
      if cell.bounds.height > 50 { stage.note("higher rows") }
    },
  ]
}

extension InteractionStage {
  private var menuViews: [UIView] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return UIScreen.main.systemWindows.flatMap(all)
  }

  /// The texts that the open menu shows.
  var menuLabels: [String] { menuViews.compactMap { ($0 as? UILabel)?.text } }

  /// Whether the open menu shows that elements are awaited.
  var showsWheel: Bool { menuViews.contains { ($0 as? UIActivityIndicatorView)?.isAnimating == true } }
}

/// A controller that performs a command of a menu.
private final class CommandController: UIViewController {
  private unowned let stage: InteractionStage

  init(_ stage: InteractionStage) {
    self.stage = stage
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func saveAll(_ sender: Any?) { stage.note(sender is UICommand ? "save by the controller" : "another sender") }

  private enum _ObjectiveCMembers: ObjectiveC._MemberTable {
    static var owner: AnyObject.Type { CommandController.self }
    static var members: [ObjectiveC._Member] {
      [.method("saveAll:") { (controller: CommandController, a) in try controller.saveAll(a[0] as Any?) }]
    }
  }
}
