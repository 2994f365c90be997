// SPDX-License-Identifier: MIT

import Foundation
import UIKit

extension InteractionTable {
  /// Rows about segmented controls and page controls.
  static let segmentAndPageRows = segmentRows + pageControlRows
}

extension InteractionStage {
  fileprivate func addSegments() -> UISegmentedControl {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.selectedSegmentIndex = 0
    add(control, CGRect(x: 20, y: 100, width: 300, height: 32))
    watchAll(control)
    control.addAction(
      UIAction { [unowned self, unowned control] _ in note("\(control.selectedSegmentIndex)") }, for: .valueChanged)
    return control
  }
}

private let segmentRows: [Interaction] = [
  Interaction(
    "Tap another segment", systems: "4", .trial, "Programming iOS 4, “Actions”: only valueChanged",
    effects: ["valueChanged", "primaryActionTriggered", "1"]
  ) { stage in
    _ = stage.addSegments()
    stage.tap(at: CGPoint(x: 170, y: 116))
  },
  Interaction(
    "Tap the selected segment", .several, "apps that need it have to subclass (Stack Overflow 1620972)", effects: []
  ) { stage in
    _ = stage.addSegments()
    stage.tap(at: CGPoint(x: 60, y: 116))
  },
  Interaction(
    "Drag from the selected segment to another, and lift", systems: "13+", .decided,
    "the selection follows the finger; the event comes at the lift, as for a tap",
    effects: ["dragged", "valueChanged", "primaryActionTriggered", "2"]
  ) { stage in
    _ = stage.addSegments()
    stage.touch(at: CGPoint(x: 60, y: 116))
    stage.move(to: CGPoint(x: 280, y: 116))
    stage.note("dragged")
    stage.lift()
  },
  Interaction(
    "Press a segment, drag far away, and lift", .decided, "a tap ends inside", effects: ["selected: 0"]
  ) { stage in
    let control = stage.addSegments()
    stage.drag(from: CGPoint(x: 280, y: 116), to: CGPoint(x: 280, y: 400))
    stage.note("selected: \(control.selectedSegmentIndex)")
  },
  Interaction(
    "Tap a momentary segment twice", .apple, "doc isMomentary",
    effects: [
      "valueChanged", "primaryActionTriggered", "1", "selected: -1", "valueChanged", "primaryActionTriggered", "1",
      "selected: -1",
    ]
  ) { stage in
    let control = stage.addSegments()
    control.isMomentary = true
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    for _ in 0..<2 {
      stage.tap(at: CGPoint(x: 170, y: 116))
      stage.note("selected: \(control.selectedSegmentIndex)")
    }
  },
  Interaction(
    "Tap a disabled segment", .apple, "doc setEnabled(_:forSegmentAt:)", effects: ["selected: 0"]
  ) { stage in
    let control = stage.addSegments()
    control.setEnabled(false, forSegmentAt: 1)
    stage.tap(at: CGPoint(x: 170, y: 116))
    stage.note("selected: \(control.selectedSegmentIndex)")
  },
  Interaction(
    "Tap a segment with an action", systems: "14+", .apple,
    "doc init(frame:actions:): performed when the segment is selected", effects: ["action Two", "valueChanged"]
  ) { stage in
    let control = UISegmentedControl(
      frame: .zero,
      actions: ["One", "Two"].map { title in UIAction(title: title) { stage.note("action \($0.title)") } })
    control.selectedSegmentIndex = 0
    stage.add(control, CGRect(x: 20, y: 100, width: 300, height: 32))
    stage.watch(control, [(.valueChanged, "valueChanged")])
    stage.tap(at: CGPoint(x: 250, y: 116))
  },
  Interaction(
    "Tap segments whose titles have attributes for the selected state only", .apple,
    "doc setTitleTextAttributes(_:for:)", effects: ["1", "0"]
  ) { stage in
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    control.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 15, weight: .heavy)], for: .selected)
    stage.add(control, CGRect(x: 20, y: 100, width: 300, height: 32))
    stage.tap(at: CGPoint(x: 171, y: 116))
    stage.note("\(control.selectedSegmentIndex)")
    stage.tap(at: CGPoint(x: 169, y: 116))
    stage.note("\(control.selectedSegmentIndex)")
  },
]

extension InteractionStage {
  fileprivate func addPages() -> UIPageControl {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    add(pages, CGRect(x: 20, y: 100, width: 300, height: 26))
    pages.addAction(
      UIAction { [unowned self, unowned pages] _ in note("valueChanged \(pages.currentPage)") }, for: .valueChanged)
    return pages
  }
}

private let pageControlRows: [Interaction] = [
  Interaction(
    "Tap a page control right and left of its middle", .apple,
    "doc UIPageControl: one page further, or back, and valueChanged", effects: ["valueChanged 2", "valueChanged 1"]
  ) { stage in
    _ = stage.addPages()
    stage.tap(at: CGPoint(x: 250, y: 113))
    stage.tap(at: CGPoint(x: 90, y: 113))
  },
  Interaction(
    "Tap a page control at its last page", .apple, "doc UIPageControl", effects: ["page 4"]
  ) { stage in
    let pages = stage.addPages()
    pages.currentPage = 4
    stage.tap(at: CGPoint(x: 250, y: 113))
    stage.note("page \(pages.currentPage)")
  },
  Interaction(
    "Drag across the dots of a page control", systems: "14+", .apple,
    "doc allowsContinuousInteraction, interactionState",
    effects: ["valueChanged 2", "continuous", "valueChanged 3", "continuous", "then none"]
  ) { stage in
    let pages = stage.addPages()
    pages.addAction(
      UIAction { [unowned pages] _ in stage.note("\(pages.interactionState)") }, for: .valueChanged)
    stage.touch(at: CGPoint(x: 160, y: 113))
    stage.move(to: CGPoint(x: 196, y: 113))
    stage.lift()
    stage.note("then \(pages.interactionState)")
  },
  Interaction(
    "Drag across the dots of a page control without continuous interaction", systems: "14+", .apple,
    "doc allowsContinuousInteraction", effects: ["dragged", "valueChanged 2"]
  ) { stage in
    let pages = stage.addPages()
    pages.allowsContinuousInteraction = false
    stage.touch(at: CGPoint(x: 200, y: 113))
    stage.move(to: CGPoint(x: 250, y: 113))
    stage.note("dragged")
    stage.lift()
  },
]
