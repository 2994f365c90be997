// SPDX-License-Identifier: MIT

/// The long press that opens a context menu, and that goes on over the elements of the menu.
@MainActor
final class ContextMenuPress: NSObject, UIGestureRecognizerDelegate {
  private weak var interaction: UIContextMenuInteraction?
  private let recognizer = UILongPressGestureRecognizer()

  init(_ interaction: UIContextMenuInteraction) {
    self.interaction = interaction
    super.init()
    recognizer.name = "context menu"
    recognizer.delegate = self
    recognizer.addTarget(self, action: ContextMenuPress.pressed(_:))
  }

  /// Listens to the fingers on a view; `nil` for none.
  func move(to view: UIView?) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    view?.addGestureRecognizer(recognizer)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let interaction, let view = interaction.view else { return false }
    return interaction.prepare(at: gestureRecognizer.location(in: view))
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    switch recognizer.state {
    case .began: interaction?.openPrepared()
    case .changed: interaction?.openMenu?.moveFinger(to: point)
    case .ended: interaction?.openMenu?.liftFinger()
    default: break
    }
  }

  /// The place of the finger on the screen.
  private var point: CGPoint {
    guard let window = recognizer.view?.window else { return .zero }
    return window.convert(recognizer.location(in: window), to: nil as UIView?)
  }
}
