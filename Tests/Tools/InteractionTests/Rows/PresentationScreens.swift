// SPDX-License-Identifier: MIT

import UIKit

/// Notes the calls of a sheet's delegate.
final class DismissSpy: NSObject, UISheetPresentationControllerDelegate {
  private weak var stage: InteractionStage?
  var allows = true
  var onlyDid = false
  init(_ stage: InteractionStage) { self.stage = stage }

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    if !onlyDid { stage?.note("shouldDismiss") }
    return allows
  }
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    if !onlyDid { stage?.note("willDismiss") }
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    stage?.note("didDismiss")
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    stage?.note("didAttemptToDismiss")
  }
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    let name = sheetPresentationController.selectedDetentIdentifier?.rawValue ?? ""
    stage?.note("didChange \(name.split(separator: ".").last ?? "")")
  }
}

extension InteractionStage {
  func showLower(noting calls: SpyScreen.Calls = .appearance) -> SpyScreen {
    let lower = SpyScreen("lower", on: self, noting: calls)
    show(lower)
    forget()
    return lower
  }

  /// Shows a sheet over a screen, and forgets the calls so far.
  func showSheet(noting calls: SpyScreen.Calls = .appearance) -> (lower: SpyScreen, sheet: SpyScreen) {
    let lower = showLower(noting: calls)
    let sheet = SpyScreen("sheet", on: self, noting: calls)
    lower.present(sheet, animated: false)
    settle()
    forget()
    return (lower, sheet)
  }

  /// Shows a sheet with detents over a screen.
  @discardableResult
  func showMediumSheet(
    detents: [UISheetPresentationController.Detent] = [.medium(), .large()],
    selected: UISheetPresentationController.Detent.Identifier? = nil
  ) -> SpyScreen {
    let (_, sheet) = (showLower(noting: []), SpyScreen("sheet", on: self, noting: []))
    sheet.sheetPresentationController?.detents = detents
    sheet.sheetPresentationController?.selectedDetentIdentifier = selected
    sheet.sheetPresentationController?.delegate = keep(DismissSpy(self))
    window.rootViewController?.present(sheet, animated: false)
    settle()
    forget()
    return sheet
  }

  func addScrollView(to screen: UIViewController) -> UIScrollView {
    let scrollView = UIScrollView(frame: screen.view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 4000)
    screen.view.addSubview(scrollView)
    settle()
    return scrollView
  }

  func addButton(_ title: String, at frame: CGRect, to view: UIView) -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { [weak self] _ in self?.note(title) })
    button.frame = frame
    view.addSubview(button)
    settle()
    return button
  }

  func showAlert(
    on lower: UIViewController, _ alertActions: [UIAlertAction], style: UIAlertController.Style = .alert
  ) {
    let alert = UIAlertController(title: "first", message: "A question", preferredStyle: style)
    for action in alertActions { alert.addAction(action) }
    lower.present(alert, animated: true)
    settle()
  }

  /// Taps the middle of the button with a title.
  func tapButton(_ title: String) {
    if let button = Self.button(title, in: window) { tap(button) }
  }

  static func button(_ title: String, in view: UIView) -> UIButton? {
    if let button = view as? UIButton, button.currentTitle == title { return button }
    for subview in view.subviews.reversed() { if let found = button(title, in: subview) { return found } }
    return nil
  }
}
