// SPDX-License-Identifier: MIT

/// A view that extends its content under the edges of its safe area, such as below sidebars and bars.
///
/// The content is in the safe area. Between it and the edges of the view, its mirror image is drawn.
///
/// Differs from UIKit: the image is not blurred.
///
/// Source: Apple, `UIBackgroundExtensionView`.
@preconcurrency @MainActor
open class UIBackgroundExtensionView: UIView {
  /// The content. The default is `nil`.
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let contentView { addSubview(contentView) }
      extensionView.content = contentView
      setNeedsLayout()
    }
  }
  /// Whether the view sets the frame of its content. The default is `true`.
  open var automaticallyPlacesContentView = true { didSet { setNeedsLayout() } }

  private let extensionView = MirroredContentView(frame: .zero)

  /// Creates a view with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpExtension()
  }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpExtension()
  }

  private func setUpExtension() {
    clipsToBounds = true
    addSubview(extensionView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if automaticallyPlacesContentView { contentView?.frame = bounds.inset(by: safeAreaInsets) }
    extensionView.frame = bounds
    extensionView.setNeedsDisplay()
  }
}

/// The mirror images of a view's content around it.
private final class MirroredContentView: UIView {
  weak var content: UIView? { didSet { setNeedsDisplay() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func draw(_ rect: CGRect) {
    guard let content, let context = UIGraphicsGetCurrentContext() else { return }
    let middle = content.frame
    guard middle.width > 0, middle.height > 0 else { return }
    for column in MirroredContentView.places(of: middle.minX, middle.maxX, within: bounds.minX, bounds.maxX) {
      for row in MirroredContentView.places(of: middle.minY, middle.maxY, within: bounds.minY, bounds.maxY)
      where column.isMirrored || row.isMirrored {
        context.saveGState()
        context.clip(
          to: CGRect(x: column.start, y: row.start, width: column.end - column.start, height: row.end - row.start))
        context.concatenate(
          CGAffineTransform(
            a: column.isMirrored ? -1 : 1, b: 0, c: 0, d: row.isMirrored ? -1 : 1, tx: column.offset, ty: row.offset))
        content.layer.render(in: context)
        context.restoreGState()
      }
    }
  }

  /// A part of one dimension that shows the content, or its mirror image.
  private struct Place {
    let start: CGFloat
    let end: CGFloat
    let isMirrored: Bool
    /// The place of the content's coordinate 0.
    let offset: CGFloat
  }

  /// Returns the content from `first` to `last`, and its mirror images before and after it.
  private static func places(
    of first: CGFloat, _ last: CGFloat, within lower: CGFloat, _ upper: CGFloat
  ) -> [Place] {
    var places = [Place(start: first, end: last, isMirrored: false, offset: first)]
    if lower < first { places.append(Place(start: lower, end: first, isMirrored: true, offset: first)) }
    if upper > last { places.append(Place(start: last, end: upper, isMirrored: true, offset: 2 * last - first)) }
    return places
  }
}
