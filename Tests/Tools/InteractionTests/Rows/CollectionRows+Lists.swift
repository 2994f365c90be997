// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  /// Rows of lists with accessories and swipe actions.
  static let listCellRows: [Interaction] = [
    Interaction(
      "Taps on the disclosure of an outline", systems: "14+", .apple, "doc UICellAccessoryOutlineDisclosureStyleCell",
      effects: [
        "willExpandItem Fruit", "[\"Fruit\", \"Apple\", \"Pear\", \"Nuts\"]", "expanded, children indented",
        "willCollapseItem Fruit", "[\"Fruit\", \"Nuts\"]", "selected []",
      ]
    ) { stage in
      let list = outline(stage)
      let place = list.place("Fruit", x: list.view.bounds.width - 28)
      stage.tap(at: place)
      stage.note("\(list.shownItems)")
      if list.cell("Fruit").configurationState.isExpanded, list.cell("Apple").indentationLevel == 1 {
        stage.note("expanded, children indented")
      }
      stage.tap(at: place)
      stage.note("\(list.shownItems)")
      list.noteSelection()
    },
    Interaction(
      "Tap on the row of an outline beside its disclosure", systems: "14+", .apple,
      "doc UICellAccessoryOutlineDisclosureStyleCell", effects: ["[\"Fruit\", \"Nuts\"]", "selected [0]"]
    ) { stage in
      let list = outline(stage)
      stage.tap(at: list.place("Fruit", x: 60))
      stage.note("\(list.shownItems)")
      list.noteSelection()
    },
    Interaction(
      "Tap on the header of an outline", systems: "14+", .apple, "doc UICellAccessoryOutlineDisclosureStyleHeader",
      effects: ["willExpandItem Fruit", "[\"Fruit\", \"Apple\", \"Pear\", \"Nuts\"]", "selected []"]
    ) { stage in
      let list = outline(stage, .header)
      stage.tap(at: list.place("Fruit", x: 60))
      stage.note("\(list.shownItems)")
      list.noteSelection()
    },
    Interaction(
      "Tap on the disclosure of an item that may not expand", systems: "14+", .apple, "doc SectionSnapshotHandlers",
      effects: ["shouldExpandItem Fruit", "[\"Fruit\", \"Nuts\"]"]
    ) { stage in
      let list = outline(stage)
      list.source.sectionSnapshotHandlers.shouldExpandItem = { item in
        stage.note("shouldExpandItem \(item)")
        return false
      }
      stage.tap(at: list.place("Fruit", x: list.view.bounds.width - 28))
      stage.note("\(list.shownItems)")
    },
    Interaction(
      "Tap on the disclosure of an item whose children are loaded", systems: "14+", .apple,
      "doc snapshotForExpandingParent",
      effects: ["willExpandItem Nuts", "snapshotForExpandingParent Nuts", "[\"Fruit\", \"Nuts\", \"Walnut\"]"]
    ) { stage in
      let list = outline(stage)
      list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { item, _ in
        stage.note("snapshotForExpandingParent \(item)")
        var children = NSDiffableDataSourceSectionSnapshot<String>()
        children.append(["Walnut"])
        return children
      }
      stage.tap(at: list.place("Nuts", x: list.view.bounds.width - 28))
      stage.note("\(list.shownItems)")
    },
    Interaction(
      "Tap on the detail accessory of a row", systems: "14+", .apple, "doc UICellAccessory.detail",
      effects: ["detail Ben", "selected []"]
    ) { stage in
      let list = ListSpy(stage) { item, _ in [.detail(actionHandler: { stage.note("detail \(item)") })] }
      list.show(["Ada", "Ben"])
      stage.tap(at: list.place("Ben", x: list.view.bounds.width - 28))
      list.noteSelection()
    },
    Interaction(
      "Tap on the delete accessory of a row", systems: "14+", .apple, "doc UICellAccessory.delete",
      effects: ["trailing actions 0", "[\"Remove\"]", "swiped", "[\"Ben\"]"]
    ) { stage in
      let list = ListSpy(stage, swipes: true) { _, _ in [.delete()] }
      list.show(["Ada", "Ben"])
      list.view.isEditing = true
      stage.settle()
      stage.tap(at: list.place("Ada", x: 28))
      stage.note("\(list.shownActions)")
      if list.cell("Ada").configurationState.isSwiped { stage.note("swiped") }
      list.tapAction("Remove")
      stage.note("\(list.shownItems)")
    },
    Interaction(
      "Tap on the insert accessory of a row", systems: "14+", .apple, "doc UICellAccessory.insert",
      effects: ["insert after Ada", "selected []"]
    ) { stage in
      let list = ListSpy(stage) { item, _ in [.insert(actionHandler: { stage.note("insert after \(item)") })] }
      list.show(["Ada", "Ben"])
      list.view.isEditing = true
      stage.settle()
      stage.tap(at: list.place("Ada", x: 28))
      list.noteSelection()
    },
    Interaction(
      "Taps on rows with multiple-selection accessories", systems: "14+", .apple, "doc UICellAccessory.multiselect",
      effects: ["selected [0, 1]", "selected [1]"]
    ) { stage in
      let list = ListSpy(stage) { _, _ in [.multiselect()] }
      list.view.allowsMultipleSelectionDuringEditing = true
      list.show(["Ada", "Ben"])
      list.view.isEditing = true
      stage.settle()
      stage.tap(at: list.place("Ada", x: 28))
      stage.tap(at: list.place("Ben", x: 150))
      list.noteSelection()
      stage.tap(at: list.place("Ada", x: 28))
      list.noteSelection()
    },
    Interaction(
      "Tap on a button in the custom accessory of a row", systems: "14+", .apple,
      "doc UICellAccessory.customView(configuration:)", effects: ["button Ben", "selected []"]
    ) { stage in
      let list = ListSpy(stage) { item, _ in
        let button = UIButton(
          type: .system, primaryAction: UIAction(title: "Get") { _ in stage.note("button \(item)") })
        button.frame.size = CGSize(width: 50, height: 30)
        return [.customView(configuration: .init(customView: button, placement: .trailing()))]
      }
      list.show(["Ada", "Ben"])
      stage.tap(at: list.place("Ben", x: list.view.bounds.width - 40))
      list.noteSelection()
    },
    Interaction(
      "Swipe over a row of a list", systems: "14+", .apple, "doc trailingSwipeActionsConfigurationProvider",
      effects: ["trailing actions 1", "[\"Remove\"]", "[\"Ada\"]"]
    ) { stage in
      let list = ListSpy(stage, swipes: true) { _, _ in [] }
      list.show(["Ada", "Ben"])
      stage.drag(from: list.place("Ben", x: 280), to: list.place("Ben", x: 190))
      stage.note("\(list.shownActions)")
      list.tapAction("Remove")
      stage.note("\(list.shownItems)")
    },
    Interaction(
      "Look of a touched row of a list", systems: "14+", .one, "doc UIBackgroundConfiguration.listCell",
      effects: ["gray while highlighted", "gray while selected", "as before"]
    ) { stage in
      let list = ListSpy(stage) { _, _ in [] }
      list.show(["Ada", "Ben"])
      let rest = list.shownColor("Ada")
      stage.touch(at: list.place("Ada", x: 100))
      stage.wait(0.3)
      if list.shownColor("Ada") == .systemGray4 { stage.note("gray while highlighted") }
      stage.lift()
      stage.settle()
      if list.shownColor("Ada") == .systemGray4 { stage.note("gray while selected") }
      stage.tap(at: list.place("Ben", x: 100))
      if list.shownColor("Ada") == rest { stage.note("as before") }
    },
  ]

  /// A list with an outline of two items, one of which has children.
  @MainActor
  private static func outline(
    _ stage: InteractionStage, _ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell
  ) -> ListSpy {
    let list = ListSpy(stage) { _, _ in [.outlineDisclosure(options: .init(style: style))] }
    list.source.sectionSnapshotHandlers.willExpandItem = { stage.note("willExpandItem \($0)") }
    list.source.sectionSnapshotHandlers.willCollapseItem = { stage.note("willCollapseItem \($0)") }
    list.show([])
    var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
    snapshot.append(["Fruit", "Nuts"])
    snapshot.append(["Apple", "Pear"], to: "Fruit")
    list.source.apply(snapshot, to: 0)
    stage.settle()
    stage.forget()
    return list
  }
}
