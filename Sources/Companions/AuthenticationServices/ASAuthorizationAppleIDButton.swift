// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

/// A button with Apple's logo and the words for a user's account of Apple.
///
/// Its size without constraints is the least one that Apple allows; the letters have 43 % of its height.
///
/// Source: Apple, “Human Interface Guidelines: Sign in with Apple”.
///
/// Differs from iOS: the words are English, and the logo is a free drawing of it.
@preconcurrency @MainActor
open class ASAuthorizationAppleIDButton: UIControl {
  /// The words of a button. Raw values are those of Apple's framework.
  public enum ButtonType: Int, Sendable {
    case signIn = 0
    case `continue` = 1
    case signUp = 2
    /// The words of a button without a type.
    public static let `default` = ButtonType.signIn

    fileprivate var title: String {
      switch self {
      case .signIn: "Sign in with Apple"
      case .continue: "Continue with Apple"
      case .signUp: "Sign up with Apple"
      }
    }
  }

  /// The colors of a button. Raw values are those of Apple's framework.
  public enum Style: Int, Sendable {
    case white = 0
    case whiteOutline = 1
    case black = 2

    fileprivate var background: UIColor { self == .black ? .black : .white }
    fileprivate var content: UIColor { self == .black ? .white : .black }
  }

  private let label = UILabel()
  private let logo = UIImageView()
  private let style: Style

  /// Creates a button.
  public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: Self.leastSize))
    setUp(type.title)
  }

  /// Creates a button.
  public convenience init(type: ButtonType, style: Style) {
    self.init(authorizationButtonType: type, authorizationButtonStyle: style)
  }

  /// Creates a black button for signing in, with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) {
    style = .black
    super.init(frame: frame)
    setUp(ButtonType.default.title)
  }

  /// Creates a black button for signing in.
  public required init?(coder: NSCoder) {
    style = .black
    super.init(coder: coder)
    setUp(ButtonType.default.title)
  }

  private func setUp(_ title: String) {
    isAccessibilityElement = true
    accessibilityLabel = title
    accessibilityTraits = .button
    backgroundColor = style.background
    layer.cornerRadius = cornerRadius
    if style == .whiteOutline { (layer.borderWidth, layer.borderColor) = (1, style.content.cgColor) }
    label.text = title
    label.textColor = style.content
    logo.tintColor = style.content
    logo.contentMode = .center
    for view in [label, logo] as [UIView] {
      view.isUserInteractionEnabled = false
      view.isAccessibilityElement = false
      addSubview(view)
    }
  }

  /// The radius of the corners, in points. The default is 6.
  open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }

  private static var leastSize: CGSize { CGSize(width: 140, height: 30) }
  /// The size of the letters, relative to the height of the button.
  private static var letterShare: CGFloat { 0.43 }

  /// The least size that Apple allows: 140 × 30 points.
  open override var intrinsicContentSize: CGSize { Self.leastSize }

  /// Whether the button is pressed, which makes it paler.
  open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.5 : 1 } }

  /// Places the logo and the words side by side in the middle, with letters that are smaller if the button is narrow.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var pointSize = bounds.height * Self.letterShare
    var size = content(pointSize: pointSize)
    let available = bounds.width - 2 * cornerRadius
    // Smaller letters are further apart, so that their width is not proportional to their size.
    while size.width > available, pointSize > 1 {
      pointSize *= min(max(available, 0) / size.width, 0.98)
      size = content(pointSize: pointSize)
    }
    var place = CGRect(x: bounds.midX - size.width / 2, y: 0, width: size.logo, height: bounds.height)
    logo.frame = place
    place.origin.x += size.logo + size.gap
    place.size.width = size.width - size.logo - size.gap
    label.frame = place
  }

  /// Gives the words and the logo a size, and returns the widths that they then have.
  private func content(pointSize: CGFloat) -> (width: CGFloat, logo: CGFloat, gap: CGFloat) {
    label.font = .systemFont(ofSize: pointSize, weight: .medium)
    logo.image = UIImage(
      systemName: "applelogo", withConfiguration: UIImage.SymbolConfiguration(pointSize: pointSize, weight: .medium))
    let widths = (logo.intrinsicContentSize.width, label.intrinsicContentSize.width)
    let gap = pointSize / 4
    return (widths.0 + gap + widths.1, widths.0, gap)
  }
}
