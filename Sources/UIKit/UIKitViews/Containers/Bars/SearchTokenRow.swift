// SPDX-License-Identifier: MIT

/// The tokens of a search field, in a row before the text.
@MainActor
final class SearchTokenRow {
  private unowned let field: UISearchTextField
  private(set) var tokens: [UISearchToken] = []
  private var views: [SearchTokenView] = []
  /// The color of the tokens; `nil` for the system's.
  var color: UIColor? { didSet { for view in views { view.color = color } } }

  /// The space after a token, in points.
  private static let gap: CGFloat = 4

  init(in field: UISearchTextField) { self.field = field }

  /// Shows tokens in place of the present ones.
  func show(_ tokens: [UISearchToken]) {
    self.tokens = tokens
    for view in views { view.removeFromSuperview() }
    views = tokens.map { token in
      let view = SearchTokenView(token)
      view.color = color
      field.addSubview(view)
      return view
    }
  }

  /// Highlights the token that is deleted next.
  func choose(_ index: Int?) {
    for (position, view) in views.enumerated() { view.isChosen = position == index }
  }

  /// The width of the tokens with the space after them, in points.
  var width: CGFloat { views.reduce(0) { $0 + $1.intrinsicContentSize.width + Self.gap } }

  func layOut(in room: CGRect) {
    var x = room.minX
    for view in views {
      let size = view.intrinsicContentSize
      let frame = CGRect(x: x, y: room.midY - size.height / 2, width: size.width, height: size.height)
      view.frame = field.runsRightToLeft ? frame.mirrored(in: room) : frame
      x += size.width + Self.gap
    }
  }
}

/// A token in a search field: its icon and its text on a colored ground.
final class SearchTokenView: UIView {
  private let icon = UIImageView()
  private let label = UILabel()
  private static let side: CGFloat = 6

  /// The color of the ground; `nil` for the system's.
  var color: UIColor? { didSet { updateColors() } }
  /// Whether the token is deleted next.
  var isChosen = false { didSet { updateColors() } }

  init(_ token: UISearchToken) {
    super.init(frame: .zero)
    icon.image = token.icon
    icon.contentMode = .center
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 13)
    label.text = token.text
    label.font = .systemFont(ofSize: 15)
    layer.cornerRadius = 4
    for view in [icon, label] as [UIView] { addSubview(view) }
    isAccessibilityElement = true
    accessibilityLabel = token.text
    updateColors()
  }

  required init?(coder: NSCoder) { nil }

  private func updateColors() {
    backgroundColor = isChosen ? .tintColor : color ?? .systemGray4
    label.textColor = isChosen ? .white : .label
    icon.tintColor = label.textColor
  }

  private var iconWidth: CGFloat { icon.image == nil ? 0 : 20 }

  override var intrinsicContentSize: CGSize {
    CGSize(width: label.intrinsicContentSize.width + iconWidth + 2 * Self.side, height: 24)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.insetBy(dx: Self.side, dy: 0)
    let (iconFrame, text) = room.divided(atDistance: iconWidth, from: runsRightToLeft ? .maxXEdge : .minXEdge)
    (icon.frame, label.frame) = (iconFrame, text)
  }
}
