// SPDX-License-Identifier: MIT

import UIKit

@testable import UIKitViews

extension MeasuredFact {
  static let presentations = alerts + actionSheets + sheets + sheetsOfPads

  // MARK: Alerts

  private static let alerts = [
    MeasuredFact("alert: card", is: [41, 375, 320, 152]) { frame(of: alert("This is a message.")).numbers },
    MeasuredFact("alert: card", is: [34]) { [alert(nil).view.subviews[0].subviews[0].layer.cornerRadius] },
    MeasuredFact("alert: title and message", is: [30, 22, 260, 20.33, 30, 49.67, 260, 18]) {
      let shown = alert("This is a message.")
      return labels(in: shown).flatMap { $0.convert($0.bounds, to: shown.view).numbers }
    },
    MeasuredFact("alert: buttons", is: [16, 88, 140, 48, 164, 88, 140, 48, 24]) {
      let shown = alert("This is a message.")
      let pills = buttons(in: shown)
      return pills.flatMap { $0.convert($0.bounds, to: shown.view).numbers } + [pills[0].layer.cornerRadius]
    },
    MeasuredFact("alert: buttons", is: [56, 56]) {
      let frames = buttons(in: alert(nil, ["Cancel", "Two", "Three"])).map(RecordedScreen.frame)
      return [frames[1].minY - frames[0].minY, frames[2].minY - frames[1].minY]
    },
    MeasuredFact("alert: total height", is: [152]) { [frame(of: alert("This is a message.")).height] },
    MeasuredFact("alert: total height", is: [126.33]) { [frame(of: alert(nil)).height] },
    MeasuredFact("alert: text field", on: "iPhone 15", is: [15, 48]) {
      let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      alert.addTextField()
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert)
      let field = alert.textFields?.first
      return field.map { [$0.convert($0.bounds, to: alert.view).minX, $0.bounds.height] } ?? []
    },
    MeasuredFact("sheet: dimming", on: "iPhone 15", is: [0.2]) { [alert(nil).presentationController?.dimming ?? 0] },
  ]

  @MainActor
  private static func alert(_ message: String?, _ titles: [String] = ["Cancel", "Delete"]) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: .alert)
    for title in titles { alert.addAction(UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default)) }
    present(alert)
    return alert
  }

  @MainActor private static func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
  }

  @MainActor private static func labels(in alert: UIAlertController) -> [UILabel] {
    all(in: alert.view).compactMap { $0 as? UILabel }.filter { !($0.superview is UIButton) }
  }

  @MainActor private static func buttons(in alert: UIAlertController) -> [UIButton] {
    all(in: alert.view).compactMap { $0 as? UIButton }
  }

  @MainActor private static func all(in view: UIView) -> [UIView] { view.subviews.flatMap { [$0] + all(in: $0) } }

  // MARK: Action sheets

  private static let actionSheets = [
    MeasuredFact("action sheet: phone, with a source", is: [240, 208, 48, 56, 4, 0]) {
      let sheet = actionSheet(hasSource: true)
      let frames = buttons(in: sheet).map(RecordedScreen.frame)
      return [
        frame(of: sheet).width, frames[0].width, frames[0].height, frames[1].minY - frames[0].minY,
        CGFloat(frames.count), sheet.presentationController?.dimming ?? 1,
      ]
    },
    MeasuredFact("action sheet: phone, without a source", on: "iPhone 15", is: [320, 36.5, 5]) {
      let sheet = actionSheet(hasSource: false)
      return [frame(of: sheet).width, frame(of: sheet).minX, CGFloat(buttons(in: sheet).count)]
    },
    MeasuredFact("action sheet: iPad", on: "iPad (A16)", is: [288, 256, 48]) {
      let sheet = actionSheet(hasSource: true)
      let button = RecordedScreen.frame(buttons(in: sheet)[0])
      return [frame(of: sheet).width, button.width, button.height]
    },
  ]

  @MainActor private static func actionSheet(hasSource: Bool) -> UIAlertController {
    let (presenter, source) = (UIViewController(), UIView(frame: CGRect(x: 20, y: 300, width: 100, height: 40)))
    presenter.view.addSubview(source)
    RecordedScreen.show(presenter)
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    for title in ["Copy", "Share", "Move", "Delete"] { sheet.addAction(UIAlertAction(title: title, style: .default)) }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if hasSource { sheet.popoverPresentationController?.sourceView = source }
    presenter.present(sheet, animated: false)
    return sheet
  }

  // MARK: Sheets

  private static let sheets = [
    MeasuredFact("sheet: large detent", is: [0, 62, 402, 812]) { sheet([.large()]) },
    MeasuredFact("sheet: large detent", on: "iPhone 15", is: [0, 59, 393, 793]) { sheet([.large()]) },
    MeasuredFact("sheet: large detent", on: "iPhone SE", system: .iOS26, orientation: .landscape, is: [0, 0, 667, 375])
    { sheet([.large()]) },
    MeasuredFact("sheet: large detent without a notch", on: "iPhone SE", is: [0, 30, 375, 637]) { sheet([.large()]) },
    MeasuredFact("sheet: largest detent value", on: "iPhone 15", is: [759]) { [largestValue] },
    MeasuredFact("sheet: largest detent value", on: "iPhone SE", is: [647]) { [largestValue] },
    MeasuredFact("sheet: medium detent value", on: "iPhone 15", is: [425]) { [mediumValue] },
    MeasuredFact("sheet: medium detent value", is: [435.67]) { [mediumValue] },
    MeasuredFact("sheet: card below the large detent", on: "iPhone 15", is: [8, 403.69, 377, 440.31]) {
      sheet([.medium()])
    },
    MeasuredFact("sheet: card below the large detent", is: [8, 415.03, 386, 450.97]) { sheet([.medium()]) },
    MeasuredFact("sheet: card of a small detent", on: "iPhone 15", is: [28, 8]) {
      [76, 150].map { value in sheet([.custom { _ in value }])[0] }
    },
    MeasuredFact("sheet: grabber", is: [183, 5, 36, 5]) {
      let controller = UIViewController()
      controller.sheetPresentationController?.prefersGrabberVisible = true
      present(controller)
      let grabber = RecordedScreen.views(
        "SheetGrabber", in: controller.presentationController?.containerView ?? UIView())
      return grabber.first.map { grabber in
        let frame = RecordedScreen.frame(grabber)
        return [frame.minX, frame.minY - 62, frame.width, frame.height]
      } ?? []
    },
  ]

  /// The frames of the columns of a split view, and the left safe area of the secondary one.
  @MainActor
  private static func split(
    _ background: UISplitViewController.BackgroundStyle = .sidebar
  ) -> [CGFloat] {
    let split = UISplitViewController(style: .doubleColumn)
    split.primaryBackgroundStyle = background
    let (primary, secondary) = (UIViewController(), UIViewController())
    split.setViewController(primary, for: .primary)
    split.setViewController(secondary, for: .secondary)
    split.preferredDisplayMode = .oneBesideSecondary
    split.preferredSplitBehavior = .tile
    RecordedScreen.show(split)
    split.view.layoutIfNeeded()
    return frame(of: primary).numbers + frame(of: secondary).numbers + [secondary.view.safeAreaInsets.left]
  }

  @MainActor private static func sheet(_ detents: [UISheetPresentationController.Detent]) -> [CGFloat] {
    let controller = UIViewController()
    controller.sheetPresentationController?.detents = detents
    present(controller)
    return frame(of: controller).numbers
  }

  @MainActor private static var largestValue: CGFloat {
    var largest: CGFloat = 0
    _ = sheet([
      .custom { context in
        largest = context.maximumDetentValue
        return 300
      }
    ])
    return largest
  }

  @MainActor private static var mediumValue: CGFloat {
    var medium: CGFloat = 0
    _ = sheet([
      .custom { context in
        medium = UISheetPresentationController.Detent.medium().resolvedValue(in: context) ?? 0
        return medium
      }
    ])
    return medium
  }

  private static let sheetsOfPads = [
    MeasuredFact(
      "split view: iPad, one beside secondary", on: "iPad (A16)", is: [10, 32, 320, 1133, 0, 0, 820, 1180, 330]
    ) { split() },
    MeasuredFact(
      "split view: iPad, background style none", on: "iPad (A16)", is: [0, 0, 320, 1180, 320.5, 0, 499.5, 1180, 0]
    ) { split(.none) },
    MeasuredFact("sheet: iPad page sheet", on: "iPad (A16)", is: [0, 42, 820, 1138]) {
      let controller = UIViewController()
      controller.modalPresentationStyle = .pageSheet
      present(controller)
      return frame(of: controller).numbers
    },
    MeasuredFact("sheet: iPad form sheet", on: "iPad (A16)", is: [120, 265, 580, 650]) {
      let controller = UIViewController()
      controller.modalPresentationStyle = .formSheet
      present(controller)
      return frame(of: controller).numbers
    },
    MeasuredFact("popover: iPad, from a trailing bar button", on: "iPad (A16)", is: [561, 62, 240, 180]) {
      let root = UIViewController()
      let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil as Selector?)
      root.navigationItem.rightBarButtonItem = item
      RecordedScreen.show(UINavigationController(rootViewController: root))
      let controller = UIViewController()
      controller.modalPresentationStyle = .popover
      controller.preferredContentSize = CGSize(width: 240, height: 180)
      controller.popoverPresentationController?.barButtonItem = item
      root.present(controller, animated: false)
      return frame(of: controller).numbers
    },
  ]
}
