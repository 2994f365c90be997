// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// A view as a reader of the screen sees it, with its subviews.
public struct ScreenElement: Sendable, Codable, Hashable {
  /// A reason that a view, or a part of it, is not seen or read.
  public enum State: String, Sendable, Codable, CaseIterable {
    /// The view is hidden or transparent. Its subviews are left out.
    case hidden
    /// The view has no area.
    case empty
    /// The whole view is outside the screen.
    case offScreen
    /// A part of the view is outside the screen, or outside a superview that clips.
    case clipped
    /// Views in front of it cover the view.
    case covered
    /// The text has less room than it needs.
    case truncated
    /// Constraints do not determine the frame.
    case ambiguous
    /// A constraint of the view is part of a conflict.
    case inConflict
    /// The control is disabled.
    case disabled
    /// The control or cell is selected, or the switch is on.
    case selected
  }

  /// The position in the order of reading, from 0. It identifies the view on the screen.
  public let index: Int
  /// The name of the class, without its module.
  public let className: String
  /// The accessibility identifier, or the property that holds the view; `nil` for neither.
  public let name: String?
  /// The text that the view shows; `nil` for none.
  public let text: String?
  /// The element that assistive technology reads; `nil` for a view that is not an element of its own.
  public let spoken: SpokenElement?
  /// The frame, in points, in the coordinates of the screen or of the root view.
  public let frame: Rectangle
  /// The reasons that the view is not seen or read, in the order of the cases.
  public let states: [State]
  /// The subviews, in the order of reading. Empty for controls, whose parts their class manages.
  public let children: [ScreenElement]

  /// The view and all views below it, in the order of reading.
  public var all: [ScreenElement] { [self] + children.flatMap(\.all) }
}

/// An element that assistive technology reads for a view.
public struct SpokenElement: Sendable, Codable, Hashable {
  /// The label; `nil` for an element without one.
  public let label: String?
  /// The value, such as the text of a field; `nil` for none.
  public let value: String?
  /// The hint; `nil` for none.
  public let hint: String?
  /// The names of the traits, such as `button`.
  public let traits: [String]
  /// The frame, in points, in the coordinates of the screen or of the root view.
  public let frame: Rectangle
}
