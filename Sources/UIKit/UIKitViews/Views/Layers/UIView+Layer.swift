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

}

extension UIView: @preconcurrency CALayerDelegate {
  func drawContents(of layer: CALayer, in context: CGContext) {
    guard layer === storedLayer else { return }
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    track(.drawing) { draw(bounds) }
  }

  /// Lays out the subviews: through the layer, if there is one, because the classes of both can override the layout.
  func layOutThroughLayer() {
    if let storedLayer { storedLayer.layoutSublayers() } else { layoutSubviews() }
  }

  /// The choice of a view outside of an animation is that its layer does nothing.
  func chosenAction() -> (any CAAction)? { AnimationRecorder.current == nil ? NSNull() : nil }
}

extension UIView {
  /// Draws the view and its subviews into the current graphics context, scaled to `rect`.
  func drawIntoCurrentContext(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), CALayer.drawing != nil, bounds.width > 0, bounds.height > 0
    else { return false }
    if afterUpdates { layoutIfNeeded() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    layer.render(in: context)
    context.restoreGState()
    return true
  }
}
