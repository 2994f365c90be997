// SPDX-License-Identifier: MIT

/// A rod or spring between an item and a point or another item. Stored; has no effect.
///
/// Source: Apple, `UIAttachmentBehavior`.
@preconcurrency @MainActor
open class UIAttachmentBehavior: UIDynamicBehavior {
  /// The kind of anchor of an item. Raw values are UIKit's.
  public enum AttachmentType: Int, Sendable {
    case items = 0
    case anchor = 1
  }

  /// Attaches an item to a point.
  public convenience init(item: any UIDynamicItem, attachedToAnchor point: CGPoint) {
    self.init(item: item, offsetFromCenter: .zero, attachedToAnchor: point)
  }
  /// Attaches a point of an item to a point.
  public init(item: any UIDynamicItem, offsetFromCenter offset: UIOffset, attachedToAnchor point: CGPoint) {
    anchorPoint = point
    attachedBehaviorType = .anchor
    super.init()
    ownItems = [item]
  }
  /// Attaches an item to another one.
  public init(item item1: any UIDynamicItem, attachedTo item2: any UIDynamicItem) {
    anchorPoint = .zero
    attachedBehaviorType = .items
    super.init()
    ownItems = [item1, item2]
  }
  /// The items.
  open var items: [any UIDynamicItem] { ownItems }
  /// The kind of anchor.
  open private(set) var attachedBehaviorType: AttachmentType
  /// The point, in points. Stored; has no effect.
  open var anchorPoint: CGPoint
  /// The length, in points. The default is 0. Stored; has no effect.
  open var length: CGFloat = 0
  /// The damping. The default is 0. Stored; has no effect.
  open var damping: CGFloat = 0
  /// The frequency of the spring; 0, the default, for a rod. Stored; has no effect.
  open var frequency: CGFloat = 0
  /// The friction of rotation. The default is 0. Stored; has no effect.
  open var frictionTorque: CGFloat = 0
}
