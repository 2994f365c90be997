// SPDX-License-Identifier: MIT

/// The view of one item.
///
/// What is shown goes into ``contentView``, which fills the cell but for the unsafe parts of the screen.
///
/// Source: Apple, `UICollectionViewCell`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private let storedContentView: CellContentView

  /// A cell with `frame`, in points, in the collection view's content coordinates.
  public override init(frame: CGRect) {
    storedContentView = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    addContentView()
  }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty cell.
  public required init?(coder: NSCoder) {
    storedContentView = CellContentView(frame: .zero)
    super.init(coder: coder)
    addContentView()
  }

  private func addContentView() {
    storedContentView.cell = self
    storedContentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(storedContentView)
    CellMeasurement.encapsulate(storedContentView)
  }

  /// The view that holds what the cell shows.
  open var contentView: UIView { storedContentView }

  /// A view behind the content; it fills the cell.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  /// A view behind the content and in front of ``backgroundView`` while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView) }
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// Whether a finger is on the cell.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  private func stateDidChange() { selectedBackgroundView?.isHidden = !(isSelected || isHighlighted) }

  /// Puts a background in the place of another, the selected one above the other.
  private func replace(_ old: UIView?, with new: UIView?) {
    old?.removeFromSuperview()
    if let new {
      new.frame = bounds
      new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      insertSubview(new, belowSubview: contentView)
    }
    if let backgroundView, backgroundView !== new { sendSubviewToBack(backgroundView) }
    if let new, new === backgroundView { sendSubviewToBack(new) }
    stateDidChange()
  }

  open override func prepareForReuse() { super.prepareForReuse() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContentView()
  }

  /// Gives the content view its place: all of the cell, unless a kind of cell shows something beside it.
  func placeContentView() {
    let frame = bounds.inset(by: insetsOfContentView)
    if contentView.frame != frame { contentView.frame = frame }
  }

  /// The room between the cell's edges and its content view, in points.
  var insetsOfContentView: UIEdgeInsets { .zero }

  /// The size that the constraints in the content view come to, with what the cell shows beside it.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let insets = insetsOfContentView
    let size = CellMeasurement.fittingSize(
      of: contentView, width: Swift.max(0, targetSize.width - insets.left - insets.right),
      height: Swift.max(0, targetSize.height - insets.top - insets.bottom), widthPriority: horizontalFittingPriority,
      heightPriority: verticalFittingPriority)
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  override func fittingSize(_ target: CGSize, _ sizing: ElementSizing) -> CGSize {
    guard CellMeasurement.isLaidOutByConstraints(contentView) else { return frameSizeThatFits(self, target, sizing) }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: sizing.horizontal, verticalFittingPriority: sizing.vertical)
  }
}

/// The content view of a cell: tells the cell when what is in it has changed.
final class CellContentView: UIView {
  weak var cell: UICollectionViewCell?

  override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    cell?.preferredSizeMayHaveChanged()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let cell, cell.listOwner?.selfSizingInvalidation == .enabledIncludingConstraints {
      cell.preferredSizeMayHaveChanged()
    }
  }
}
