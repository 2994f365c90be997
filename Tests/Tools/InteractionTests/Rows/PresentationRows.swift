// SPDX-License-Identifier: MIT

import UIKit

extension InteractionTable {
  static let presentationRows = presentingRows + sheetDragRows + detentRows + alertRows
}

private let presentingRows: [Interaction] = [
  Interaction(
    "Present in the default style", systems: "13+", .several,
    "ReSwift/ReSwift#412 (WWDC19 224); velog yeahg_dev; FittedSheets#61", effects: ["sheet WA", "sheet DA"]
  ) { stage in
    let lower = stage.showLower()
    lower.present(SpyScreen("sheet", on: stage), animated: true)
    stage.settle()
  },
  Interaction(
    "Dismiss a page sheet in code", systems: "13+", .several,
    "ReSwift/ReSwift#412; doc DidDismiss: not in code", effects: ["sheet WD", "sheet DD", "completion"]
  ) { stage in
    let (lower, sheet) = stage.showSheet()
    sheet.presentationController?.delegate = stage.keep(DismissSpy(stage))
    lower.dismiss(animated: true) { stage.note("completion") }
    stage.settle()
  },
  Interaction(
    "Present full screen", .one, "velog yeahg_dev, affogato; Cyrus’ blog: not as a push; header: completion after DA",
    effects: ["lower WD", "full WA", "full DA", "lower DD", "completion"]
  ) { stage in
    let lower = stage.showLower()
    let full = SpyScreen("full", on: stage)
    full.modalPresentationStyle = .fullScreen
    lower.present(full, animated: true) { stage.note("completion") }
    stage.settle()
  },
  Interaction(
    "Dismiss a full screen", .one, "velog yeahg_dev, affogato; Cyrus’ blog: not as a pop; header: completion after DD",
    effects: ["full WD", "lower WA", "lower DA", "full DD", "completion"]
  ) { stage in
    let lower = stage.showLower()
    let full = SpyScreen("full", on: stage)
    full.modalPresentationStyle = .fullScreen
    lower.present(full, animated: false)
    stage.settle()
    stage.forget()
    full.dismiss(animated: true) { stage.note("completion") }
    stage.settle()
  },
  Interaction(
    "Dismiss on the lowest of three screens", .apple, "doc dismiss: everything above goes",
    effects: ["none above", "completion"]
  ) { stage in
    let (lower, sheet) = stage.showSheet(noting: [])
    sheet.present(SpyScreen("second", on: stage, noting: []), animated: false)
    stage.settle()
    lower.dismiss(animated: true) {
      if lower.presentedViewController == nil, sheet.presentedViewController == nil { stage.note("none above") }
      stage.note("completion")
    }
    stage.settle()
  },
  Interaction(
    "Drag a full screen down", .derived, "only sheets follow the finger", effects: ["stays"]
  ) { stage in
    let lower = stage.showLower()
    let full = SpyScreen("full", on: stage, noting: [])
    full.modalPresentationStyle = .fullScreen
    lower.present(full, animated: false)
    stage.settle()
    stage.forget()
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 800))
    if lower.presentedViewController === full { stage.note("stays") }
  },
  Interaction(
    "Tap a button of the screen behind a sheet", systems: "13+", .derived, "the sheet’s container has the touches",
    effects: ["dismissed"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    let button = stage.addButton("Behind", at: CGRect(x: 100, y: 20, width: 100, height: 36), to: lower.view)
    let sheet = SpyScreen("sheet", on: stage, noting: [])
    lower.present(sheet, animated: false)
    stage.settle()
    stage.tap(button)
    if lower.presentedViewController == nil { stage.note("dismissed") }
  },
]

