// SPDX-License-Identifier: MIT

/// A view that a collection view shows, takes away and shows again elsewhere: a header, a footer, a badge, or a cell.
///
/// Source: Apple, `UICollectionReusableView`.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  private var storedReuseIdentifier: String?
  /// The attributes that were applied last.
  var appliedAttributes: UICollectionViewLayoutAttributes?
  /// The collection view that shows the view.
  weak var listOwner: UICollectionView?

  /// A view with `frame`, in points, in the superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Differs from UIKit: there are no archives on Linux, so this makes an empty view.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The identifier that the view is dequeued by; nil for a view that was not dequeued.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  func setReuseIdentifier(_ identifier: String?) { storedReuseIdentifier = identifier }

  /// Called before the view is shown again for something else.
  open func prepareForReuse() {}

  /// Called when the layout gives the view other attributes.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Called before the view goes from one layout to another.
  open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// Called after the view went from one layout to another.
  open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

  /// The attributes with the size that suits what is in the view, in points.
  ///
  /// Unless overridden, the constraints in the view say it: a size that the layout estimates is as small as they allow, and
  /// one that the layout fixes stays. Without constraints `sizeThatFits` says it.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes)
    -> UICollectionViewLayoutAttributes
  { preferredAttributes(layoutAttributes) }

  /// Tells the collection view that the view would like another size.
  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    preferredSizeMayHaveChanged()
  }

  /// Lets the collection view ask for the size again, if it cares.
  func preferredSizeMayHaveChanged() {
    guard let listOwner, let appliedAttributes, listOwner.selfSizingInvalidation != .disabled else { return }
    listOwner.elementContentDidChange(appliedAttributes.key)
  }

  /// The size that what is in the view comes to, in points.
  func fittingSize(_ target: CGSize, _ sizing: ElementSizing) -> CGSize {
    guard marks.contains(.usesConstraints) else { return frameSizeThatFits(self, target, sizing) }
    return systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: sizing.horizontal, verticalFittingPriority: sizing.vertical)
  }

  /// What ``preferredLayoutAttributesFitting(_:)`` gives unless it is overridden.
  private func preferredAttributes(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let sizing = attributes.sizing,
      let preferred = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return attributes }
    preferred.frame = CGRect(origin: attributes.frame.origin, size: fittingSize(attributes.size, sizing))
    return preferred
  }

  /// The size of `view`, which has no constraints, by `sizeThatFits`; a dimension that the layout fixes stays.
  func frameSizeThatFits(_ view: UIView, _ target: CGSize, _ sizing: ElementSizing) -> CGSize {
    let fitting = view.sizeThatFits(target)
    return CGSize(
      width: sizing.horizontal == .required ? target.width : fitting.width,
      height: sizing.vertical == .required ? target.height : fitting.height)
  }

  /// Takes on what the layout says of the view, if it is something new.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard appliedAttributes != attributes else { return }
    // A copy, because layouts may change what they handed out and hand it out again.
    appliedAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    if transform.isIdentity, attributes.transform.isIdentity {
      frame = CGRect(origin: attributes.origin, size: attributes.size)
    } else {
      bounds.size = attributes.size
      center = attributes.center
      transform = attributes.transform
    }
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    if attributes.zIndex != 0 || storedLayer != nil { layer.zPosition = CGFloat(attributes.zIndex) }
    apply(attributes)
  }
}
