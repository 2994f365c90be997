// SPDX-License-Identifier: MIT

import Foundation

extension UIView {
  /// Creates the layer of this view.
  func makeLayer() -> CALayer {
    let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).make(())
    storedLayer = layer
    layer.attach(to: self)
    return layer
  }

  func setMask(_ mask: UIView?) {
    layer.maskView = mask
    layer.mask = mask?.layer
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
