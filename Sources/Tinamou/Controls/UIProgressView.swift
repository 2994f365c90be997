// SPDX-License-Identifier: MIT

/// A bar that shows how much of something is done.
///
/// Source: Apple, `UIProgressView`; recorded frames are 4 points high.
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// Where a bar is used. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// For toolbars.
    case bar = 1
  }

  private static let height: CGFloat = 4

  /// A bar with `frame`, in points, in the superview's coordinates; the height given does not count.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIProgressView.height)))
    setUp()
  }

  /// A bar of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// Where the bar is used.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var storedProgress: Float = 0

  /// How much is done, from 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// Sets how much is done, or the nearest from 0 to 1.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  /// The colour of what is done; nil for the tint colour.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of what is not; nil for grey.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image of what is done.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image of what is not.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  /// 4 points high; no wish for a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }

  /// The width of `size`, 4 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: UIProgressView.height) }

  open override func draw(_ rect: CGRect) {
    guard let canvas = ControlCanvas(for: self) else { return }
    var done = bounds
    done.size.width *= CGFloat(progress)
    if let trackImage { trackImage.draw(in: bounds) } else { canvas.fillCapsule(bounds, trackTintColor ?? .systemFill) }
    canvas.mirrored(runsRightToLeft, in: bounds) {
      if let progressImage {
        progressImage.draw(in: done)
      } else {
        canvas.fillCapsule(done, progressTintColor ?? tintColor)
      }
    }
  }
}
