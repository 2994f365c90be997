// SPDX-License-Identifier: MIT

/// A view that shows the progress of a task.
///
/// Source: Apple, `UIProgressView`; recorded frames are 4 points high (Facts, “Recorded documents”).
@preconcurrency @MainActor
open class UIProgressView: UIView {
  /// The style of a progress view. Raw values are UIKit's.
  public enum Style: Int, Sendable {
    case `default` = 0
    /// The style for toolbars.
    case bar = 1
  }

  private static let height: CGFloat = 4

  /// Creates a progress view with `frame`, in points, in the superview's coordinate system. The height of `frame` is
  /// ignored, as in UIKit.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: UIProgressView.height)))
    setUp()
  }

  /// Creates a progress view of the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty bar.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    contentPriorities.verticalHugging = .defaultHigh
  }

  /// The style of the progress view. The default is `.default`.
  /// Stored; has no effect, because bars are drawn in one style.
  open var progressViewStyle: Style = .default {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }

  private var storedProgress: Float = 0

  /// The progress, from 0 to 1. The default is `0`.
  open var progress: Float {
    get { storedProgress }
    set { setProgress(newValue, animated: false) }
  }

  /// A task whose progress is shown. Setting the property copies the task's progress. The default is `nil`.
  ///
  /// Differs from UIKit: later changes of the task are not followed.
  open var observedProgress: Progress? {
    didSet { if let observedProgress { setProgress(Float(observedProgress.fractionCompleted), animated: false) } }
  }

  /// Sets the progress, limited to the range from 0 to 1. The change is not animated.
  open func setProgress(_ progress: Float, animated: Bool) {
    storedProgress = min(max(progress, 0), 1)
    setNeedsDisplay()
  }

  /// The color of the completed part; `nil` for the tint color. The default is `nil`.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the remaining part; `nil` for gray. The default is `nil`.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The image of the completed part. The default is `nil`.
  open var progressImage: UIImage? { didSet { setNeedsDisplay() } }
  /// The image of the remaining part. The default is `nil`.
  open var trackImage: UIImage? { didSet { setNeedsDisplay() } }

  /// A height of 4 points. There is no intrinsic width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIProgressView.height)
  }

  /// Returns the width of `size` and a height of 4 points.
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

  // MARK: Assistive technology

  override var isAccessibilityElementByItself: Bool { true }
  override var standardAccessibilityTraits: UIAccessibilityTraits { .updatesFrequently }
  override var standardAccessibilityValue: String? { "\(Int((progress * 100).rounded()))%" }
}
