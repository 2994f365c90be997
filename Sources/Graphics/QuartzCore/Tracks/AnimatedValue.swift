// SPDX-License-Identifier: MIT

/// The value of an animatable property.
public enum AnimatedValue: Equatable, Sendable {
  case number(CGFloat)
  case point(CGPoint)
  case size(CGSize)
  case rect(CGRect)
  case color(CGColor)
  case transform(CATransform3D)
  /// Several numbers, such as the locations of a gradient.
  case numbers([CGFloat])
  /// Several colors, such as those of a gradient.
  case colors([CGColor])

  /// Whether values of this kind can be added, so that several animations of one property can run together.
  var isAddable: Bool {
    switch self {
    case .number, .point, .size, .rect: true
    case .color, .transform, .numbers, .colors: false
    }
  }

  /// The components of the value.
  var components: [CGFloat] {
    switch self {
    case .number(let value): [value]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .color(let color): [color.red, color.green, color.blue, color.alpha]
    case .transform(let transform): transform.rows
    case .numbers(let values): values
    case .colors(let colors): colors.flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }
    }
  }

  /// A value of the same kind with other components, of the same count.
  private func with(_ parts: [CGFloat]) -> AnimatedValue {
    switch self {
    case .number: .number(parts[0])
    case .point: .point(CGPoint(x: parts[0], y: parts[1]))
    case .size: .size(CGSize(width: parts[0], height: parts[1]))
    case .rect: .rect(CGRect(x: parts[0], y: parts[1], width: parts[2], height: parts[3]))
    case .color: .color(CGColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]))
    case .transform: .transform(CATransform3D(rows: parts))
    case .numbers: .numbers(parts)
    case .colors:
      .colors(
        stride(from: 0, to: parts.count, by: 4).map {
          CGColor(red: parts[$0], green: parts[$0 + 1], blue: parts[$0 + 2], alpha: parts[$0 + 3])
        })
    }
  }

  /// The value interpolated to `other`: this value at 0, `other` at 1, extrapolated beyond 1. Values of different kinds
  /// cannot be interpolated and change at the end.
  func interpolated(to other: AnimatedValue, at part: Double) -> AnimatedValue {
    if part == 0 { return self }
    if part == 1 { return other }
    let share = CGFloat(part)
    switch (self, other) {
    case (.transform(let a), .transform(let b)):
      return .transform(TransformParts.between(a, b, at: share))
    case (.color(let a), .color(let b)):
      return .color(Self.blend(a, b, share))
    default:
      let (a, b) = (components, other.components)
      guard a.count == b.count, isSameKind(as: other) else { return part < 1 ? self : other }
      return with(zip(a, b).map { $0 + ($1 - $0) * share })
    }
  }

  /// A color between two others. A transparent color takes the hue of the other, so that the result does not darken.
  private static func blend(_ a: CGColor, _ b: CGColor, _ share: CGFloat) -> CGColor {
    let a = a.alpha == 0 ? b.withAlpha(0) : a
    let b = b.alpha == 0 ? a.withAlpha(0) : b
    return a.mixed(with: b, at: share)
  }

  private func isSameKind(as other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform), (.numbers, .numbers), (.colors, .colors):
      true
    default: false
    }
  }

  /// The sum of this value and another of the same kind.
  func adding(_ other: AnimatedValue) -> AnimatedValue { combined(with: other) { $0 + $1 } }

  /// The difference between this value and another of the same kind.
  func subtracting(_ other: AnimatedValue) -> AnimatedValue { combined(with: other) { $0 - $1 } }

  private func combined(with other: AnimatedValue, _ operation: (CGFloat, CGFloat) -> CGFloat) -> AnimatedValue {
    guard isAddable, isSameKind(as: other) else { return self }
    return with(zip(components, other.components).map(operation))
  }

  /// The distance to another value.
  func distance(to other: AnimatedValue) -> Double {
    let (a, b) = (components, other.components)
    guard a.count == b.count else { return 0 }
    return Double(zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }).squareRoot()
  }
}

extension AnimatedValue: CustomStringConvertible {
  /// The value in the format of UIKit's descriptions, such as `(20 30; 100 50)` for a rectangle.
  public var description: String {
    func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }
    func text(_ values: [CGFloat]) -> String { values.map(number).joined(separator: " ") }
    switch self {
    case .number(let value): return number(value)
    case .point(let point): return "(\(text([point.x, point.y])))"
    case .size(let size): return "(\(text([size.width, size.height])))"
    case .rect(let rect): return "(\(text([rect.minX, rect.minY])); \(text([rect.width, rect.height])))"
    default: return "[\(text(components))]"
    }
  }
}