private let sheetDragRows: [Interaction] = [
  Interaction(
    "Drag a sheet down and let go", systems: "13+", .apple, "WWDC19 drawing, retold in qiita 554288583d581a8a929c",
    effects: ["shouldDismiss", "willDismiss", "sheet WD", "sheet DD", "didDismiss"]
  ) { stage in
    let (_, sheet) = stage.showSheet()
    sheet.presentationController?.delegate = stage.keep(DismissSpy(stage))
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 750), resting: 0.3)
  },
  Interaction(
    "Drag a sheet down a little and let go", systems: "13+", .derived,
    "header UIViewControllerTransitionCoordinator.h: the general rule for interactive transitions",
    effects: ["shouldDismiss", "willDismiss", "sheet WD", "sheet WA", "sheet DA"]
  ) { stage in
    let (_, sheet) = stage.showSheet()
    sheet.presentationController?.delegate = stage.keep(DismissSpy(stage))
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 350), resting: 0.3)
  },
  Interaction(
    "Flick a sheet down", systems: "13+", .decided, "no source for the velocity; a flick decides on the phone",
    effects: ["gone"]
  ) { stage in
    let (lower, _) = stage.showSheet(noting: [])
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 330), seconds: 0.08)
    if lower.presentedViewController == nil { stage.note("gone") }
  },
  Interaction(
    "Drag a sheet slowly: it follows the finger", systems: "13+", .decided,
    "the sheet keeps its distance from the finger, as on the phone",
    effects: ["moved by 100", "moved by 200", "moved by 0"]
  ) { stage in
    let (_, sheet) = stage.showSheet(noting: [])
    let start = stage.shownY(of: sheet.view)
    stage.touch(at: CGPoint(x: 200, y: 200))
    stage.move(to: CGPoint(x: 200, y: 300))
    stage.note("moved by \(Int(stage.shownY(of: sheet.view) - start))")
    stage.move(to: CGPoint(x: 200, y: 400))
    stage.note("moved by \(Int(stage.shownY(of: sheet.view) - start))")
    stage.wait(0.3)
    stage.lift()
    stage.settle()
    stage.note("moved by \(Int(stage.shownY(of: sheet.view) - start))")
  },
  Interaction(
    "Drag a sheet down that is modal", systems: "13+", .apple, "doc DidAttemptToDismiss; sarunw.com",
    effects: ["didAttemptToDismiss", "stays"]
  ) { stage in
    let (lower, sheet) = stage.showSheet()
    sheet.isModalInPresentation = true
    sheet.presentationController?.delegate = stage.keep(DismissSpy(stage))
    let start = stage.shownY(of: sheet.view)
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 750))
    if lower.presentedViewController === sheet, stage.shownY(of: sheet.view) == start { stage.note("stays") }
  },
  Interaction(
    "Drag a sheet down whose navigation controller shows a modal screen, and then another", systems: "13+", .apple,
    "Apple’s sample “Disabling the pull-down gesture for a sheet”", effects: ["didAttemptToDismiss", "stays", "goes"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    let screen = SpyScreen("sheet", on: stage, noting: [])
    screen.isModalInPresentation = true
    let stack = UINavigationController(rootViewController: screen)
    lower.present(stack, animated: false)
    stage.settle()
    let spy = stage.keep(DismissSpy(stage))
    stack.presentationController?.delegate = spy
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 750))
    stage.note(lower.presentedViewController === stack ? "stays" : "goes")
    stack.presentationController?.delegate = nil
    stack.pushViewController(SpyScreen("second", on: stage, noting: []), animated: false)
    stage.settle()
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 750))
    stage.note(lower.presentedViewController === stack ? "stays" : "goes")
  },
  Interaction(
    "Drag a sheet down whose delegate refuses", systems: "13+", .apple, "doc DidAttemptToDismiss; sarunw.com",
    effects: ["shouldDismiss", "didAttemptToDismiss", "stays"]
  ) { stage in
    let (lower, sheet) = stage.showSheet()
    let spy = stage.keep(DismissSpy(stage))
    spy.allows = false
    sheet.presentationController?.delegate = spy
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 750))
    if lower.presentedViewController === sheet { stage.note("stays") }
  },
  Interaction(
    "Drag a sheet down by its navigation bar", systems: "13+", .derived, "the drag begins anywhere in the sheet",
    effects: ["didDismiss"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    let stack = UINavigationController(rootViewController: SpyScreen("sheet", on: stage, noting: []))
    let spy = stage.keep(DismissSpy(stage))
    spy.onlyDid = true
    stack.presentationController?.delegate = spy
    lower.present(stack, animated: false)
    stage.settle()
    let bar = stage.place(in: stack.navigationBar)
    stage.drag(from: bar, to: CGPoint(x: bar.x, y: bar.y + 600))
  },
  Interaction(
    "Drag the content of a sheet down at its top", systems: "13+", .derived, "the content is at its top already",
    effects: ["gone"]
  ) { stage in
    let (lower, sheet) = stage.showSheet(noting: [])
    let scrollView = stage.addScrollView(to: sheet)
    scrollView.contentOffset.y = -scrollView.adjustedContentInset.top
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 780))
    if lower.presentedViewController == nil { stage.note("gone") }
  },
  Interaction(
    "Drag the content of a sheet down in its middle", systems: "13+", .derived, "the content scrolls to its top first",
    effects: ["scrolled", "stays"]
  ) { stage in
    let (lower, sheet) = stage.showSheet(noting: [])
    let scrollView = stage.addScrollView(to: sheet)
    scrollView.contentOffset.y = 1500
    stage.drag(from: CGPoint(x: 200, y: 200), to: CGPoint(x: 200, y: 600))
    if scrollView.contentOffset.y < 1200 { stage.note("scrolled") }
    if lower.presentedViewController != nil { stage.note("stays") }
  },
]

