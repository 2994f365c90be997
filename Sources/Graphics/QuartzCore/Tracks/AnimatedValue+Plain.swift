// SPDX-License-Identifier: MIT

extension AnimatedValue {
  /// Creates a value from `plain`, for a property whose current value is `present`; `nil` when the types do not match.
  init?(plain: Any?, like present: AnimatedValue) {
    guard let plain, let value = AnimatedValue.read(plain) else { return nil }
    switch (value, present) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect), (.color, .color),
      (.transform, .transform), (.numbers, .numbers), (.colors, .colors):
      self = value
    default: return nil
    }
  }

  private static func read(_ plain: Any) -> AnimatedValue? {
    switch plain {
    case let number as NSNumber: .number(CGFloat(number.doubleValue))
    case let number as CGFloat: .number(number)
    case let number as Double: .number(CGFloat(number))
    case let number as Float: .number(CGFloat(number))
    case let number as Int: .number(CGFloat(number))
    case let value as NSValue: read(value: value)
    case let point as CGPoint: .point(point)
    case let size as CGSize: .size(size)
    case let rect as CGRect: .rect(rect)
    case let color as CGColor: .color(color)
    case let color as any CGColorConvertible: .color(color.cgColor)
    case let transform as CATransform3D: .transform(transform)
    case let transform as CGAffineTransform: .transform(CATransform3DMakeAffineTransform(transform))
    case let numbers as [NSNumber]: .numbers(numbers.map { CGFloat($0.doubleValue) })
    case let numbers as [Double]: .numbers(numbers.map { CGFloat($0) })
    case let colors as [CGColor]: .colors(colors)
    case let colors as [any CGColorConvertible]: .colors(colors.map(\.cgColor))
    default: nil
    }
  }

  /// Returns the structure of an object that contains one.
  private static func read(value: NSValue) -> AnimatedValue? {
    if let transform = value.containedTransform { return .transform(transform) }
    return switch String(cString: value.objCType).prefix(while: { $0 != "=" }) {
    case "{CGPoint": .point(value.pointValue)
    case "{CGSize": .size(value.sizeValue)
    case "{CGRect": .rect(value.rectValue)
    default: nil
    }
  }

  /// The value in the type that code uses.
  var plain: Any {
    switch self {
    case .number(let number): number
    case .point(let point): point
    case .size(let size): size
    case .rect(let rect): rect
    case .color(let color): color
    case .transform(let transform): transform
    case .numbers(let numbers): numbers
    case .colors(let colors): colors
    }
  }
}
