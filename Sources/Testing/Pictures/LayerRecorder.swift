// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Converts a layer tree to a display list.
@MainActor
struct LayerRecorder {
  /// Whether layers are recorded at the current time of their animations.
  var showsAnimations = false
  var commands: [DrawingCommand] = []

  /// Records a layer and its sublayers, with its bounds at the upper-left corner of the picture.
  mutating func recordRoot(_ layer: CALayer) {
    let presented = presented(layer)
    // A window is hidden until it is shown. Its picture shows it regardless.
    guard !presented.isHidden || layer.view is UIWindow else { return }
    let origin = presented.bounds.origin
    commands.append(.saveState)
    if origin != .zero {
      commands.append(.concatenate(CGAffineTransform(translationX: -origin.x, y: -origin.y)))
    }
    recordAppearance(of: layer, presented)
    commands.append(.restoreState)
  }

  /// Records a layer and its sublayers in the coordinates of its bounds, which can begin elsewhere than at zero.
  mutating func recordInOwnCoordinates(_ layer: CALayer) {
    let presented = presented(layer)
    guard !presented.isHidden || layer.view is UIWindow else { return }
    commands.append(.saveState)
    recordAppearance(of: layer, presented)
    commands.append(.restoreState)
  }

  /// Returns the layer whose geometry and appearance are recorded for `layer`: the layer itself, or its presentation
  /// layer.
  private func presented(_ layer: CALayer) -> CALayer {
    showsAnimations && layer.isAnimated ? layer.presentation() ?? layer : layer
  }

  /// Records a layer and its sublayers in the coordinates of its superlayer.
  mutating func record(_ layer: CALayer) {
    let presented = presented(layer)
    guard !presented.isHidden, presented.opacity > 0 else { return }
    guard let view = layer.view else { return recordPlaced(layer, presented) }
    let previous = UITraitCollection.current
    defer { UITraitCollection.current = previous }
    UITraitCollection.current = view.traitCollection
    let tint = view.tintColor
    let tintOfView: () -> UIColor? = { tint }
    TintColor.drawing(in: tintOfView) { recordPlaced(layer, presented) }
  }

  private mutating func recordPlaced(_ layer: CALayer, _ presented: CALayer) {
    commands.append(.saveState)
    let transform = presented.transformToSuperlayer(from: presented.bounds.origin).roundedToMillionths
    if !transform.isIdentity { commands.append(.concatenate(transform)) }
    recordAppearance(of: layer, presented)
    commands.append(.restoreState)
  }

  private mutating func recordAppearance(of layer: CALayer, _ presented: CALayer) {
    let isGroup = presented.opacity < 1 || layer.mask != nil
    if isGroup {
      commands += [.setAlpha(CGFloat(presented.opacity)), .beginTransparencyLayer]
    }
    recordShadowed(layer, presented)
    if let mask = layer.mask { recordMask(mask) }
    if isGroup { commands.append(.endTransparencyLayer) }
  }

  /// Records the layer with its shadow. A background casts the shadow of its outline; other content casts the shadow
  /// of its own shape.
  private mutating func recordShadowed(_ layer: CALayer, _ presented: CALayer) {
    guard presented.shadowOpacity > 0, !presented.masksToBounds, let color = presented.shadowColor else {
      return recordBody(of: layer, presented)
    }
    // Core Animation's shadow radius is one standard deviation; the blur of Core Graphics, which commands use, is two.
    let shadow = DrawingCommand.Shadow(
      offset: presented.shadowOffset, blur: presented.shadowRadius * 2,
      color: color.copy(alpha: color.alpha * CGFloat(min(presented.shadowOpacity, 1))) ?? color)
    if let path = presented.shadowPath {
      commands.append(.castShadow(of: DrawingCommand.Path(path.elements), shadow))
      recordBody(of: layer, presented)
    } else if (presented.backgroundColor?.alpha ?? 0) > 0.99 {
      commands.append(.castShadow(of: presented.outline(of: presented.bounds), shadow))
      recordBody(of: layer, presented)
    } else {
      commands += [.saveState, .setShadow(shadow), .beginTransparencyLayer]
      recordBody(of: layer, presented)
      commands += [.endTransparencyLayer, .restoreState]
    }
  }

  private mutating func recordBody(of layer: CALayer, _ presented: CALayer) {
    let box = presented.bounds
    let outline = presented.outline(of: box)
    if let background = presented.backgroundColor, background.alpha > 0, box.width > 0, box.height > 0 {
      recordBackground(background, outline, box)
    }
    if presented.masksToBounds { commands += [.saveState, .clip(outline, rule: .winding)] }
    recordContents(of: layer, presented)
    recordSublayers(of: layer, presented)
    if presented.masksToBounds { commands.append(.restoreState) }
    recordBorder(of: presented)
  }

