// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

/// A color of an image.
open class CIColor: NSObject {
  /// The parts of the color, from 0 to 1.
  public let red, green, blue, alpha: CGFloat

  /// Creates a color from its parts, from 0 to 1.
  public init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
    (red, green, blue, alpha) = (r, g, b, a)
  }

  /// Creates an opaque color from its parts, from 0 to 1.
  public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
    self.init(red: r, green: g, blue: b, alpha: 1)
  }

  /// Creates a color from one of UIKit.
  public convenience init(color: UIColor) {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&r, green: &g, blue: &b, alpha: &a)
    self.init(red: r, green: g, blue: b, alpha: a)
  }

  /// Creates a color from one of Core Graphics.
  public convenience init(cgColor color: CGColor) { self.init(color: UIColor(cgColor: color)) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return (red, green, blue, alpha) == (other.red, other.green, other.blue, other.alpha)
  }
  open override var hash: Int { [red, green, blue, alpha].hashValue }

  var cgColor: CGColor { UIColor(red: red, green: green, blue: blue, alpha: alpha).cgColor }

  /// Black.
  open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// A color that is not seen.
  open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
  /// Red.
  open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
}

/// A list of numbers for a filter.
open class CIVector: NSObject {
  private let values: [CGFloat]

  /// Creates a list.
  public init(values: UnsafePointer<CGFloat>, count: Int) {
    self.values = Array(UnsafeBufferPointer(start: values, count: count))
  }

  /// Creates a list of one number.
  public convenience init(x: CGFloat) { self.init(values: [x], count: 1) }
  /// Creates a list of two numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y], count: 2) }
  /// Creates a list of three numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z], count: 3) }
  /// Creates a list of four numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w], count: 4)
  }
  /// Creates a list of the origin and the size of a rectangle.
  public convenience init(cgRect r: CGRect) { self.init(x: r.minX, y: r.minY, z: r.width, w: r.height) }

  open override func isEqual(_ object: Any?) -> Bool { (object as? CIVector)?.values == values }
  open override var hash: Int { values.hashValue }

  /// The number of numbers.
  open var count: Int { values.count }
  /// Returns a number; 0 beyond the last one.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  /// The first number.
  open var x: CGFloat { value(at: 0) }
  /// The second number.
  open var y: CGFloat { value(at: 1) }
  /// The third number.
  open var z: CGFloat { value(at: 2) }
  /// The fourth number.
  open var w: CGFloat { value(at: 3) }
  /// The first four numbers as the origin and the size of a rectangle.
  open var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
}
