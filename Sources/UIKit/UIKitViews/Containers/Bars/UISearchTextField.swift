// SPDX-License-Identifier: MIT

/// The text field of a search bar: gray, with round corners and a magnifying glass.
///
/// Differs from UIKit: search tokens are stored and not shown.
///
/// Source: Apple, `UISearchTextField`.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The corner radius, in points.
  private static let radius: CGFloat = 10

  /// The tokens before the text. The default is empty. Stored; has no effect.
  open var tokens: [UISearchToken] = []
  /// Whether the user may delete tokens. The default is `true`. Stored; has no effect.
  open var allowsDeletingTokens = true
  /// Whether the user may copy tokens. The default is `true`. Stored; has no effect.
  open var allowsCopyingTokens = true
  /// The color of tokens. The default is `nil`. Stored; has no effect.
  open var tokenBackgroundColor: UIColor!
  /// Inserts a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
  /// Removes a token.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  override func setUp() {
    super.setUp()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = UISearchTextField.radius
    let glass = UIImageView(
      image: UIImage(systemName: "magnifyingglass")?.withRenderingMode(.alwaysTemplate))
    glass.tintColor = .systemGray
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    placeholder = "Search"
  }
}

/// A word that stands for a filter in a search field.
///
/// Source: Apple, `UISearchToken`.
@preconcurrency @MainActor
open class UISearchToken: NSObject {
  let icon: UIImage?
  let text: String

  /// Creates a token.
  public init(icon: UIImage?, text: String) {
    self.icon = icon
    self.text = text
    super.init()
  }

  /// The object that the token represents. The default is `nil`.
  open var representedObject: Any?
}
