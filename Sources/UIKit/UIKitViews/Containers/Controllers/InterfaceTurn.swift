// SPDX-License-Identifier: MIT

/// A change of the interface's orientation.
struct InterfaceTurn {
  let old: UIInterfaceOrientation
  let new: UIInterfaceOrientation
}

/// The methods of a view controller that were called for rotations before iOS 8.
@MainActor
protocol RotationObserver: AnyObject {
  func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
  func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval)
  func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation)
}

extension UIViewController: RotationObserver {}

extension SizeTransition {
  /// Calls the methods for rotations of a controller in the course of the transition: before the change, after the layout, at the end.
  ///
  /// Source: a printed log of iOS 5 (“willRotate, layout, willAnimateRotation, didRotate”).
  func announceTurn(to observer: any RotationObserver) {
    guard let turn else { return }
    observer.willRotate(to: turn.new, duration: transitionDuration)
    let duration = transitionDuration
    afterLayout.append { observer.willAnimateRotation(to: turn.new, duration: duration) }
    _ = animate(alongsideTransition: nil) { _ in observer.didRotate(from: turn.old) }
  }
}
