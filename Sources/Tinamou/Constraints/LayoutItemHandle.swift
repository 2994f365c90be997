// SPDX-License-Identifier: MIT

/// A reference to a view or guide that does not keep it alive and says nil once it has gone.
///
/// Each item has one, made when the first anchor or constraint asks for it. It does what `weak` does; but an object that
/// was once referred to weakly pays for it at every later retain, and layout retains views a great deal.
@MainActor
final class LayoutItemHandle {
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var view: UIView?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  /// The active constraints that mention the item.
  @exclusivity(unchecked) nonisolated(unsafe) var mentions = ConstraintMentions()

  init(_ view: UIView) { self.view = view }
  init(_ guide: UILayoutGuide) { self.guide = guide }

  /// Forgets the item, which is going, and lets go of the constraints, which keep the handle.
  nonisolated func itemWillGo() {
    view = nil
    guide = nil
    mentions = ConstraintMentions()
  }

  /// The view or guide, while there is one.
  var object: AnyObject? { view ?? guide }

  /// The view itself, or the view that owns the guide; nil for a guide that nobody owns.
  var holder: UIView? { view ?? guide?.storedOwner }

  /// The handle of `object` if that is a view or guide.
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

  /// The active constraints that mention the view.
  var mentions: [NSLayoutConstraint] { storedHandle?.mentions.all ?? [] }
}

extension UILayoutGuide {
  var handle: LayoutItemHandle {
    if let storedHandle { return storedHandle }
    let handle = LayoutItemHandle(self)
    storedHandle = handle
    return handle
  }

  /// The active constraints that mention the guide.
  var mentions: [NSLayoutConstraint] { storedHandle?.mentions.all ?? [] }
}
