// SPDX-License-Identifier: MIT

import Tinamou

/// A layout file after it was read and validated. Views are created from it.
@MainActor
struct LayoutDocument {
  /// The source text.
  let source: SourceText
  /// The name of the root view.
  let rootName: String
  /// The name of the root view of a file without `name`, which it keeps beside another one.
  static let standardRootName = "root"
  /// The screen or size set in the file.
  let screen: ScreenRequest
  /// The properties set on the root view.
  let rootAssignments: [PropertyAssignment]
  /// The views, superviews before their subviews, back to front.
  let views: [ViewDescription]
  /// The texts of `layout:`.
  let layoutTexts: [SourceScalar]
  /// The metrics of `metrics:`.
  let metrics: [String: Double]
  /// The entries of `constraints:`.
  let equations: [EquationEntry]
  /// The entries of `expect:`.
  let expectations: [FrameExpectation]
  /// The names of the initially inactive constraints, with their positions.
  let inactive: [PositionedName]
  /// The steps of `animate:` in order.
  let animation: [AnimationStep]
  /// The views of `ambiguous:`, whose ambiguity is intended.
  let ambiguousViews: Set<String>
}

/// A view of a layout file.
@MainActor
struct ViewDescription {
  let name: String
  let position: SourcePosition
  let viewClass: ViewClass
  /// Creates the view of its class and variant.
  let make: @MainActor () -> UIView
  let assignments: [PropertyAssignment]
  /// The name of the superview; `nil` for the root view.
  let superview: String?
}

/// A property and its value in a layout file.
@MainActor
struct PropertyAssignment {
  let key: String
  let position: SourcePosition
  let set: PropertyDefinition.Setter
}

/// An entry of `constraints:`.
struct EquationEntry: Sendable {
  let equation: Equation
  /// The text of the equation.
  let text: String
  let position: SourcePosition
  /// The identifier of the constraint, or `nil`.
  let name: String?
}

/// An entry of `expect:`: the expected frame of a view, in points, in its superview's coordinates.
struct FrameExpectation: Sendable {
  let view: String
  /// x, y, width and height; `nil` for a component that is not checked.
  let frame: [Double?]
  let position: SourcePosition
}
