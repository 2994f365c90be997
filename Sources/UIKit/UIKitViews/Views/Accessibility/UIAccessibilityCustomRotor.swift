// SPDX-License-Identifier: MIT

/// A list of elements that the user moves through by a gesture. Stored; has no effect.
///
/// Source: Apple, `UIAccessibilityCustomRotor`.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next element.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate) -> UIAccessibilityCustomRotorItemResult?

  /// A direction of search. Raw values are UIKit's.
  public enum Direction: Int, Sendable { case previous, next }

  /// The name.
  open var name: String
  /// Finds the next element.
  open var itemSearchBlock: Search

  /// Creates a list.
  public init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.name = name
    self.itemSearchBlock = itemSearchBlock
    super.init()
  }

  /// Creates a list with a name with attributes.
  public convenience init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: attributedName.string, itemSearch: itemSearchBlock)
  }

  /// Creates a list that replaces one of the system's.
  public convenience init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    self.init(name: "", itemSearch: itemSearchBlock)
    systemRotorType = type
  }

  /// The list of the system that this one replaces. The default is `.none`.
  open private(set) var systemRotorType = SystemRotorType.none

  /// A list of the system. Raw values are UIKit's.
  public enum SystemRotorType: Int, Sendable {
    case none = 0
    case link, visitedLink, heading, headingLevel1, headingLevel2, headingLevel3, headingLevel4, headingLevel5
    case headingLevel6, boldText, italicText, underlineText, misspelledWord, image, textField, table, list, landmark
  }
}

/// The search in a list of elements.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Creates a search.
  public override init() { super.init() }
  /// The element from which the search starts. Stored; has no effect, because there is no assistive technology.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
  /// The direction. The default is `.next`. Stored; has no effect, because there is no assistive technology.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// An element of a list.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element. Stored; has no effect, because there is no assistive technology.
  open var targetElement: (any NSObjectProtocol)?
  /// The range of its text. The default is `nil`. Stored; has no effect, because there is no assistive technology.
  open var targetRange: UITextRange?
  /// Creates a result.
  public init(targetElement: any NSObjectProtocol, targetRange: UITextRange?) {
    self.targetElement = targetElement
    self.targetRange = targetRange
    super.init()
  }
}
