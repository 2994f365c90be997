// SPDX-License-Identifier: MIT

import Foundation

/// What a layer asks of the view it belongs to. The names are those of `UIView`.
///
/// The view keeps its geometry and looks itself; its layer passes questions on, so that there is one truth.
@MainActor
protocol LayerOwner: AnyObject, Sendable {
  var bounds: CGRect { get set }
  var center: CGPoint { get set }
  var anchorPoint: CGPoint { get set }
  var transform: CGAffineTransform { get set }
  var isHidden: Bool { get set }
  var alpha: CGFloat { get set }
  var isOpaque: Bool { get set }
  var clipsToBounds: Bool { get set }
  var backgroundColor: UIColor? { get set }
  /// The layers of the subviews, back to front.
  var subviewLayers: [CALayer] { get }
  var superviewLayer: CALayer? { get }
  func setNeedsDisplay()
  func setNeedsLayout()
  func layoutIfNeeded()
  func draw(_ rect: CGRect)
}
