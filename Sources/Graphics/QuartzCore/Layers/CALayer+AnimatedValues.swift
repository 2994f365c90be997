// SPDX-License-Identifier: MIT

/// Values of layers by Core Animation's key paths, such as `position`, `bounds.size.width` or `transform.rotation`.
extension CALayer {
  /// The value at a key path; `nil` when there is no animatable property.
  func animatedValue(_ keyPath: String) -> AnimatedValue? {
    let (name, part) = Self.split(keyPath)
    guard let value = animatedProperties[name]?.get(self) else { return nil }
    return part.isEmpty ? value : value.part(part)
  }

  /// Sets the value at a key path. Does nothing when there is no animatable property.
  package func setAnimatedValue(_ value: AnimatedValue, for keyPath: String) {
    let (name, part) = Self.split(keyPath)
    guard let property = animatedProperties[name] else { return }
    property.set(self, part.isEmpty ? value : property.get(self).replacing(part, by: value))
  }

  /// The property and the rest of a key path: `bounds` and `size.width` for `bounds.size.width`.
  private static func split(_ keyPath: String) -> (name: String, part: String) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, "") }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }
}

extension AnimatedValue {
  /// The component that Core Animation calls `name`.
  fileprivate func part(_ name: String) -> AnimatedValue? {
    switch self {
    case .rect(let rect) where name == "origin": return .point(rect.origin)
    case .rect(let rect) where name == "size": return .size(rect.size)
    case .transform(let transform): return TransformPart(name)?.value(of: transform)
    default: return Self.componentIndex(of: name, in: self).map { .number(components[$0]) }
    }
  }

  /// The value with one component replaced.
  fileprivate func replacing(_ name: String, by part: AnimatedValue) -> AnimatedValue {
    switch (self, part) {
    case (.rect(let rect), .point(let origin)) where name == "origin":
      return .rect(CGRect(origin: origin, size: rect.size))
    case (.rect(let rect), .size(let size)) where name == "size":
      return .rect(CGRect(origin: rect.origin, size: size))
    case (.transform(let transform), _):
      return TransformPart(name).map { .transform($0.replaced(in: transform, by: part)) } ?? self
    case (.point(var point), .number(let number)):
      if name == "x" { point.x = number } else if name == "y" { point.y = number }
      return .point(point)
    case (.size(var size), .number(let number)):
      if name == "width" { size.width = number } else if name == "height" { size.height = number }
      return .size(size)
    case (.rect(var rect), .number(let number)):
      switch name {
      case "origin.x": rect.origin.x = number
      case "origin.y": rect.origin.y = number
      case "size.width": rect.size.width = number
      case "size.height": rect.size.height = number
      default: break
      }
      return .rect(rect)
    default: return self
    }
  }

  private static func componentIndex(of name: String, in value: AnimatedValue) -> Int? {
    let names: [String] =
      switch value {
      case .point: ["x", "y"]
      case .size: ["width", "height"]
      case .rect: ["origin.x", "origin.y", "size.width", "size.height"]
      default: []
      }
    return names.firstIndex(of: name)
  }
}

/// A component of a transform, by Core Animation's name.
private enum TransformPart: String {
  case scale
  case scaleX = "scale.x"
  case scaleY = "scale.y"
  case rotation
  case rotationZ = "rotation.z"
  case translation
  case translationX = "translation.x"
  case translationY = "translation.y"

  init?(_ name: String) { self.init(rawValue: name) }

  func value(of transform: CATransform3D) -> AnimatedValue {
    let parts = TransformParts(transform.flattened)
    return switch self {
    case .scale: .number((parts.scaleX + parts.scaleY) / 2)
    case .scaleX: .number(parts.scaleX)
    case .scaleY: .number(parts.scaleY)
    case .rotation, .rotationZ: .number(parts.angle)
    case .translation: .size(CGSize(width: parts.tx, height: parts.ty))
    case .translationX: .number(parts.tx)
    case .translationY: .number(parts.ty)
    }
  }

  func replaced(in transform: CATransform3D, by value: AnimatedValue) -> CATransform3D {
    var parts = TransformParts(transform.flattened)
    let numbers = value.components
    guard let first = numbers.first else { return transform }
    switch self {
    case .scale: (parts.scaleX, parts.scaleY) = (first, first)
    case .scaleX: parts.scaleX = first
    case .scaleY: parts.scaleY = first
    case .rotation, .rotationZ: parts.angle = first
    case .translation: (parts.tx, parts.ty) = (first, numbers.last ?? first)
    case .translationX: parts.tx = first
    case .translationY: parts.ty = first
    }
    return CATransform3DMakeAffineTransform(parts.transform)
  }
}
