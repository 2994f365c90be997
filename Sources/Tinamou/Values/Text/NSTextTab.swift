// SPDX-License-Identifier: MIT

/// A place that a tab leads to.
///
/// Differs from UIKit: tab stops are kept but have no effect.
open class NSTextTab: NSObject, @unchecked Sendable {
  /// How text lies at the tab.
  public let alignment: NSTextAlignment
  /// The distance from where reading begins, in points.
  public let location: CGFloat

  /// A tab at `loc` points.
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
