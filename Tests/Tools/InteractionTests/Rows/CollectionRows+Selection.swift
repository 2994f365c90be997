// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let itemSelectionRows: [Interaction] = [
    Interaction(
      "Tap on an item", systems: "6+", .apple, "header UICollectionView.h",
      effects: [
        "shouldHighlightItemAt 1", "didHighlightItemAt 1", "shouldSelectItemAt 1", "didSelectItemAt 1",
        "didUnhighlightItemAt 1", "selected [1]",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.highlighting, .selection])
      spy.show()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "Tap on another item, single selection", systems: "6+", .derived,
      "header UICollectionView.h; doc shouldDeselectItemAt (several selectable only)",
      effects: [
        "shouldHighlightItemAt 2", "didHighlightItemAt 2", "shouldSelectItemAt 2", "didDeselectItemAt 0",
        "didSelectItemAt 2", "didUnhighlightItemAt 2", "selected [2]",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.highlighting, .selection])
      spy.show()
      spy.tap(0)
      stage.forget()
      spy.tap(2)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a selected item, several selectable", systems: "6+", .apple, "header UICollectionView.h",
      effects: [
        "shouldHighlightItemAt 0", "didHighlightItemAt 0", "shouldDeselectItemAt 0", "didDeselectItemAt 0",
        "didUnhighlightItemAt 0", "selected [1]",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.highlighting, .selection])
      spy.view.allowsMultipleSelection = true
      spy.show()
      spy.tap(0)
      spy.tap(1)
      stage.forget()
      spy.tap(0)
      spy.noteSelection()
    },
    Interaction(
      "Tap on a selected item that may not be deselected", systems: "6+", .apple, "header UICollectionView.h",
      effects: ["shouldDeselectItemAt 0", "selected [0]"]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.selection])
      spy.view.allowsMultipleSelection = true
      spy.deselects = false
      spy.show()
      spy.tap(0)
      stage.forget()
      spy.tap(0)
      spy.noteSelection()
    },
    Interaction(
      "Tap on an item that may not be highlighted", systems: "6+", .apple, "doc shouldHighlightItemAt",
      effects: ["shouldHighlightItemAt 1", "selected []"]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.highlighting, .selection])
      spy.highlights = false
      spy.show()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "Tap on an item that may not be selected", systems: "6+", .apple, "header UICollectionView.h",
      effects: [
        "shouldHighlightItemAt 1", "didHighlightItemAt 1", "shouldSelectItemAt 1", "didUnhighlightItemAt 1",
        "selected []",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.highlighting, .selection])
      spy.selects = false
      spy.show()
      spy.tap(1)
      spy.noteSelection()
    },
    Interaction(
      "selectItem and deselectItem in code", systems: "6+", .apple, "doc shouldHighlightItemAt; scrapbox tasuwo-ios",
      effects: ["selected [2]", "selected []"]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.highlighting, .selection])
      spy.show()
      spy.view.selectItem(at: spy.path(2), animated: false, scrollPosition: [])
      spy.noteSelection()
      spy.view.deselectItem(at: spy.path(2), animated: false)
      spy.noteSelection()
    },
    Interaction(
      "States of the cells when another item is tapped", systems: "6+", .apple,
      "Collection View Programming Guide, quoted on tarikbilla.com",
      effects: ["Ben: highlighted", "Ada: at rest", "Ben: selected"]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.states])
      spy.show()
      spy.tap(0)
      stage.forget()
      stage.touch(at: spy.point(1))
      stage.wait(0.3)
      stage.view.layoutIfNeeded()
      stage.lift()
      stage.settle()
    },
    Interaction(
      "Tap on an item, primary action", systems: "16+", .apple, "doc collectionView(_:performPrimaryActionForItemAt:)",
      effects: ["shouldSelectItemAt 1", "didSelectItemAt 1", "performPrimaryActionForItemAt 1"]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.selection, .primaryActions])
      spy.show()
      spy.tap(1)
    },
    Interaction(
      "A drag begins on a highlighted item", .apple, "header UIScrollView.h, doc UIScrollView",
      effects: [
        "shouldHighlightItemAt 6", "didHighlightItemAt 6", "didUnhighlightItemAt 6", "scrollViewWillBeginDragging",
        "selected []",
      ]
    ) { stage in
      let spy = CollectionSpy(stage, (0..<60).map { "\($0)" }, [.highlighting, .selection, .dragging])
      spy.show()
      stage.touch(at: spy.point(6))
      stage.wait(0.3)
      stage.move(to: spy.point(0), seconds: 0.3)
      stage.wait(0.2)
      stage.lift()
      stage.settle()
      spy.noteSelection()
    },
    Interaction(
      "Finger lifted beside the item that it touched", .decided,
      "no source; the item under the finger at the end is another one, so that none is tapped",
      effects: ["shouldHighlightItemAt 0", "didHighlightItemAt 0", "didUnhighlightItemAt 0", "selected []"]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.highlighting, .selection])
      spy.view.isScrollEnabled = false
      spy.show()
      stage.touch(at: spy.point(0))
      stage.wait(0.3)
      stage.move(to: spy.point(1), seconds: 0.3)
      stage.lift()
      stage.settle()
      spy.noteSelection()
    },
    Interaction(
      "Tap on an item of a view without selection", .apple, "doc allowsSelection", effects: ["selected []"]
    ) { stage in
      let spy = CollectionSpy(stage, names, [.highlighting, .selection])
      spy.view.allowsSelection = false
      spy.show()
      spy.tap(1)
      spy.noteSelection()
    },
  ]
}
