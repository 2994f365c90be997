// SPDX-License-Identifier: MIT

/// A reference to a view or guide that does not keep it alive and says nil once it has gone.
///
/// Each item has one, made when the first anchor or constraint asks for it. It does what `weak` does; but an object that
/// was once referred to weakly pays for it at every later retain, and layout retains views a great deal.
@MainActor
final class LayoutItemHandle {
  /// The view, which clears this when it goes; nil for a guide's handle.
  @exclusivity(unchecked) private nonisolated(unsafe) var viewReference: Uncounted<UIView>?
  @exclusivity(unchecked) nonisolated(unsafe) unowned(unsafe) var guide: UILayoutGuide?
  /// The active constraints that mention the item.
  @exclusivity(unchecked) nonisolated(unsafe) var mentions = ConstraintMentions()

  init(_ view: UIView) { viewReference = Uncounted(view) }
  init(_ guide: UILayoutGuide) { self.guide = guide }

  /// Forgets the item, which is going, and lets go of the constraints, which keep the handle.
  nonisolated func itemWillGo() {
    viewReference = nil
    guide = nil
    mentions = ConstraintMentions()
  }

  /// The view, while there is one.
  var view: UIView? { viewReference?.object }

  /// The view or guide, while there is one.
  var object: AnyObject? { view ?? guide }

  /// The view itself, or the view that owns the guide; nil for a guide that nobody owns.
  var holder: UIView? { holderReference?.object }

  /// The holder for the time that nothing else runs.
  var holderReference: Uncounted<UIView>? {
    if let viewReference { return viewReference }
    guard let owner = guide?.storedOwner else { return nil }
    return Uncounted(owner)
  }

  /// The place that edges and sizes of the view have in an engine, the live one or that of a question; -1 where there is
  /// none yet, and where they may mean something else than the view.
  func placeOfView(isLive: Bool) -> Int32 {
    guard let viewReference else { return -1 }
    return viewReference.with { $0.marks.contains(.scrollsContents) ? -1 : $0.layoutItem.place(isLive: isLive) }
  }

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
