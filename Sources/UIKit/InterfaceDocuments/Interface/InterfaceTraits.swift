// SPDX-License-Identifier: MIT

/// The size classes that select a document's variations.
public struct InterfaceTraits: Hashable, Sendable {
  /// The horizontal size class.
  public var width: SizeClass
  /// The vertical size class.
  public var height: SizeClass

  /// The size classes.
  public enum SizeClass: String, Hashable, Sendable {
    /// Unspecified.
    case any
    /// Compact space.
    case compact
    /// Regular space.
    case regular
  }

  /// Creates traits with the given size classes.
  public init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }

  /// The traits of a canvas without a device.
  public static let any = InterfaceTraits(width: .any, height: .any)

  /// Returns the number of size classes in a variation's key such as `heightClass=compact-widthClass=regular`, or
  /// `nil` if the variation does not apply.
  func specificity(ofKey key: String) -> Int? {
    if key == "default" { return 0 }
    var count = 0
    for part in key.split(separator: "-") {
      let sides = part.split(separator: "=")
      guard sides.count == 2 else { return nil }
      let present = sides[0] == "widthClass" ? width : height
      guard sides[1] == "any" || sides[1] == present.rawValue else { return nil }
      count += 1
    }
    return count
  }
}
