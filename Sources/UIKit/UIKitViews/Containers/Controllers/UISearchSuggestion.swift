// SPDX-License-Identifier: MIT

/// A suggestion below a search field.
///
/// Source: Apple, `UISearchSuggestion`.
@preconcurrency @MainActor
public protocol UISearchSuggestion: NSObjectProtocol {
  /// The text.
  var localizedSuggestion: String? { get }
  /// The description that is read aloud.
  var localizedDescription: String? { get }
  /// The icon.
  var iconImage: UIImage? { get }
  /// A value of the app.
  var representedObject: Any? { get set }
}

/// A suggestion with a text and an icon.
@preconcurrency @MainActor
open class UISearchSuggestionItem: NSObject, UISearchSuggestion {
  /// The text.
  open private(set) var localizedSuggestion: String?
  /// The text with attributes.
  open private(set) var localizedAttributedSuggestion: NSAttributedString?
  /// The description that is read aloud.
  open private(set) var localizedDescription: String?
  /// The icon.
  open private(set) var iconImage: UIImage?
  /// A value of the app. The default is `nil`. Stored; has no effect, as in UIKit: it is for the app.
  open var representedObject: Any?

  /// Creates a suggestion.
  public init(
    localizedSuggestion: String, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedSuggestion = localizedSuggestion
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }

  /// Creates a suggestion with attributes.
  public init(
    localizedAttributedSuggestion: NSAttributedString, localizedDescription: String? = nil, iconImage: UIImage? = nil
  ) {
    self.localizedAttributedSuggestion = localizedAttributedSuggestion
    localizedSuggestion = localizedAttributedSuggestion.string
    self.localizedDescription = localizedDescription
    self.iconImage = iconImage
    super.init()
  }
}
