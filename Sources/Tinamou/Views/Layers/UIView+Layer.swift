// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// The layer that the view draws through; it shares the view's geometry and looks.
  public var layer: CALayer {
    if let layer = storedLayer { return layer }
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
    storedLayer = layer
    layer.attach(to: self)
    return layer
  }

  /// What is done to the rectangle around its center before it is shown, in space; ``transform`` is its part in the plane.
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// A view whose opacity is multiplied into this one's; its frame is in this view's coordinates.
  public var mask: UIView? {
    get { storedLayer?.maskView as? UIView }
    set {
      layer.maskView = newValue
      layer.mask = newValue?.layer
    }
  }
}

extension UIView: LayerOwner {
  var subviewLayers: [CALayer] { storedSubviews.map(\.layer) }

  var superviewLayer: CALayer? { storedSuperview?.layer }
}
