// SPDX-License-Identifier: MIT

/// The informal protocol of accessibility, which all objects have in UIKit.
///
/// The members are in a protocol, so that classes such as views can declare their own.
@preconcurrency @MainActor
public protocol _AccessibleObject: AnyObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
  /// Whether the object is an accessibility element. Objects that are neither views nor elements ignore values.
  public var isAccessibilityElement: Bool {
    get {
      (self as? UIView)?.isAccessibilityElement ?? (self as? UIAccessibilityElement)?.isAccessibilityElement ?? false
    }
    set {
      (self as? UIView)?.isAccessibilityElement = newValue
      (self as? UIAccessibilityElement)?.isAccessibilityElement = newValue
    }
  }

  /// A short name of the object that assistive technologies read aloud.
  public var accessibilityLabel: String? {
    get { (self as? UIView)?.accessibilityLabel ?? (self as? UIAccessibilityElement)?.accessibilityLabel }
    set {
      (self as? UIView)?.accessibilityLabel = newValue
      (self as? UIAccessibilityElement)?.accessibilityLabel = newValue
    }
  }
}
