// SPDX-License-Identifier: MIT

/// A wheel that turns while something is going on.
///
/// Source: Apple, `UIActivityIndicatorView`.
@preconcurrency @MainActor
open class UIActivityIndicatorView: UIView {
  /// The size and colour of the wheel. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    /// Large and white.
    case whiteLarge = 0
    /// Medium and white.
    case white = 1
    /// Medium and grey.
    case gray = 2
    case medium = 100
    case large = 101

    /// The wheel's size, in points.
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

  /// A wheel of a style, as large as the style says, which does not turn yet.
  public init(style: Style) {
    self.style = style
    super.init(frame: CGRect(origin: .zero, size: style.size))
    setUp()
  }

  /// A medium wheel with `frame`, in points, in the superview's coordinates.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    setUp()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes a medium wheel.
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

  /// The size and colour of the wheel.
  open var style: Style {
    didSet {
      ownColor = nil
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var ownColor: UIColor?

  /// The colour of the spokes: the style's, unless it is set.
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }

  /// Whether the wheel is hidden while it does not turn.
  open var hidesWhenStopped = true { didSet { hideOrShow() } }

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Begins to turn, and shows itself.
  open func startAnimating() {
    isAnimating = true
    hideOrShow()
  }

  /// Ends turning, and hides itself where ``hidesWhenStopped`` says so.
  open func stopAnimating() {
    isAnimating = false
    hideOrShow()
  }

  private func hideOrShow() { isHidden = hidesWhenStopped && !isAnimating }

  /// 20 by 20 points, or 37 by 37 for the large styles.
  open override var intrinsicContentSize: CGSize { style.size }

  /// The style's size, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

  /// Eight spokes, the first the darkest: one moment of the turning.
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
