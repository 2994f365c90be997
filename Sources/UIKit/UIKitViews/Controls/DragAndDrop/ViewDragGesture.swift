// SPDX-License-Identifier: MIT

/// The long press that lifts the items of a drag interaction, and the drag that carries them to a place that takes them.
@MainActor
final class ViewDragGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIDragInteraction?
  let press = UILongPressGestureRecognizer()
  private var session: SimulatedDrag?
  private var way = DropWay()
  private var preview: UIView?
  private var isDragging = false
  private var start = CGPoint.zero

  init(of interaction: UIDragInteraction) {
    self.interaction = interaction
    super.init()
    press.delegate = self
    press.addTarget(self, action: ViewDragGesture.pressed)
  }

  /// The delegate is asked for items. Without any, the view keeps its touch.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, interaction.isEnabled, let delegate = interaction.delegate, let view = interaction.view
    else {
      return false
    }
    let session = SimulatedDrag(items: [])
    session.windowLocation = press.location(in: nil)
    session.items = delegate.dragInteraction(interaction, itemsForBeginning: session)
    (session.source, session.previewSize) = (interaction, view.bounds.size)
    self.session = session.items.isEmpty ? nil : session
    return self.session != nil
  }

  /// The same press may open a context menu, which is closed when the items are dragged.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer.view === press.view && !(otherGestureRecognizer is UIPanGestureRecognizer) }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began: start = press.location(in: nil)
    case .changed: follow()
    case .ended: end { $0.drop($1) }
    case .cancelled: end { $0.leave($1) }
    case .failed, .possible: break
    }
  }

  private func follow() {
    guard let session, let interaction, let view = interaction.view, let window = view.window else { return }
    let place = press.location(in: nil)
    session.windowLocation = place
    if !isDragging {
      guard hypot(place.x - start.x, place.y - start.y) >= UIPanGestureRecognizer.beginningDistance else { return }
      begin(session, interaction, view, window)
    }
    preview?.center = place
    interaction.delegate?.dragInteraction(interaction, sessionDidMove: session)
    way.move(session, to: window.dropTarget(for: session))
  }

  private func begin(_ session: SimulatedDrag, _ interaction: UIDragInteraction, _ view: UIView, _ window: UIWindow) {
    isDragging = true
    for case let menu as UIContextMenuInteraction in view.interactions { menu.dismissMenu() }
    interaction.delegate?.dragInteraction(interaction, sessionWillBegin: session)
    guard let copy = view.snapshotView(afterScreenUpdates: false) else { return }
    copy.frame = view.convert(view.bounds, to: window)
    copy.alpha = 0.8
    copy.isUserInteractionEnabled = false
    window.addSubview(copy)
    preview = copy
  }

  private func end(_ finish: (DropWay, SimulatedDrag) -> Void) {
    defer { (session, way, preview, isDragging) = (nil, DropWay(), nil, false) }
    guard let session, let interaction, isDragging else { return }
    let operation = press.state == .ended ? way.operation ?? .cancel : .cancel
    interaction.delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    preview?.removeFromSuperview()
    finish(way, session)
    way.end(session)
    interaction.delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
  }
}
