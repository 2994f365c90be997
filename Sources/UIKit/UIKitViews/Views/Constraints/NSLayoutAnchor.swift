// SPDX-License-Identifier: MIT

/// An edge, center, baseline or dimension of a view or guide, from which constraints are made.
///
/// All constraints that anchors make are inactive.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  final let handle: LayoutItemHandle?
  final let attribute: NSLayoutConstraint.Attribute
  /// The next anchor of the item that is in use and has the same type.
  @exclusivity(unchecked) final nonisolated(unsafe) var nextOfItem: UnretainedReference<NSLayoutAnchor<AnchorType>>?

  init(_ handle: LayoutItemHandle?, _ attribute: NSLayoutConstraint.Attribute) {
    self.handle = handle
    self.attribute = attribute
    super.init()
  }

  /// `self = anchor`.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.equal, anchor, 0)
  }
  /// `self >= anchor`.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.greaterThanOrEqual, anchor, 0)
  }
  /// `self <= anchor`.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
    related(.lessThanOrEqual, anchor, 0)
  }
  /// `self = anchor + c`, in points.
  open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
    related(.equal, anchor, c)
  }
  /// `self >= anchor + c`, in points.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { related(.greaterThanOrEqual, anchor, c) }
  /// `self <= anchor + c`, in points.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat)
    -> NSLayoutConstraint
  { related(.lessThanOrEqual, anchor, c) }

  /// The anchor from which this distance between two anchors is measured; `nil` for other anchors.
  var origin: OffsetOrigins.Origin? { nil }

  /// The view or guide; `nil` after it was deallocated.
  var anchorItem: AnyObject? { handle?.object }

  func related(
    _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor<AnchorType>, _ constant: CGFloat,
    multiplier: CGFloat = 1, symbolic: SymbolicSpacing? = nil
  ) -> NSLayoutConstraint {
    let origins =
      origin == nil && other.origin == nil ? nil : OffsetOrigins(first: origin, second: other.origin)
    return NSLayoutConstraint(
      handle: handle, attribute, relation, other.handle, other.attribute, multiplier, constant, origins: origins,
      symbolic: symbolic)
  }

  /// Whether both anchors are for the same attribute of the same item.
  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? any AnyAnchor else { return false }
    return other.handle === handle && other.attribute == attribute
  }

  open override nonisolated var hash: Int {
    var hasher = Hasher()
    if let handle { hasher.combine(ObjectIdentifier(handle)) }
    hasher.combine(attribute.rawValue)
    return hasher.finalize()
  }

  open override nonisolated var description: String {
    MainThreadText.describing(self) {
      ConstraintText.description(ofAnchor: anchorItem, attribute, anchorClassName)
    }
  }

  var anchorClassName: String { "NSLayoutAnchor" }
}
