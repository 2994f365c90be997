// SPDX-License-Identifier: MIT

/// Size classes: what the variations of a document depend on.
public struct InterfaceTraits: Hashable, Sendable {
  /// How much room there is across.
  public var width: SizeClass
  /// How much room there is down.
  public var height: SizeClass

  /// The classes of size.
  public enum SizeClass: String, Hashable, Sendable {
    /// Not said.
    case any
    /// Little room.
    case compact
    /// Enough room.
    case regular
  }

  /// The traits with the classes given.
  public init(width: SizeClass, height: SizeClass) {
    self.width = width
    self.height = height
  }

  /// The traits of a canvas without a device.
  public static let any = InterfaceTraits(width: .any, height: .any)

  /// Whether a variation for `key`, such as `heightClass=compact-widthClass=regular`, applies; nil if it does not, else
  /// how many classes it names.
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
