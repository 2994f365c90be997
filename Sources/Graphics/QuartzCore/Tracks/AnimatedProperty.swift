// SPDX-License-Identifier: MIT

/// An animatable property of layers, with its getter and setter.
struct AnimatedProperty: Sendable {
  let get: @Sendable (CALayer) -> AnimatedValue
  let set: @Sendable (CALayer, AnimatedValue) -> Void

  static func number<Layer: CALayer>(
    _ path: ReferenceWritableKeyPath<Layer, CGFloat> & Sendable
  ) -> AnimatedProperty {
    AnimatedProperty {
      .number(($0 as? Layer)?[keyPath: path] ?? 0)
    } set: { layer, value in
      if case .number(let number) = value { (layer as? Layer)?[keyPath: path] = number }
    }
  }

  static func fraction(_ path: ReferenceWritableKeyPath<CALayer, Float> & Sendable) -> AnimatedProperty {
    AnimatedProperty {
      .number(CGFloat($0[keyPath: path]))
    } set: { layer, value in
      if case .number(let number) = value { layer[keyPath: path] = Float(number) }
    }
  }

  static func point<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGPoint> & Sendable) -> AnimatedProperty {
    AnimatedProperty {
      .point(($0 as? Layer)?[keyPath: path] ?? .zero)
    } set: { layer, value in
      if case .point(let point) = value { (layer as? Layer)?[keyPath: path] = point }
    }
  }

  static func size(_ path: ReferenceWritableKeyPath<CALayer, CGSize> & Sendable) -> AnimatedProperty {
    AnimatedProperty {
      .size($0[keyPath: path])
    } set: { layer, value in
      if case .size(let size) = value { layer[keyPath: path] = size }
    }
  }

  static func color<Layer: CALayer>(_ path: ReferenceWritableKeyPath<Layer, CGColor?> & Sendable) -> AnimatedProperty {
    AnimatedProperty {
      .color(($0 as? Layer)?[keyPath: path] ?? .clear)
    } set: { layer, value in
      if case .color(let color) = value { (layer as? Layer)?[keyPath: path] = color }
    }
  }

  static func transform(_ path: ReferenceWritableKeyPath<CALayer, CATransform3D> & Sendable) -> AnimatedProperty {
    AnimatedProperty {
      .transform($0[keyPath: path])
    } set: { layer, value in
      if case .transform(let transform) = value { layer[keyPath: path] = transform }
    }
  }

  /// The animatable properties of every layer.
  static let ofLayers: [String: AnimatedProperty] = [
    "position": .point(\CALayer.position),
    "bounds": AnimatedProperty {
      .rect($0.bounds)
    } set: { layer, value in
      if case .rect(let rect) = value { layer.bounds = rect }
    },
    "anchorPoint": .point(\CALayer.anchorPoint),
    "zPosition": .number(\CALayer.zPosition),
    "transform": .transform(\.transform),
    "sublayerTransform": .transform(\.sublayerTransform),
    "opacity": .fraction(\.opacity),
    "hidden": AnimatedProperty {
      .number($0.isHidden ? 1 : 0)
    } set: { layer, value in
      if case .number(let number) = value { layer.isHidden = number >= 0.5 }
    },
    "backgroundColor": .color(\CALayer.backgroundColor),
    "cornerRadius": .number(\CALayer.cornerRadius),
    "borderWidth": .number(\CALayer.borderWidth),
    "borderColor": .color(\CALayer.borderColor),
    "shadowOpacity": .fraction(\.shadowOpacity),
    "shadowRadius": .number(\CALayer.shadowRadius),
    "shadowOffset": .size(\.shadowOffset),
    "shadowColor": .color(\CALayer.shadowColor),
  ]

  /// The additional animatable properties of shape layers.
  static let ofShapes: [String: AnimatedProperty] = [
    "strokeStart": .number(\CAShapeLayer.strokeStart),
    "strokeEnd": .number(\CAShapeLayer.strokeEnd),
    "lineWidth": .number(\CAShapeLayer.lineWidth),
    "miterLimit": .number(\CAShapeLayer.miterLimit),
    "lineDashPhase": .number(\CAShapeLayer.lineDashPhase),
    "fillColor": .color(\CAShapeLayer.fillColor),
    "strokeColor": .color(\CAShapeLayer.strokeColor),
  ]

  /// The additional animatable properties of gradient layers.
  static let ofGradients: [String: AnimatedProperty] = [
    "startPoint": .point(\CAGradientLayer.startPoint),
    "endPoint": .point(\CAGradientLayer.endPoint),
    "locations": AnimatedProperty {
      .numbers(($0 as? CAGradientLayer)?.locations?.map { CGFloat($0.doubleValue) } ?? [])
    } set: { layer, value in
      guard case .numbers(let numbers) = value else { return }
      (layer as? CAGradientLayer)?.locations = numbers.map { NSNumber(value: Double($0)) }
    },
    "colors": AnimatedProperty {
      .colors(($0 as? CAGradientLayer)?.solidColors ?? [])
    } set: { layer, value in
      if case .colors(let colors) = value { (layer as? CAGradientLayer)?.colors = colors }
    },
  ]
}
