// SPDX-License-Identifier: MIT

/// An element for assistive technologies that is not a view.
@preconcurrency @MainActor
open class UIAccessibilityElement: UIResponder {
  /// Creates an element in a container, which is not retained.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
  }

  /// The view or element that contains this one.
  open weak var accessibilityContainer: AnyObject?
  /// A short name that is read aloud. The default is `nil`.
  open var accessibilityLabel: String?
  /// The value that is read aloud. The default is `nil`.
  /// Stored; has no effect, because there is no assistive technology.
  open var accessibilityValue: String?
  /// A description of the result of an action. The default is `nil`.
  /// Stored; has no effect, because there is no assistive technology.
  open var accessibilityHint: String?
  /// A string that identifies the element in tests. The default is `nil`.
  /// Stored; has no effect, because there is no assistive technology.
  open var accessibilityIdentifier: String?
  /// The traits of the element. The default is none.
  open var accessibilityTraits = UIAccessibilityTraits.none
  /// Whether this is an element. The default is `true`.
  open var isAccessibilityElement = true
  /// The frame in the coordinates of the containing view, in points. Setting it sets ``UIResponder/accessibilityFrame``.
  open var accessibilityFrameInContainerSpace = CGRect.zero {
    didSet {
      guard let view = accessibilityContainer as? UIView else { return }
      accessibilityFrame = view.toScreen(accessibilityFrameInContainerSpace)
    }
  }
}
