// SPDX-License-Identifier: MIT

/// A tab stop.
///
/// Differs from UIKit: tab stops are stored but have no effect.
open class NSTextTab: NSObject, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  /// The alignment of text at the tab stop.
  open private(set) var alignment: NSTextAlignment
  /// The distance from the leading edge, in points.
  open private(set) var location: CGFloat

  /// Creates a tab stop at `loc` points.
  public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [String: Any] = [:]) {
    self.alignment = alignment
    location = loc
    super.init()
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTab else { return false }
    return alignment == other.alignment && location == other.location
  }

  open override var hash: Int { location.hashValue }
}
