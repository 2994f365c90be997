// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The layer that the view draws through. It shares the view's geometry and appearance.
  public var layer: CALayer {
    if let layer = storedLayer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    storedLayer = layer
    layer.attach(to: self)
    return layer
  }

  /// The transform applied to the view around its center, in three dimensions. ``transform`` is its affine part. The
  /// default is the identity.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// A view whose opacity is multiplied with this view's. Its frame is in this view's coordinates. The default is
  /// `nil`.
  public var mask: UIView? {
    get { storedLayer?.maskView as? UIView }
    set {
      layer.maskView = newValue
      layer.mask = newValue?.layer
    }
  }
}

extension UIView: LayerOwner {
  package var subviewLayers: [CALayer] { storedSubviews.map(\.layer) }

  package var superviewLayer: CALayer? { storedSuperview?.layer }

  package var layerBackgroundColor: CGColor? {
    get { backgroundColor?.cgColor }
    set { backgroundColor = newValue.map(UIColor.init(cgColor:)) }
  }

  package func drawContents(in context: CGContext) {
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw(bounds)
  }
}
