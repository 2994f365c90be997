// SPDX-License-Identifier: MIT

/// A detail of an element that is read aloud when the user asks for it.
///
/// Source: Apple, `AXCustomContent`.
open class AXCustomContent: NSObject, NSCopying {
  /// The urgency of a detail. Raw values are Apple's.
  public enum Importance: UInt, Sendable {
    /// The detail is read aloud when the user asks for it.
    case `default` = 0
    /// The detail is read aloud with the element.
    case high = 1
  }

  /// The name of the detail with attributes.
  public let attributedLabel: NSAttributedString
  /// The detail with attributes.
  public let attributedValue: NSAttributedString
  /// The urgency of the detail. The default is `.default`. Stored; has no effect, because there is no assistive technology.
  open var importance = Importance.default

  /// Creates a detail with a name.
  public convenience init(label: String, value: String) {
    self.init(attributedLabel: NSAttributedString(string: label), attributedValue: NSAttributedString(string: value))
  }

  /// Creates a detail with a name, both with attributes.
  public init(attributedLabel label: NSAttributedString, attributedValue value: NSAttributedString) {
    attributedLabel = label
    attributedValue = value
    super.init()
  }

  /// The name of the detail.
  open var label: String { attributedLabel.string }
  /// The detail.
  open var value: String { attributedValue.string }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = AXCustomContent(attributedLabel: attributedLabel, attributedValue: attributedValue)
    copy.importance = importance
    return copy
  }
}

/// An object with details that are read aloud when the user asks for them.
///
/// Source: Apple, `AXCustomContentProvider`.
@preconcurrency @MainActor
public protocol AXCustomContentProvider: NSObjectProtocol {
  /// The details, in the order in which they are read aloud.
  var accessibilityCustomContent: [AXCustomContent]! { get set }
}
