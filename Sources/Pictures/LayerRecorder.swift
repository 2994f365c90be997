// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Turns a tree of layers into a display list.
@MainActor
struct LayerRecorder {
  var commands: [DrawingCommand] = []

  /// Records a layer and what is in it, its bounds filling the picture from the upper left corner.
  mutating func recordRoot(_ layer: CALayer) {
    guard !layer.isHidden else { return }
    let origin = layer.bounds.origin
    commands.append(.saveState)
    if origin != .zero {
      commands.append(.concatenate(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }
    recordLooks(of: layer)
    commands.append(.restoreState)
  }

  /// Records a layer and what is in it, in the coordinates of its superlayer.
  mutating func record(_ layer: CALayer) {
    guard !layer.isHidden, layer.opacity > 0 else { return }
    let previous = UITraitCollection.current
    defer { UITraitCollection.current = previous }
    if let view = layer.view { UITraitCollection.current = view.traitCollection }
    commands.append(.saveState)
    let place = layer.transformToSuperlayer(from: layer.bounds.origin).roundedToMillionths
    if !place.isIdentity { commands.append(.concatenate(place)) }
    recordLooks(of: layer)
    commands.append(.restoreState)
  }

  private mutating func recordLooks(of layer: CALayer) {
    let isGroup = layer.opacity < 1 || layer.mask != nil
    if isGroup {
      commands += [.setAlpha(CGFloat(layer.opacity)), .beginTransparencyLayer]
    }
    recordShadowed(layer)
    if let mask = layer.mask { recordMask(mask) }
    if isGroup { commands.append(.endTransparencyLayer) }
  }

  /// Records the layer with its shadow, which a background casts by its outline and other content by its own shape.
  private mutating func recordShadowed(_ layer: CALayer) {
    guard layer.shadowOpacity > 0, !layer.masksToBounds, let color = layer.shadowColor else {
      return recordBody(of: layer)
    }
    // Core Animation's radius is a deviation; Core Graphics' blur, which commands use, is two.
    let shadow = DrawingCommand.Shadow(
      offset: layer.shadowOffset, blur: layer.shadowRadius * 2,
      color: color.copy(alpha: color.alpha * CGFloat(min(layer.shadowOpacity, 1))) ?? color)
    if let path = layer.shadowPath {
      commands.append(.castShadow(of: DrawingCommand.Path(path.elements), shadow))
      recordBody(of: layer)
    } else if (layer.backgroundColor?.alpha ?? 0) > 0.99 {
      commands.append(.castShadow(of: layer.outline(of: layer.bounds), shadow))
      recordBody(of: layer)
    } else {
      commands += [.saveState, .setShadow(shadow), .beginTransparencyLayer]
      recordBody(of: layer)
      commands += [.endTransparencyLayer, .restoreState]
    }
  }

  private mutating func recordBody(of layer: CALayer) {
    let box = layer.bounds
    let outline = layer.outline(of: box)
    if let background = layer.backgroundColor, background.alpha > 0, box.width > 0, box.height > 0 {
      commands.append(.fill(outline, rule: .winding, color: background))
    }
    if layer.masksToBounds { commands += [.saveState, .clip(outline, rule: .winding)] }
    recordContents(of: layer)
    recordSublayers(of: layer)
    if layer.masksToBounds { commands.append(.restoreState) }
    recordBorder(of: layer)
  }

  private mutating func recordContents(of layer: CALayer) {
    let box = layer.bounds
    recordImage(of: layer)
    let drawn = layer.recordContents()
    guard !drawn.isEmpty else { return }
    guard layer.view != nil else {
      commands += drawn
      return
    }
    // UIKit draws a view into a bitmap of its size. A point more keeps the tips of letters of another font than Apple's.
    guard box.width > 0, box.height > 0 else { return }
    let room = box.insetBy(dx: -1, dy: -1)
    guard !CommandGroup.fit(drawn, in: room) else {
      commands += drawn.count == 1 ? drawn : [.saveState] + drawn + [.restoreState]
      return
    }
    commands += [.saveState, .clip(DrawingCommand.Path(rect: room), rule: .winding)]
    commands += drawn
    commands.append(.restoreState)
  }

  private mutating func recordImage(of layer: CALayer) {
    let box = layer.bounds
    let image: DrawingCommand.Image? =
      if let image = layer.contents as? UIImage {
        image.drawable(tint: nil)
      } else if let image = layer.contents as? CGImage {
        DrawingCommand.Image(
          content: image.content,
          size: CGSize(
            width: CGFloat(image.width) / layer.contentsScale, height: CGFloat(image.height) / layer.contentsScale))
      } else {
        nil
      }
    guard let image, box.width > 0, box.height > 0 else { return }
    let place = layer.contentsGravity.contentMode.place(image.size, in: box)
    let clips = layer.cornerRadius > 0
    if clips { commands += [.saveState, .clip(layer.outline(of: box), rule: .winding)] }
    commands.append(.image(image, in: place))
    if clips { commands.append(.restoreState) }
  }

  private mutating func recordSublayers(of layer: CALayer) {
    let sublayers = layer.paintedSublayers
    guard !sublayers.isEmpty else { return }
    let isMoved = !CATransform3DIsIdentity(layer.sublayerTransform)
    if isMoved {
      let middle = CGPoint(x: layer.bounds.midX, y: layer.bounds.midY)
      let turn = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        .concatenating(CATransform3DGetAffineTransform(layer.sublayerTransform))
        .concatenating(CGAffineTransform(translationX: middle.x, y: middle.y))
      commands += [.saveState, .concatenate(turn.roundedToMillionths)]
    }
    for sublayer in sublayers { record(sublayer) }
    if isMoved { commands.append(.restoreState) }
  }

  private mutating func recordBorder(of layer: CALayer) {
    let width = min(layer.borderWidth, min(layer.bounds.width, layer.bounds.height) / 2)
    guard width > 0, let color = layer.borderColor, color.alpha > 0 else { return }
    commands.append(
      .stroke(
        layer.outline(of: layer.bounds, insetBy: width / 2), style: DrawingCommand.StrokeStyle(width: width),
        color: color))
  }

  private mutating func recordMask(_ mask: CALayer) {
    commands += [.saveState, .setBlendMode(.destinationIn), .beginTransparencyLayer]
    record(mask)
    commands += [.endTransparencyLayer, .restoreState]
  }
}

extension CGAffineTransform {
  /// The transform without the noise of the last digits, so that display lists read well and repeat.
  var roundedToMillionths: CGAffineTransform {
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGAffineTransform(a: round(a), b: round(b), c: round(c), d: round(d), tx: round(tx), ty: round(ty))
  }
}