  /// Fills a layer with its background color, or with copies of the image of a pattern from its top left corner.
  private mutating func recordBackground(_ color: CGColor, _ outline: DrawingCommand.Path, _ box: CGRect) {
    guard let pattern = color.pattern, pattern.size.width > 0, pattern.size.height > 0 else {
      commands.append(.fill(outline, rule: .winding, color: color))
      return
    }
    commands += [.saveState, .clip(outline, rule: .winding)]
    if color.alpha < 1 { commands.append(.setAlpha(color.alpha)) }
    commands += [.image(pattern, in: box), .restoreState]
  }

  private mutating func recordContents(of layer: CALayer, _ presented: CALayer) {
    recordImage(of: presented)
    guard let view = layer.view else {
      commands += presented.recordContents()
      return
    }
    let (drawn, box) = showsAnimations ? layer.recordContentsOfView() : (layer.recordContents(), layer.bounds)
    guard !drawn.isEmpty else { return }
    guard presented.bounds.size == box.size || box.width <= 0 || box.height <= 0 else {
      return recordStretched(drawn, from: box, into: view.contentMode.frame(of: box.size, in: presented.bounds))
    }
    // UIKit draws a view into a bitmap of its size. An additional point preserves the edges of glyphs whose font
    // replaces Apple's.
    guard box.width > 0, box.height > 0 else { return }
    let room = presented.bounds.insetBy(dx: -1, dy: -1)
    guard !CommandGroup.fit(drawn, in: room) else {
      commands += drawn.count == 1 ? drawn : [.saveState] + drawn + [.restoreState]
      return
    }
    commands += [.saveState, .clip(DrawingCommand.Path(rect: room), rule: .winding)]
    commands += drawn
    commands.append(.restoreState)
  }

  /// Records the final drawing of an animated view, scaled to its current bounds. UIKit also draws such a view once
  /// and scales the bitmap.
  private mutating func recordStretched(_ drawn: [DrawingCommand], from box: CGRect, into frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    let (across, down) = (frame.width / box.width, frame.height / box.height)
    let fit = CGAffineTransform(
      a: across, b: 0, c: 0, d: down, tx: frame.minX - box.minX * across, ty: frame.minY - box.minY * down)
    commands += [.saveState, .concatenate(fit.roundedToMillionths)]
    commands += [.clip(DrawingCommand.Path(rect: box.insetBy(dx: -1, dy: -1)), rule: .winding)]
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
          content: image.content.scaled(by: 1 / layer.contentsScale),
          size: CGSize(
            width: CGFloat(image.width) / layer.contentsScale, height: CGFloat(image.height) / layer.contentsScale))
      } else {
        nil
      }
    guard let image, box.width > 0, box.height > 0 else { return }
    let frame = layer.contentsGravity.contentMode.frame(of: image.size, in: box)
    let clips = layer.cornerRadius > 0
    if clips { commands += [.saveState, .clip(layer.outline(of: box), rule: .winding)] }
    commands.append(.image(image, in: frame))
    if clips { commands.append(.restoreState) }
  }

  private mutating func recordSublayers(of layer: CALayer, _ presented: CALayer) {
    // Layers that were marked since the last layout of their view.
    layer.layOutAddedLayers()
    let sublayers = layer.paintedSublayers
    guard !sublayers.isEmpty else { return }
    let isMoved = !CATransform3DIsIdentity(presented.sublayerTransform)
    if isMoved {
      let middle = CGPoint(x: presented.bounds.midX, y: presented.bounds.midY)
      let turn = CGAffineTransform(translationX: -middle.x, y: -middle.y)
        .concatenating(CATransform3DGetAffineTransform(presented.sublayerTransform))
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
  /// The transform rounded to six decimal places, so that display lists are readable and reproducible.
  var roundedToMillionths: CGAffineTransform {
    func round(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    return CGAffineTransform(a: round(a), b: round(b), c: round(c), d: round(d), tx: round(tx), ty: round(ty))
  }
}

/// Draws layers for `CALayer.render(in:)`, which looks up this class by its name.
final class LayerDrawer: LayerDrawing {
  static func commands(of layer: CALayer) -> [DrawingCommand] {
    // Layers that belong to a view are used on the main thread only.
    MainThread.run(layer) { layer in
      var recorder = LayerRecorder()
      recorder.recordInOwnCoordinates(layer)
      return recorder.commands
    }
  }
}
