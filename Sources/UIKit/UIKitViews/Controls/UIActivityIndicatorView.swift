// SPDX-License-Identifier: MIT

/// A view that shows that a task is in progress.
///
/// Source: Apple, `UIActivityIndicatorView`.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and color of the indicator. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Large, 37 by 37 points, and white.
    case whiteLarge = 0
    /// Medium, 20 by 20 points, and white.
    case white = 1
    /// Medium, 20 by 20 points, and gray.
    case gray = 2
    case medium = 100
    case large = 101

    /// The size of the indicator, in points.
    var size: CGSize {
      switch self {
      case .white, .gray, .medium: CGSize(width: 20, height: 20)
      case .whiteLarge, .large: CGSize(width: 37, height: 37)
      }
    }

    var color: UIColor {
      switch self {
      case .white, .whiteLarge: .white
      case .gray, .medium, .large: .systemGray
      }
    }
  }

  /// Creates an indicator that is not animating, with the size of `style`.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// Creates a medium indicator with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates a medium wheel.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isHidden = hidesWhenStopped
    contentPriorities.horizontalHugging = .defaultHigh
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// The style of the indicator. The default is `.medium`.
  open var style: Style {
    didSet {
      ownColor = nil
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var ownColor: UIColor?

  /// The color of the indicator. The default is the style's color.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the indicator is hidden while it is not animating. The default is `true`.
  open var hidesWhenStopped = true { didSet { hideOrShow() } }

  /// Whether the indicator is animating. The default is `false`.
  open private(set) var isAnimating = false

  /// Starts the animation and shows the indicator.
  open func startAnimating() {
    isAnimating = true
    hideOrShow()
  }

  /// Stops the animation, and hides the indicator when ``hidesWhenStopped`` is `true`.
  open func stopAnimating() {
    isAnimating = false
    hideOrShow()
  }

  private func hideOrShow() { isHidden = hidesWhenStopped && !isAnimating }

  /// The size of the style: 20 by 20 points, or 37 by 37 points for the large styles.
  open override var intrinsicContentSize: CGSize { style.size }

  /// Returns the size of the style, independent of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// Draws one frame of the animation: eight spokes, of which the first is the darkest.
  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    let radius = min(style.size.width, min(bounds.width, bounds.height)) / 2
    let width = radius * 0.24
    for spoke in 0..<8 {
      let angle = CGFloat(spoke) * .pi / 4 - .pi / 2
      let direction = CGPoint(x: cos(angle), y: sin(angle))
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(x: bounds.midX + direction.x * radius * share, y: bounds.midY + direction.y * radius * share)
      }
      let strength = 1 - CGFloat((8 - spoke) % 8) * 0.1
      canvas.line(from: point(0.45), to: point(0.88), width: width, color.withAlphaComponent(strength))
    }
  }
}
