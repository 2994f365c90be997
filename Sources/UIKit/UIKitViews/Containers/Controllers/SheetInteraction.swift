// SPDX-License-Identifier: MIT

/// The fingers on a sheet: they drag it between its detents and away, and tap its grabber.
///
/// Source: Apple, `UIAdaptivePresentationControllerDelegate` and `UISheetPresentationController`. When a drag goes below the lowest
/// detent, the dismissal begins; a drag that ends above takes it back.
@MainActor
final class SheetInteraction: NSObject {
  private unowned let sheet: UISheetPresentationController
  private let pan = SheetPanRecognizer()
  /// The height at which the drag began.
  private var base: CGFloat = 0
  /// The heights of the detents, ascending.
  private var values: [CGFloat] = []
  /// The dismissal that follows the finger; `nil` while the sheet is above its lowest detent.
  private var dismissal: InteractiveTransition?
  /// Whether the delegate or the controller has refused the dismissal.
  private var isRefused = false

  /// The velocity that decides at any place, in points per second, and the time for which a finger's velocity carries a sheet on to
  /// another detent, in seconds. Approximations.
  private static let (flick, carry): (CGFloat, CGFloat) = (500, 0.15)
  /// The duration of the way to a detent, in seconds. An approximation.
  private static let settlingDuration: TimeInterval = 0.4

  init(of sheet: UISheetPresentationController) {
    self.sheet = sheet
    super.init()
    pan.maximumNumberOfTouches = 1
    pan.addTarget(self, action: SheetInteraction.follow)
    pan.canExpand = { [unowned sheet] isInScrollView in
      guard let highest = sheet.activeValues.last, sheet.presentValue < highest else { return false }
      return !isInScrollView || sheet.prefersScrollingExpandsWhenScrolledToEdge
    }
  }

  func attach(to holder: UIView, grabber: UIView) {
    holder.addGestureRecognizer(pan)
    grabber.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SheetInteraction.grabberWasTapped))
  }

  /// Goes to the next higher detent, or from the highest to the lowest.
  private func grabberWasTapped() {
    let values = sheet.activeValues
    guard values.count > 1, let next = values.first(where: { $0 > sheet.presentValue }) ?? values.first else { return }
    settle(near: next)
  }

  // MARK: Dragging

  private func follow(_ recognizer: UIPanGestureRecognizer) {
    let container = sheet.container
    let way = recognizer.translation(in: container).y
    switch recognizer.state {
    case .began:
      sheet.presentedViewController.activeTransition?.endNow()
      (base, values) = (sheet.presentValue, sheet.activeValues)
      (dismissal, isRefused) = (nil, false)
      move(by: way)
    case .changed: move(by: way)
    case .ended: release(at: base - way, velocity: recognizer.velocity(in: container).y)
    case .cancelled: release(at: base, velocity: 0)
    default: break
    }
  }

  private func move(by way: CGFloat) {
    let wanted = base - way
    let lowest = values.first ?? base
    sheet.draggedValue = min(max(wanted, lowest), values.last ?? base)
    let below = max(0, lowest - wanted)
    if below > 0, dismissal == nil, !isRefused { beginDismissal() }
    dismissal?.update(below / max(sheet.container.distanceToBottom, 1))
    if isRefused { sheet.container.pull = Self.resisted(below, in: sheet.container.bounds.height) }
    sheet.container.setNeedsLayout()
    sheet.container.layoutIfNeeded()
  }

  private func beginDismissal() {
    guard sheet.allowsDismissal else {
      isRefused = true
      return
    }
    sheet.presentationDelegate?.presentationControllerWillDismiss(sheet)
    dismissal = sheet.presentedViewController.presentation.presenter?.beginTakingAway(sheet.presentedViewController) {
      [sheet] in sheet.tellDismissed(sheet.presentationDelegate)
    }
  }

  /// The way of a sheet that may not leave: less than that of the finger, and the less the farther it goes.
  private static func resisted(_ way: CGFloat, in height: CGFloat) -> CGFloat {
    guard height > 0 else { return 0 }
    return (1 - 1 / (way * 0.25 / height + 1)) * height
  }

  private func release(at value: CGFloat, velocity: CGFloat) {
    let distance = max(sheet.container.distanceToBottom, 1)
    let below = (values.first ?? base) - value
    if let dismissal {
      self.dismissal = nil
      let isFinished = abs(velocity) > Self.flick ? velocity > 0 : below / distance > 0.5
      dismissal.release(finishing: isFinished, speed: velocity / distance)
      if isFinished { return }
    }
    settle(near: value - velocity * Self.carry)
    if isRefused, below > 0 { sheet.presentationDelegate?.presentationControllerDidAttemptToDismiss(sheet) }
  }

  /// Moves to the nearest detent, and notifies the delegate if it is another one.
  private func settle(near value: CGFloat) {
    let before = sheet.shownDetent
    let nearest = sheet.detents.min { distance($0, value) < distance($1, value) }
    UISheetPresentationController.animate(over: Self.settlingDuration) { [sheet] in
      sheet.draggedValue = nil
      sheet.container.pull = 0
      if let nearest, nearest !== before { sheet.selectedDetentIdentifier = nearest.identifier }
      sheet.container.setNeedsLayout()
      sheet.container.layoutIfNeeded()
    }
    guard let nearest, nearest !== before else { return }
    (sheet.presentationDelegate as? any UISheetPresentationControllerDelegate)?
      .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
  }

  private func distance(_ detent: UISheetPresentationController.Detent, _ value: CGFloat) -> CGFloat {
    sheet.value(of: detent).map { abs($0 - value) } ?? .infinity
  }
}

extension UISheetPresentationController {
  /// Performs changes in an animation, where animations of the system take time.
  static func animate(over duration: TimeInterval, _ changes: () -> Void) {
    guard SizeTransition.takesTime else { return changes() }
    AnimationBlock.run(lasting: duration, changes, completion: nil)
  }
}
