// SPDX-License-Identifier: MIT

/// An anchor of any type, as its item knows it.
@MainActor
protocol ListedAnchor: AnyObject {
  nonisolated var attribute: NSLayoutConstraint.Attribute { get }
  nonisolated var handle: LayoutItemHandle? { get }
  nonisolated var nextAnchor: (any ListedAnchor)? { get set }
  nonisolated var isListed: Bool { get set }
}

extension NSLayoutAnchor: ListedAnchor {}

extension LayoutItemHandle {
  /// The anchor of an attribute. As long as it is in use, it is the same object at each call, as in UIKit.
  ///
  /// The item does not retain it: few anchors outlive the constraint that is made of them.
  func anchor<Anchor: ListedAnchor>(
    _ attribute: NSLayoutConstraint.Attribute, _ make: (LayoutItemHandle, NSLayoutConstraint.Attribute) -> Anchor
  ) -> Anchor {
    var next = firstAnchor
    while let anchor = next {
      if anchor.attribute == attribute, type(of: anchor) == Anchor.self, let same = anchor as? Anchor { return same }
      next = anchor.nextAnchor
    }
    let anchor = make(self, attribute)
    anchor.nextAnchor = firstAnchor
    anchor.isListed = true
    firstAnchor = anchor
    return anchor
  }

  /// Removes an anchor that is about to be deallocated.
  nonisolated func forget(_ anchor: any ListedAnchor) {
    guard firstAnchor !== anchor else {
      firstAnchor = anchor.nextAnchor
      return
    }
    var previous = firstAnchor
    while let current = previous {
      if current.nextAnchor === anchor {
        current.nextAnchor = anchor.nextAnchor
        return
      }
      previous = current.nextAnchor
    }
  }
}
