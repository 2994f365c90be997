// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

extension InteractionTable {
  // MARK: Alerts and sheets with the keyboard

  static let presentationKeyRows: [Interaction] = [
    Interaction(
      "Press return in the fields of an alert", systems: "8+", .several,
      "oleb.net: the return key dismisses the alert; openradar 26500682",
      effects: ["second field", "OK Ada, Ab", "gone"]
    ) { stage in
      let lower = stage.showLower(noting: [])
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      for _ in 0..<2 { alert.addTextField() }
      alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
      alert.addAction(
        UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
          stage.note("OK \(alert?.textFields?.compactMap(\.text).joined(separator: ", ") ?? "")")
        })
      lower.present(alert, animated: true)
      stage.settle()
      try stage.actions.type("Ada")
      try stage.actions.press(key: "Enter")
      if alert.textFields?.last?.isFirstResponder == true { stage.note("second field") }
      try stage.actions.type("Ab")
      try stage.actions.press(key: "Enter")
      stage.settle()
      if lower.presentedViewController == nil { stage.note("gone") }
    },
    Interaction(
      "Press return in the field of an alert with a preferred action", systems: "9+", .apple,
      "doc UIAlertController.preferredAction", effects: ["Keep"]
    ) { stage in
      let lower = stage.showLower(noting: [])
      let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
      alert.addTextField()
      for title in ["Drop", "Keep"] {
        alert.addAction(UIAlertAction(title: title, style: .default) { _ in stage.note(title) })
      }
      alert.preferredAction = alert.actions.last
      lower.present(alert, animated: true)
      stage.settle()
      try stage.actions.press(key: "Enter")
      stage.settle()
    },
    Interaction(
      "Present a share sheet, and tap Copy", systems: "6+", .apple,
      "doc UIActivityViewController.completionWithItemsHandler",
      effects: ["Shout", "copied", "pasteboard “bird”", "gone"]
    ) { stage in
      let lower = stage.showLower(noting: [])
      let sheet = stage.shareSheet(over: lower)
      if stage.hasButton("Shout") { stage.note("Shout") }
      try stage.actions.tap("Copy")
      stage.settle()
      stage.note("pasteboard “\(UIPasteboard.general.string ?? "")”")
      if sheet.presentingViewController == nil { stage.note("gone") }
    },
    Interaction(
      "Present a share sheet, and close it", systems: "6+", .apple,
      "doc UIActivityViewController.completionWithItemsHandler", effects: ["not completed", "gone"]
    ) { stage in
      let lower = stage.showLower(noting: [])
      let sheet = stage.shareSheet(over: lower)
      try stage.actions.tap("Close")
      stage.settle()
      if sheet.presentingViewController == nil { stage.note("gone") }
    },
    Interaction(
      "Tap a field in a sheet at a medium detent", systems: "15+", .one,
      "“BottomSheet in iOS 15” (Surf, medium.com): the sheet moves up with the keyboard",
      effects: ["risen", "field above the keyboard", "at rest"]
    ) { stage in
      let lower = stage.showLower(noting: [])
      let sheet = UIViewController()
      sheet.view.backgroundColor = .white
      let field = UITextField(frame: CGRect(x: 20, y: 150, width: 200, height: 40))
      field.borderStyle = .roundedRect
      sheet.view.addSubview(field)
      sheet.sheetPresentationController?.detents = [.medium()]
      lower.present(sheet, animated: true)
      stage.settle()
      let rest = sheet.view.convert(CGPoint.zero, to: nil).y
      stage.tap(field)
      stage.settle()
      if sheet.view.convert(CGPoint.zero, to: nil).y < rest - 100 { stage.note("risen") }
      let keyboard = stage.window.screen.inspection.keyboard.frame?.minY ?? 0
      if field.convert(field.bounds, to: nil).maxY < keyboard { stage.note("field above the keyboard") }
      field.resignFirstResponder()
      stage.settle()
      if abs(sheet.view.convert(CGPoint.zero, to: nil).y - rest) < 1 { stage.note("at rest") }
    },
  ]
}

/// An activity of the app.
private final class ShoutActivity: UIActivity {
  override var activityType: ActivityType? { ActivityType("shout") }
  override var activityTitle: String? { "Shout" }
  override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
}

extension InteractionStage {
  /// Presents a share sheet for a text, with an activity of the app.
  fileprivate func shareSheet(over lower: UIViewController) -> UIActivityViewController {
    let sheet = UIActivityViewController(activityItems: ["bird"], applicationActivities: [ShoutActivity()])
    sheet.completionWithItemsHandler = { [weak self] type, completed, _, _ in
      self?.note(completed && type == .copyToPasteboard ? "copied" : "not completed")
    }
    lower.present(sheet, animated: true)
    settle()
    return sheet
  }

  fileprivate func hasButton(_ title: String) -> Bool {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    return all(window).contains { ($0 as? UIButton)?.currentTitle == title || ($0 as? UILabel)?.text == title }
  }
}
