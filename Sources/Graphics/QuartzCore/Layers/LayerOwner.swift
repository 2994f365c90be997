// SPDX-License-Identifier: MIT

/// The requirements of a layer on its view. The names are those of `UIView`.
///
/// The view stores its geometry and appearance; its layer forwards to it, so that each value is stored once.
@MainActor
package protocol LayerOwner: AnyObject, Sendable {
  var bounds: CGRect { get set }
  var center: CGPoint { get set }
  var anchorPoint: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var isHidden: Bool { get set }
  var alpha: CGFloat { get set }
  var isOpaque: Bool { get set }
  var clipsToBounds: Bool { get set }
  /// The background color of the layer.
  var layerBackgroundColor: CGColor? { get set }
  /// The layers of the subviews, from back to front.
  var subviewLayers: [CALayer] { get }
  /// The layer of the superview.
  var superviewLayer: CALayer? { get }
  func setNeedsDisplay()
  func setNeedsLayout()
  func layoutIfNeeded()
}
