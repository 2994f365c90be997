// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// The changes of one element of a screen, or of its controller, with what they cause.
package struct ElementChange: Sendable, Codable, Hashable {
  /// The words for the element in sentences, such as `priceLabel` in backquotes or “the label “Price””.
  package var subject: String
  /// The index of the element before the change; `nil` for one that is new, and for the controller.
  package var before: Int?
  /// The index of the element after the change; `nil` for one that is gone, and for the controller.
  package var after: Int?
  /// The changes, in the order of their sentences.
  package var changes: [Change]
  /// The frames that change because of these changes, that of the element itself first. Views that move only with their superview are
  /// not among them.
  package var effects: [FrameEffect] = []

  /// Whether a change of the element can change frames.
  package var changesLayout: Bool { changes.contains(where: \.changesLayout) }
}

/// A frame that differs.
package struct FrameEffect: Sendable, Codable, Hashable {
  /// The words for the element.
  package var subject: String
  /// The index of the element after the change.
  package var element: Int
  /// The frame before, in points, in the coordinates of the screen.
  package var before: Rectangle
  /// The frame after, in points, in the coordinates of the screen.
  package var after: Rectangle
  /// The distances by which the left and the top edge move in the superview, in points.
  package var move: Size
}

/// One change of an element.
package enum Change: Sendable, Codable, Hashable {
  /// The element is new. The words say where it is: its superview; `nil` for none.
  case added(container: String?)
  /// The element is gone from its superview.
  case removed(container: String?)
  /// The element is new around elements that were in its superview before.
  case encloses([String])
  /// The element is gone from around elements that are in its superview now.
  case released([String])
  /// The element is in another superview.
  case moved(from: String, to: String)
  /// The element comes at another place among the subviews of a stack view, or is drawn at another place; `arranged` tells these apart.
  /// The words name the element that it comes after now; `nil` for the first.
  case reordered(after: String?, isArranged: Bool)
  /// The element is of another class.
  case className(before: String, after: String)
  /// The text that the element shows.
  case text(before: String?, after: String?)
  /// A property, or its value under a condition such as `compact width`.
  case property(String, condition: String?, before: ComparedValue?, after: ComparedValue?)
  /// A constraint; `nil` where there is none.
  case constraint(before: NamedConstraint?, after: NamedConstraint?)
  /// An outlet, action or segue; `nil` where there is none.
  case connection(before: NamedConnection?, after: NamedConnection?)
  /// A stored frame, in the coordinates of the screen.
  case frame(before: Rectangle, after: Rectangle)
  /// The room of a cut text; `nil` where the text is not cut.
  case shortage(before: ComparedShortage?, after: ComparedShortage?)
  /// A view in front; `nil` sizes where it does not cover the element.
  case cover(by: String, before: Size?, after: Size?)
  /// A finding that is new, or gone.
  case finding(ComparedFinding, isNew: Bool)
  /// The text that assistive technology reads; `nil` for nothing.
  case speech(before: ComparedSpeech?, after: ComparedSpeech?)

  /// Whether the change can change frames.
  package var changesLayout: Bool {
    switch self {
    case .connection, .shortage, .cover, .finding, .speech: false
    case .property(let name, _, let before, let after): PropertyWords.canChangeFrames(name, before ?? after)
    case .reordered(_, let isArranged): isArranged
    case .constraint(let before, let after):
      [before, after].contains { $0?.isInstalled ?? false || $0?.condition != nil }
    default: true
    }
  }
}

/// A constraint with words for its elements, turned so that the element of its sentence is the first.
package struct NamedConstraint: Sendable, Codable, Hashable {
  /// One side.
  package struct Side: Sendable, Codable, Hashable {
    /// The words for the element.
    package var name: String
    /// The name of a guide of the element; `nil` for the element itself.
    package var guide: String?
    /// The attribute.
    package var attribute: LayoutAttribute
  }

  /// The side of the element that the sentence is about.
  package var first: Side
  /// The relation.
  package var relation: LayoutRelation
  /// The other side; `nil` for a constant.
  package var second: Side?
  /// Whether the other side belongs to a superview.
  package var isToSuperview: Bool
  /// Whether both sides belong to one element.
  package var isToItself: Bool
  /// The multiplier of the other side.
  package var multiplier: Double
  /// The constant, in points.
  package var constant: Double
  /// The priority; 1000 means required.
  package var priority: Float
  /// Whether the constraint is installed.
  package var isInstalled: Bool
  /// Whether the constant is the system's spacing.
  package var isStandardSpacing: Bool
  /// The identifier, or the outlet that refers to the constraint.
  package var name: String?
  /// The condition under which the values count, such as `compact width`; `nil` for none.
  package var condition: String?
}

/// A connection with words for the object at its other end.
package struct NamedConnection: Sendable, Codable, Hashable {
  /// The kind.
  package var kind: ComparedConnection.Kind
  /// The property, selector or identifier.
  package var name: String
  /// The event of an action, or the kind of a segue; `nil` for none.
  package var detail: String?
  /// The words for the other end; `nil` for none.
  package var target: String?
  /// Whether the other end is a view on this side only.
  package var isToOneSide = false
}
