// SPDX-License-Identifier: MIT

/// A view that a collection view can show repeatedly for different elements: a cell or a supplementary view.
///
/// Source: Apple, `UICollectionReusableView`.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  private var storedReuseIdentifier: String?
  /// The attributes that were applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The collection view that shows the view.
  weak var listOwner: UICollectionView?

  /// Creates a view with `frame`, in points, in the superview's coordinate system.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Differs from UIKit: Linux has no archives, so this initializer ignores `coder` and creates an empty view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The reuse identifier of the view; `nil` for a view that was not dequeued.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  func setReuseIdentifier(_ identifier: String?) { storedReuseIdentifier = identifier }

  /// Called before the view is reused. The default implementation does nothing.
  open func prepareForReuse() {}

  /// Called when the layout changes the view's attributes. The default implementation does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before a transition from one layout to another. The default implementation does nothing.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after a transition from one layout to another. The default implementation does nothing.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Returns the attributes with the preferred size of the view, in points.
  ///
  /// The default implementation uses the constraints in the view. A dimension that the layout estimates becomes the
  /// smallest size that the constraints allow; a dimension that the layout fixes is unchanged. Without constraints,
  /// `sizeThatFits` is used.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { preferredAttributes(layoutAttributes) }

  /// Notifies the collection view that the preferred size of the view has changed.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    preferredSizeMayHaveChanged()
  }

  /// Requests the preferred size again if the collection view uses it.
  func preferredSizeMayHaveChanged() {
    guard let listOwner, let appliedAttributes, listOwner.selfSizingInvalidation != .disabled else { return }
    listOwner.elementContentDidChange(appliedAttributes.key)
  }

  /// Returns the fitting size of the view's content, in points.
  func fittingSize(_ target: CGSize, _ sizing: ElementSizing) -> CGSize {
    guard marks.contains(.usesConstraints) else { return frameSizeThatFits(self, target, sizing) }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: sizing.horizontal, verticalFittingPriority: sizing.vertical)
  }

  /// The default implementation of ``preferredLayoutAttributesFitting(_:)``.
  private func preferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let sizing = attributes.sizing,
      let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    preferred.frame = CGRect(origin: attributes.frame.origin, size: fittingSize(attributes.size, sizing))
    return preferred
  }

  /// Returns the size of a view without constraints from `sizeThatFits`, in points. A dimension that the layout fixes
  /// is unchanged.
  func frameSizeThatFits(_ view: UIView, _ target: CGSize, _ sizing: ElementSizing) -> CGSize {
    let fitting = view.sizeThatFits(target)
    return CGSize(
      width: sizing.horizontal == .required ? target.width : fitting.width,
      height: sizing.vertical == .required ? target.height : fitting.height)
  }

  /// Called when the view is at another place of its list.
  func listRowDidChange() { setNeedsLayout() }

  /// Applies the attributes if they differ from the current ones.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard appliedAttributes != attributes else { return }
    // The first and last rows of a section have round corners, wherever they were before.
    let changesListRow = appliedAttributes?.listRow != attributes.listRow
    // The attributes are copied because layouts may change and reuse the objects they return.
    appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    if changesListRow { listRowDidChange() }
    place(attributes)
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    if attributes.zIndex != 0 || storedLayer != nil { layer.zPosition = CGFloat(attributes.zIndex) }
    apply(attributes)
  }
}
