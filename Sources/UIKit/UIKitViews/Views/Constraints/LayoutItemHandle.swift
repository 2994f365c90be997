// SPDX-License-Identifier: MIT

/// A weak reference to a view or guide.
///
/// Each item has one, made when the first anchor or constraint needs it. It replaces `weak`, because an object that was
/// once referenced weakly pays for that at every later retain, and layout retains views often.
///
/// It belongs to no actor, because items, constraints and anchors leave it when they are deallocated.
final class LayoutItemHandle: @unchecked Sendable {
  // Unchecked: items and what refers to them are used on the main thread.
  /// The view, which clears this reference when it is deallocated; `nil` for the handle of a guide.
  @exclusivity(unchecked) private var viewReference: UnretainedReference<UIView>?
  @exclusivity(unchecked) unowned(unsafe) var guide: UILayoutGuide?
  /// The active constraints that refer to the item.
  @exclusivity(unchecked) var referencingConstraints = ReferencingConstraints()

  @exclusivity(unchecked) var horizontalAnchors = AnchorList<NSLayoutXAxisAnchor>()
  @exclusivity(unchecked) var verticalAnchors = AnchorList<NSLayoutYAxisAnchor>()
  @exclusivity(unchecked) var dimensions = AnchorList<NSLayoutDimension>()
  @exclusivity(unchecked) var untypedAnchors = AnchorList<AnyObject>()

  /// The values that libraries keep for the item; `nil` before the first value.
  @exclusivity(unchecked) var attachments: LayoutItemAttachments?

  init(_ view: UIView) { viewReference = UnretainedReference(view) }
  init(_ guide: UILayoutGuide) { self.guide = guide }

  /// Clears the item, which is about to be deallocated, and releases the constraints and attachments, which may retain
  /// the handle.
  func itemWillGo() {
    viewReference = nil
    guide = nil
    referencingConstraints = ReferencingConstraints()
    attachments = nil
  }

  /// The view; `nil` after it was deallocated.
  var view: UIView? { viewReference?.object }

  /// The view or guide; `nil` after it was deallocated.
  var object: AnyObject? { view ?? guide }

  /// The view itself, or the view that owns the guide; `nil` for a guide without an owner.
  var holder: UIView? { holderReference?.object }

  /// The holder, unretained: valid only as long as no other code runs.
  var holderReference: UnretainedReference<UIView>? {
    if let viewReference { return viewReference }
    guard let owner = guide?.storedOwner else { return nil }
    return UnretainedReference(owner)
  }

  /// The index of the view's item in the live engine or in the fitting engine.
  ///
  /// The index is -1 when there is no item yet, and for scroll views, whose edges may mean those of their content area.
  @MainActor
  func indexOfView(isLive: Bool) -> Int32 {
    guard let viewReference else { return -1 }
    return viewReference.with { $0.marks.contains(.scrollsContents) ? -1 : $0.layoutItem.index(isLive: isLive) }
  }

  /// The handle of `object`; `nil` unless it is a view or guide.
  @MainActor
  static func of(_ object: AnyObject) -> LayoutItemHandle? {
    if let view = object as? UIView { return view.handle }
    return (object as? UILayoutGuide)?.handle
  }
}

extension UIView {
  var handle: LayoutItemHandle {
    if let storedHandle { return storedHandle }
    let handle = LayoutItemHandle(self)
    storedHandle = handle
    return handle
  }

  /// The active constraints that refer to the view.
  var referencingConstraints: [NSLayoutConstraint] { storedHandle?.referencingConstraints.all ?? [] }
}

extension UILayoutGuide {
  var handle: LayoutItemHandle {
    if let storedHandle { return storedHandle }
    let handle = LayoutItemHandle(self)
    storedHandle = handle
    return handle
  }

  /// The active constraints that refer to the guide.
  var referencingConstraints: [NSLayoutConstraint] { storedHandle?.referencingConstraints.all ?? [] }
}
