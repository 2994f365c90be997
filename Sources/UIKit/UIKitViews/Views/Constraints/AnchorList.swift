// SPDX-License-Identifier: MIT

/// The anchors of one type that an item has made and that are in use, the latest first.
///
/// As long as an anchor is in use, the item returns the same object at each call, as in UIKit. The item does not retain it: few
/// anchors outlive the constraint that is made of them.
struct AnchorList<Anchor: AnyObject> {
  private var first: UnretainedReference<NSLayoutAnchor<Anchor>>?

  /// Returns the anchor of an attribute; `nil` if none is in use.
  @inline(__always)
  func anchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<Anchor>? {
    var next = first
    while let anchor = next {
      if anchor.with({ $0.attribute == attribute }) { return anchor.object }
      next = anchor.with { $0.nextOfItem }
    }
    return nil
  }

  @inline(__always)
  mutating func insert(_ anchor: NSLayoutAnchor<Anchor>) {
    anchor.nextOfItem = first
    first = UnretainedReference(anchor)
  }

  /// Removes an anchor that is about to be deallocated.
  @inline(__always)
  mutating func remove(_ anchor: NSLayoutAnchor<Anchor>) {
    let removed = UnretainedReference(anchor)
    if first == removed {
      first = anchor.nextOfItem
      return
    }
    var previous = first
    while let current = previous {
      previous = current.with { $0.nextOfItem }
      if previous == removed { return current.with { $0.nextOfItem = anchor.nextOfItem } }
    }
  }
}

/// The anchors of an item. All anchors of a list are of the same class.
@MainActor
extension LayoutItemHandle {
  func anchor(
    _ attribute: NSLayoutConstraint.Attribute,
    _ make: (LayoutItemHandle, NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor
  ) -> NSLayoutXAxisAnchor {
    if let known = horizontalAnchors.anchor(attribute) { return unsafeDowncast(known, to: NSLayoutXAxisAnchor.self) }
    let made = make(self, attribute)
    horizontalAnchors.insert(made)
    return made
  }

  func anchor(
    _ attribute: NSLayoutConstraint.Attribute,
    _ make: (LayoutItemHandle, NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor
  ) -> NSLayoutYAxisAnchor {
    if let known = verticalAnchors.anchor(attribute) { return unsafeDowncast(known, to: NSLayoutYAxisAnchor.self) }
    let made = make(self, attribute)
    verticalAnchors.insert(made)
    return made
  }

  func anchor(
    _ attribute: NSLayoutConstraint.Attribute,
    _ make: (LayoutItemHandle, NSLayoutConstraint.Attribute) -> NSLayoutDimension
  ) -> NSLayoutDimension {
    if let known = dimensions.anchor(attribute) { return unsafeDowncast(known, to: NSLayoutDimension.self) }
    let made = make(self, attribute)
    dimensions.insert(made)
    return made
  }

  /// The anchor of a side of a constraint, whose type is not known.
  func untypedAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutAnchor<AnyObject> {
    if let known = untypedAnchors.anchor(attribute) { return known }
    let made = UntypedAnchor(self, attribute)
    untypedAnchors.insert(made)
    return made
  }
}

/// The anchor of a side of a constraint.
private final class UntypedAnchor: NSLayoutAnchor<AnyObject> {
  deinit { handle?.untypedAnchors.remove(self) }
}

/// An anchor of any type.
protocol AnyAnchor: AnyObject {
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
  nonisolated var handle: LayoutItemHandle? { get }
}

extension NSLayoutAnchor: AnyAnchor {}
