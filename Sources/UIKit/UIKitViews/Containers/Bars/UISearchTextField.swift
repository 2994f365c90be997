// SPDX-License-Identifier: MIT

/// The text field of a search bar: gray, with round corners and a magnifying glass.
///
/// Source: Apple, `UISearchTextField`.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
  /// The corner radius, in points.
  private var metrics: SystemMetrics.Search { InterfaceGeneration.current.metrics.search }

  override var traitsOfKind: UIAccessibilityTraits { .searchField }

  /// The tokens before the text. The default is empty.
  open var tokens: [UISearchToken] {
    get { row.tokens }
    set {
      row.show(newValue)
      tokensDidChange()
    }
  }
  private lazy var row = SearchTokenRow(in: self)

  private func tokensDidChange() {
    chosenToken = nil
    overlaysDidChange()
  }

  /// The index of the token that the next press of the delete key deletes; `nil` for none.
  private var chosenToken: Int? { didSet { row.choose(chosenToken) } }

  /// Whether the user may delete tokens. The default is `true`.
  open var allowsDeletingTokens = true
  /// Whether the user may copy tokens. The default is `true`. Stored; has no effect.
  open var allowsCopyingTokens = true
  /// The color of tokens. The default is `nil`, for the system's.
  open var tokenBackgroundColor: UIColor! { didSet { row.color = tokenBackgroundColor } }
  /// Inserts a token.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) { tokens.insert(token, at: tokenIndex) }
  /// Removes a token.
  open func removeToken(at tokenIndex: Int) { tokens.remove(at: tokenIndex) }

  /// Deletes the character before the cursor. At the start of the text, it selects the last token, or deletes the selected one.
  open override func deleteBackward() {
    guard !tokens.isEmpty, selectedCharacters == NSRange(location: 0, length: 0) else {
      chosenToken = nil
      return super.deleteBackward()
    }
    guard let token = chosenToken else {
      chosenToken = tokens.count - 1
      return
    }
    guard allowsDeletingTokens else { return }
    removeToken(at: token)
    sendActions(for: .editingChanged)
  }

  open override func insertText(_ text: String) {
    if let chosenToken, allowsDeletingTokens { removeToken(at: chosenToken) }
    super.insertText(text)
  }

  override func setUp() {
    super.setUp()
    backgroundColor = .tertiarySystemFill
    layer.cornerRadius = metrics.fieldRadius ?? 0
    let glass = UIImageView(
      image: UIImage(systemName: "magnifyingglass")?.withRenderingMode(.alwaysTemplate))
    glass.tintColor = .systemGray
    glass.contentMode = .center
    glass.frame = CGRect(x: 0, y: 0, width: 32, height: 36)
    leftView = glass
    leftViewMode = .always
    clearButtonMode = .whileEditing
    placeholder = SystemWord.search.text
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    if metrics.fieldRadius == nil { layer.cornerRadius = min(bounds.width, bounds.height) / 2 }
    row.layOut(in: roomWithTokens(in: bounds))
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    guard let glass = metrics.glass else { return super.leftViewRect(forBounds: bounds) }
    let rect = CGRect(
      x: bounds.minX + glass.minX, y: bounds.midY - glass.height / 2, width: glass.width, height: glass.height)
    return runsRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { leavingTokens(roomWithTokens(in: bounds)) }

  open override func editingRect(forBounds bounds: CGRect) -> CGRect { leavingTokens(roomWithTokens(in: bounds)) }

  private func roomWithTokens(in bounds: CGRect) -> CGRect { room(in: bounds) ?? roomForText(in: bounds) }

  private func leavingTokens(_ room: CGRect) -> CGRect {
    let taken = min(row.width, room.width)
    guard taken > 0 else { return room }
    return CGRect(
      x: runsRightToLeft ? room.minX : room.minX + taken, y: room.minY, width: room.width - taken, height: room.height)
  }

  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    guard let room = metrics.clearButtonRoom else { return super.clearButtonRect(forBounds: bounds) }
    let side: CGFloat = 20
    let rect = CGRect(x: bounds.maxX - room, y: bounds.midY - side / 2, width: side, height: side)
    return runsRightToLeft ? rect.mirrored(in: bounds) : rect
  }

  /// Returns the room for the text between the magnifying glass and the clear button; `nil` for that of a text field.
  private func room(in bounds: CGRect) -> CGRect? {
    guard let start = metrics.textStart, let end = metrics.clearButtonRoom else { return nil }
    let rect = CGRect(
      x: bounds.minX + start, y: bounds.minY, width: max(0, bounds.width - start - end), height: bounds.height)
    return runsRightToLeft ? rect.mirrored(in: bounds) : rect
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
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var representedObject: Any?
}
