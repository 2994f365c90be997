// SPDX-License-Identifier: MIT

import LayoutModel

/// The facts about one view of a running app: its place, what determines its frame, and what can be changed for a look.
public struct ViewDetails: Sendable, Codable, Hashable {
  /// A view in the path from the window.
  public struct Step: Sendable, Codable, Hashable {
    /// The number of the view.
    public let number: Int
    /// The words of the view.
    public let title: String
  }

  /// A constraint with its place on the screen.
  public struct Constraint: Sendable, Codable, Hashable {
    /// The number by which requests name the constraint.
    public let number: Int
    /// The constraint as an equation, such as `title.leading == card.leading + 8`.
    public let equation: String
    /// The reason for which the system made it; `nil` for one that the author wrote.
    public let reason: String?
    /// The file and line that made it, such as `Card.swift:34`; `nil` if that is not known.
    public let place: String?
    /// The constant, in points.
    public let constant: Double
    /// The priority.
    public let priority: Float
    /// Whether the constraint is not satisfied.
    public let isBroken: Bool
    /// The numbers of the views that the constraint is about.
    public let views: [Int]
    /// The line on the screen; `nil` for a constraint that is not drawn.
    public let mark: Mark?
  }

  /// A line on the screen, in points.
  public struct Mark: Sendable, Codable, Hashable {
    /// The kind of a line: a length, two edges that touch, or a line that views share.
    public enum Kind: String, Sendable, Codable {
      case dimension, flush, alignment
    }
    /// The kind.
    public let kind: Kind
    /// Whether lengths are measured from left to right.
    public let isHorizontal: Bool
    /// The start and the end of the length on its axis.
    public let from, to: Double
    /// The first and the last place of the line on the other axis.
    public let cross: [Double]
    /// The constant with its relation and priority, such as `≥ 8 @750`.
    public let text: String
    /// Whether the constraint is optional or an inequality.
    public let isSoft: Bool
  }

  /// The reason for a value of the frame.
  public struct Reason: Sendable, Codable, Hashable {
    /// The name of the value, such as `width`.
    public let attribute: String
    /// The value, in points.
    public let value: Double
    /// The lowest and the highest value that the constraints allow; `nil` if the value is determined. A value of a million stands for
    /// no bound.
    public let interval: [Double]?
    /// The constraints that determine the value: those of the view first, then those that the author wrote.
    public let causes: [Constraint]
  }

  /// A property that can be changed for a look.
  public struct Control: Sendable, Codable, Hashable {
    /// The kind of a value.
    public enum Kind: String, Sendable, Codable {
      case toggle, number, text, choice
    }
    /// The name of the property.
    public let property: String
    /// The kind of its value.
    public let kind: Kind
    /// The present value.
    public let value: String
    /// The values from which one chooses; empty for other kinds.
    public let choices: [String]
  }

  /// The number of the view.
  public let number: Int
  /// The words of the view.
  public let title: String
  /// The superviews, from the window.
  public let path: [Step]
  /// The frame, in points, in the coordinates of the screen.
  public let frame: Rectangle
  /// The layout margins: top, left, bottom and right, in points.
  public let margins: [Double]
  /// The size of the content, in points; a negative length for none.
  public let intrinsicSize: Size
  /// The constraints of the author that mention the view.
  public let constraints: [Constraint]
  /// The reasons for the frame.
  public let reasons: [Reason]
  /// The values that can be changed for a look.
  public let controls: [Control]
}

/// A change of a property for a look, as a page asks for it.
public struct LiveAdjustment: Sendable, Codable, Hashable {
  /// The number of the view or the constraint.
  public let number: Int
  /// The name of the property.
  public let property: String
  /// The new value.
  public let value: String

  /// Creates a change.
  public init(_ number: Int, _ property: String, _ value: String) {
    (self.number, self.property, self.value) = (number, property, value)
  }
}

/// The results of the changes for a look so far.
public struct LiveAdjustments: Sendable, Codable, Hashable {
  /// A change.
  public struct Change: Sendable, Codable, Hashable {
    /// The number of the view or the constraint.
    public let number: Int
    /// The name of the property.
    public let property: String
    /// The change as a line of Swift.
    public let code: String
    /// The file and line that made the constraint; `nil` if that is not known.
    public let place: String?
  }

  /// A view that has moved.
  public struct Move: Sendable, Codable, Hashable {
    /// The number of the view.
    public let number: Int
    /// The words of the view.
    public let title: String
    /// The frame before and after the last change, in points, in the coordinates of the screen.
    public let before, after: Rectangle
  }

  /// The changes since the last reset, in their order.
  public let changes: [Change]
  /// The views that the last change has moved.
  public let moves: [Move]
}