private let detentRows: [Interaction] = [
  Interaction(
    "Drag a medium sheet up", systems: "15+", .apple,
    "doc sheetPresentationControllerDidChangeSelectedDetentIdentifier",
    effects: ["didChange large", "at the top"]
  ) { stage in
    let sheet = stage.showMediumSheet()
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 150), resting: 0.3)
    if stage.shownY(of: sheet.view) == stage.window.safeAreaInsets.top { stage.note("at the top") }
  },
  Interaction(
    "Drag a large sheet down to the medium detent", systems: "15+", .apple,
    "doc sheetPresentationControllerDidChangeSelectedDetentIdentifier", effects: ["didChange medium", "stays"]
  ) { stage in
    let sheet = stage.showMediumSheet(selected: .large)
    stage.drag(from: CGPoint(x: 200, y: 150), to: CGPoint(x: 200, y: 480), resting: 0.3)
    if sheet.presentingViewController != nil { stage.note("stays") }
  },
  Interaction(
    "Drag a medium sheet a little", systems: "15+", .derived, "it stays at the nearest detent", effects: ["stays"]
  ) { stage in
    let sheet = stage.showMediumSheet()
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 440), resting: 0.3)
    if sheet.sheetPresentationController?.selectedDetentIdentifier == nil { stage.note("stays") }
  },
  Interaction(
    "Drag a medium sheet to the bottom", systems: "15+", .apple, "doc presentationControllerDidDismiss",
    effects: ["shouldDismiss", "willDismiss", "didDismiss"]
  ) { stage in
    stage.showMediumSheet()
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 860), resting: 0.3)
  },
  Interaction(
    "Drag a sheet with a small detent of the app’s own up", systems: "16+", .apple, "doc custom(identifier:resolver:)",
    effects: ["didChange small", "height 120"]
  ) { stage in
    let sheet = stage.showMediumSheet(
      detents: [
        .custom(identifier: .init("small")) { _ in 120 }, .medium(),
      ], selected: .medium)
    stage.drag(from: CGPoint(x: 200, y: 500), to: CGPoint(x: 200, y: 790), resting: 0.3)
    let height = sheet.view.convert(sheet.view.bounds, to: nil).height
    if abs(height - 120) < 10 { stage.note("height 120") }
  },
  Interaction(
    "Drag the content of a medium sheet up", systems: "15+", .apple, "doc prefersScrollingExpandsWhenScrolledToEdge",
    effects: ["didChange large", "not scrolled"]
  ) { stage in
    let sheet = stage.showMediumSheet()
    let scrollView = stage.addScrollView(to: sheet)
    stage.forget()
    stage.drag(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 250), resting: 0.3)
    if scrollView.contentOffset.y <= 0 { stage.note("not scrolled") }
  },
  Interaction(
    "Drag the content of a medium sheet up that prefers scrolling", systems: "15+", .apple,
    "doc prefersScrollingExpandsWhenScrolledToEdge", effects: ["scrolled"]
  ) { stage in
    let sheet = stage.showMediumSheet()
    sheet.sheetPresentationController?.prefersScrollingExpandsWhenScrolledToEdge = false
    let scrollView = stage.addScrollView(to: sheet)
    stage.drag(from: CGPoint(x: 200, y: 650), to: CGPoint(x: 200, y: 450), resting: 0.3)
    if scrollView.contentOffset.y > 100 { stage.note("scrolled") }
  },
  Interaction(
    "Tap above a medium sheet", systems: "15+", .apple, "doc UIAdaptivePresentationControllerDelegate",
    effects: ["shouldDismiss", "willDismiss", "didDismiss"]
  ) { stage in
    stage.showMediumSheet()
    stage.tap(at: CGPoint(x: 200, y: 150))
  },
  Interaction(
    "Tap above a medium sheet that is modal", systems: "13+", .apple, "doc isModalInPresentation",
    effects: ["didAttemptToDismiss", "stays"]
  ) { stage in
    let sheet = stage.showMediumSheet()
    sheet.isModalInPresentation = true
    stage.tap(at: CGPoint(x: 200, y: 150))
    if sheet.presentingViewController != nil { stage.note("stays") }
  },
  Interaction(
    "Tap a button behind a sheet that does not dim", systems: "15+", .apple, "doc largestUndimmedDetentIdentifier",
    effects: ["button", "stays"]
  ) { stage in
    let sheet = stage.showMediumSheet()
    sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    let button = stage.addButton(
      "button", at: CGRect(x: 100, y: 120, width: 100, height: 44),
      to: stage.window.rootViewController?.view ?? stage.view)
    stage.settle()
    stage.tap(button)
    if sheet.presentingViewController != nil { stage.note("stays") }
  },
  Interaction(
    "Tap the grabber of a medium sheet", systems: "15+", .decided,
    "assistive technology names it a button that changes the height; on the phone a tap goes to the next detent",
    effects: ["didChange large", "didChange medium"]
  ) { stage in
    let sheet = stage.showMediumSheet()
    sheet.sheetPresentationController?.prefersGrabberVisible = true
    stage.settle()
    for _ in 0..<2 {
      let frame = sheet.view.convert(sheet.view.bounds, to: nil)
      stage.tap(at: CGPoint(x: frame.midX, y: frame.minY + 7))
    }
  },
  Interaction(
    "Change the detent in code", systems: "15+", .apple, "doc: called for the user’s drags", effects: ["large"]
  ) { stage in
    let sheet = stage.showMediumSheet()
    sheet.sheetPresentationController?.animateChanges {
      sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    }
    stage.settle()
    if stage.shownY(of: sheet.view) == stage.window.safeAreaInsets.top { stage.note("large") }
  },
]

