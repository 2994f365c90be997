// SPDX-License-Identifier: MIT

/// The long press by which items of a collection view controller are moved.
@MainActor
final class MovementGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var collectionView: UICollectionView?
  private let press = UILongPressGestureRecognizer()
  private lazy var edgeScrolling = EdgeScrolling { [weak self] in self?.follow() }

  init(of collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    press.delegate = self
    press.addTarget(self, action: MovementGesture.pressed)
    collectionView.addGestureRecognizer(press)
  }

  var isEnabled: Bool {
    get { press.isEnabled }
    set { press.isEnabled = newValue }
  }

  /// An item that may not be moved keeps its touch.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView, let path = collectionView.indexPathForItem(at: press.location(in: collectionView))
    else { return false }
    return collectionView.dataSource?.collectionView(collectionView, canMoveItemAt: path) ?? false
  }

  private func pressed(_ recognizer: UIGestureRecognizer) {
    guard let collectionView else { return }
    switch recognizer.state {
    case .began:
      guard let path = collectionView.indexPathForItem(at: press.location(in: collectionView)) else { return }
      collectionView.beginInteractiveMovementForItem(at: path)
      follow()
    case .changed:
      follow()
      edgeScrolling.scroll(collectionView, toward: press.location(in: collectionView))
    case .ended:
      edgeScrolling.stop()
      collectionView.endInteractiveMovement()
    case .cancelled, .failed:
      edgeScrolling.stop()
      collectionView.cancelInteractiveMovement()
    case .possible: break
    }
  }

  private func follow() {
    if let collectionView {
      collectionView.updateInteractiveMovementTargetPosition(press.location(in: collectionView))
    }
  }
}
