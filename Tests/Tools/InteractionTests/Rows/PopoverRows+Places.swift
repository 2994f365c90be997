// SPDX-License-Identifier: MIT

import QuartzCore
import Testing
import UIKit

extension InteractionTable {
  private static let adaptation = "iOS13AdaptationTips #27: the arrow is part of the view, the safe area leaves it out"
  private static let popoverDoc = "doc UIPopoverPresentationController"

  static let placedPopoverRows: [Interaction] = [
    Interaction(
      "A popover below its source", systems: "13+", .one, adaptation,
      effects: ["80 140 240 193", "safe area 13 0 0 0", "arrow up"]
    ) { stage in
      try stage.notePlace(PopoverScreen(on: stage) { $0.permittedArrowDirections = .up })
    },
    Interaction(
      "A popover above its source", systems: "13+", .one, adaptation,
      effects: ["80 307 240 193", "safe area 0 0 13 0", "arrow down"]
    ) { stage in
      try stage.notePlace(
        PopoverScreen(on: stage) {
          $0.permittedArrowDirections = .down
          $0.sourceRect = CGRect(x: 0, y: 400, width: 100, height: 40)
        })
    },
    Interaction(
      "A popover beside a point of its source view", .apple, "doc sourceRect, permittedArrowDirections",
      effects: ["80 320 253 180", "safe area 0 13 0 0", "arrow left"]
    ) { stage in
      try stage.notePlace(
        PopoverScreen(on: stage) {
          $0.permittedArrowDirections = .left
          $0.sourceView = stage.view
          $0.sourceRect = CGRect(x: 60, y: 400, width: 20, height: 20)
        })
    },
    Interaction(
      "A popover that fits only above its source", .apple, "doc permittedArrowDirections: any", effects: ["arrow down"]
    ) { stage in
      let popover = try PopoverScreen(on: stage) { $0.sourceRect = CGRect(x: 0, y: 600, width: 100, height: 40) }
      stage.forget()
      stage.note(stage.arrow(of: popover))
    },
    Interaction(
      "A popover at a bar button", systems: "8+", .apple, "doc barButtonItem",
      effects: ["at the trailing end of the window"]
    ) { stage in
      let root = UIViewController()
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil as Selector?)
      root.navigationItem.rightBarButtonItem = item
      stage.show(UINavigationController(rootViewController: root))
      let popover = try PopoverScreen(on: stage) {
        $0.sourceView = nil
        $0.barButtonItem = item
      }
      let frame = popover.content.view.convert(popover.content.view.bounds, to: nil)
      stage.forget()
      let end = stage.window.bounds.divided(atDistance: 200, from: .maxXEdge).slice
      if stage.window.bounds.contains(frame), frame.intersects(end) { stage.note("at the trailing end of the window") }
    },
    Interaction(
      "A popover on a phone", systems: "8+", .apple, "doc UIAdaptivePresentationControllerDelegate",
      effects: ["prepareForPopoverPresentation", "willPresentWithAdaptiveStyle sheet", "as wide as the screen"]
    ) { stage in
      let popover = try PopoverScreen(on: stage, adaptedStyle: .automatic)
      if popover.content.view.bounds.width == stage.window.bounds.width { stage.note("as wide as the screen") }
    },
    Interaction(
      "A popover on a phone whose delegate wants the whole screen", systems: "8+", .apple,
      "doc UIAdaptivePresentationControllerDelegate",
      effects: ["prepareForPopoverPresentation", "willPresentWithAdaptiveStyle fullScreen", "fills the screen"]
    ) { stage in
      let popover = try PopoverScreen(on: stage, adaptedStyle: .fullScreen)
      if popover.content.view.bounds.size == stage.window.bounds.size { stage.note("fills the screen") }
    },
    Interaction(
      "A popover on a phone whose delegate keeps it", systems: "8+", .apple, "doc adaptivePresentationStyle(for:)",
      effects: ["240 wide"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      stage.forget()
      stage.note("\(Int(popover.content.view.bounds.width)) wide")
    },
    Interaction(
      "Turn the device while a popover is shown", systems: "8+", .apple, "header UIPopoverPresentationController.h",
      effects: ["willRepositionPopoverTo"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      stage.forget()
      popover.source.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
      try stage.turnDevice(.landscapeLeft)
      stage.settle()
    },
    Interaction(
      "The content of a popover wants another size", systems: "7+", .apple, "doc preferredContentSize",
      effects: ["200 wide"]
    ) { stage in
      let popover = try PopoverScreen(on: stage)
      stage.forget()
      popover.content.preferredContentSize = CGSize(width: 200, height: 100)
      stage.settle()
      stage.note("\(Int(popover.content.view.bounds.width)) wide")
    },
  ]
}

extension InteractionStage {
  fileprivate func notePlace(_ popover: PopoverScreen) {
    forget()
    note(frameText(of: popover.content.view))
    let safe = popover.content.view.safeAreaInsets
    note("safe area " + [safe.top, safe.left, safe.bottom, safe.right].map { "\(Int($0))" }.joined(separator: " "))
    note(arrow(of: popover))
  }

  fileprivate func arrow(of popover: PopoverScreen) -> String {
    switch popover.content.popoverPresentationController?.arrowDirection {
    case .some(.up): "arrow up"
    case .some(.down): "arrow down"
    case .some(.left): "arrow left"
    case .some(.right): "arrow right"
    default: "no arrow"
    }
  }
}