private let alertRows: [Interaction] = [
  Interaction(
    "Tap a button of an alert", systems: "8+", .one, "material-components-ios#2490: a copy made to behave like it",
    effects: ["handler, presented false"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    stage.showAlert(
      on: lower,
      [
        UIAlertAction(title: "Keep", style: .cancel),
        UIAlertAction(title: "Delete", style: .destructive) { _ in
          stage.note("handler, presented \(lower.presentedViewController != nil)")
        },
      ])
    stage.tapButton("Delete")
  },
  Interaction(
    "Present a second alert from the handler", systems: "8+", .derived, "material-components-ios#2490",
    effects: ["second"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    stage.showAlert(
      on: lower,
      [
        UIAlertAction(title: "OK", style: .default) { _ in
          lower.present(UIAlertController(title: "second", message: nil, preferredStyle: .alert), animated: true)
        }
      ])
    stage.tapButton("OK")
    stage.settle()
    stage.note(lower.presentedViewController?.title ?? "none")
  },
  Interaction(
    "Tap a disabled button of an alert", systems: "8+", .apple, "doc UIAlertAction.isEnabled", effects: ["stays"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    let action = UIAlertAction(title: "Save", style: .default) { _ in stage.note("handler") }
    action.isEnabled = false
    stage.showAlert(on: lower, [action])
    stage.tapButton("Save")
    if lower.presentedViewController != nil { stage.note("stays") }
  },
  Interaction(
    "Enable a disabled button of an alert", systems: "8+", .decided,
    "the title is gray until then, as of disabled buttons; no text of Apple’s was found", effects: ["gray", "not gray"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    let action = UIAlertAction(title: "Save", style: .default)
    action.isEnabled = false
    stage.showAlert(on: lower, [action])
    for isEnabled in [false, true] {
      action.isEnabled = isEnabled
      let color = InteractionStage.button("Save", in: stage.window)?.currentTitleColor
      stage.note(color?.isEqual(UIColor.tertiaryLabel) == true ? "gray" : "not gray")
      if !isEnabled { stage.tapButton("Save") }
    }
  },
  Interaction(
    "Tap beside an alert", systems: "8+", .several, "an alert needs an answer", effects: ["stays"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    stage.showAlert(on: lower, [UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.note("cancel") }])
    stage.tap(at: CGPoint(x: 200, y: 120))
    if lower.presentedViewController != nil { stage.note("stays") }
  },
  Interaction(
    "Tap beside an action sheet", systems: "8+", .several, "a tap outside cancels", effects: ["cancel"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    stage.showAlert(
      on: lower,
      [
        UIAlertAction(title: "Delete", style: .destructive) { _ in stage.note("delete") },
        UIAlertAction(title: "Cancel", style: .cancel) { _ in stage.note("cancel") },
      ], style: .actionSheet)
    stage.tap(at: CGPoint(x: 200, y: 120))
  },
  Interaction(
    "Present an alert with a text field, and type", systems: "8+", .several, "the first field has the keyboard",
    effects: ["field is first responder", "text Ada"]
  ) { stage in
    let lower = stage.showLower(noting: [])
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(
      UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
        stage.note("text \(alert?.textFields?.first?.text ?? "")")
      })
    lower.present(alert, animated: true)
    stage.settle()
    if alert.textFields?.first?.isFirstResponder == true { stage.note("field is first responder") }
    alert.textFields?.first?.insertText("Ada")
    stage.tapButton("Save")
  },
]
