// SPDX-License-Identifier: MIT

/// The informal protocol of accessibility, which all objects have in UIKit.
///
/// The members are in a protocol, so that classes such as views can declare their own.
@preconcurrency @MainActor
public protocol _AccessibleObject: AnyObject {}

extension NSObject: _AccessibleObject {}

extension _AccessibleObject {
  /// Whether the object is an accessibility element. The default is `false`.
  public var isAccessibilityElement: Bool {
    get { own(\.isAccessibilityElement, \.isAccessibilityElement, \.isElement) }
    set { setOwn(\.isAccessibilityElement, \.isAccessibilityElement, \.isElement, newValue) }
  }

  /// A short name of the object that assistive technologies read aloud. The default is `nil`.
  public var accessibilityLabel: String? {
    get { own(\.accessibilityLabel, \.accessibilityLabel, \.label) }
    set { setOwn(\.accessibilityLabel, \.accessibilityLabel, \.label, newValue) }
  }

  /// The value that is read aloud. The default is `nil`.
  public var accessibilityValue: String? {
    get { own(\.accessibilityValue, \.accessibilityValue, \.value) }
    set { setOwn(\.accessibilityValue, \.accessibilityValue, \.value, newValue) }
  }

  /// A description of the result of an action. The default is `nil`.
  public var accessibilityHint: String? {
    get { own(\.accessibilityHint, \.accessibilityHint, \.hint) }
    set { setOwn(\.accessibilityHint, \.accessibilityHint, \.hint, newValue) }
  }

  /// The traits of the object. The default is none.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { own(\.accessibilityTraits, \.accessibilityTraits, \.traits) }
    set { setOwn(\.accessibilityTraits, \.accessibilityTraits, \.traits, newValue) }
  }

  /// The frame on the screen, in points. The default is zero, and for a view its own frame.
  public var accessibilityFrame: CGRect {
    get { (self as? UIResponder)?.accessibilityFrame ?? AccessibilityValues.of(self)?.frame ?? .zero }
    set {
      if let responder = self as? UIResponder {
        responder.accessibilityFrame = newValue
        return
      }
      AccessibilityValues.forSetting(self).frame = newValue
    }
  }

  /// The accessibility elements in the object, in order. The default is `nil`.
  public var accessibilityElements: [Any]? {
    get { (self as? UIView).map(\.accessibilityElements) ?? AccessibilityValues.of(self)?.elements }
    set {
      if let view = self as? UIView {
        view.accessibilityElements = newValue
        return
      }
      AccessibilityValues.forSetting(self).elements = newValue
    }
  }

  /// Whether the elements in the object are hidden from assistive technologies. The default is `false`.
  public var accessibilityElementsHidden: Bool {
    get { (self as? UIView)?.accessibilityElementsHidden ?? AccessibilityValues.of(self)?.hidesElements ?? false }
    set {
      if let view = self as? UIView {
        view.accessibilityElementsHidden = newValue
        return
      }
      AccessibilityValues.forSetting(self).hidesElements = newValue
    }
  }

  /// The number of accessibility elements in the object, 0 unless they were set.
  public func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns the accessibility element at `index`; `nil` if there is none.
  public func accessibilityElement(at index: Int) -> Any? {
    accessibilityElements.flatMap { $0.indices.contains(index) ? $0[index] : nil }
  }

  /// Returns the index of an accessibility element, or `NSNotFound`.
  public func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  // MARK: Where a value is

  /// Returns the value of a view's or an element's own property, or that which is stored for other objects.
  private func own<Value>(
    _ view: KeyPath<UIView, Value>, _ element: KeyPath<UIAccessibilityElement, Value>,
    _ other: KeyPath<AccessibilityValues, Value>
  ) -> Value {
    if let object = self as? UIView { return object[keyPath: view] }
    if let object = self as? UIAccessibilityElement { return object[keyPath: element] }
    return (AccessibilityValues.of(self) ?? AccessibilityValues())[keyPath: other]
  }

  private func setOwn<Value>(
    _ view: ReferenceWritableKeyPath<UIView, Value>, _ element: ReferenceWritableKeyPath<UIAccessibilityElement, Value>,
    _ other: ReferenceWritableKeyPath<AccessibilityValues, Value>, _ value: Value
  ) {
    if let object = self as? UIView {
      object[keyPath: view] = value
      return
    }
    if let object = self as? UIAccessibilityElement {
      object[keyPath: element] = value
      return
    }
    AccessibilityValues.forSetting(self)[keyPath: other] = value
  }
}

/// The knowledge that assistive technologies have of an object that is neither a view nor an element.
@MainActor
private final class AccessibilityValues {
  var isElement = false
  var label: String?
  var value: String?
  var hint: String?
  var traits = UIAccessibilityTraits.none
  var frame = CGRect.zero
  var elements: [Any]?
  var hidesElements = false

  private static let key = AssociationKey()

  static func of(_ object: AnyObject) -> AccessibilityValues? {
    objc_getAssociatedObject(object, key.address) as? AccessibilityValues
  }

  static func forSetting(_ object: AnyObject) -> AccessibilityValues {
    if let known = of(object) { return known }
    let made = AccessibilityValues()
    objc_setAssociatedObject(object, key.address, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
