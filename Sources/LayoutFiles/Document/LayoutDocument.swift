// SPDX-License-Identifier: MIT

import Tinamou

/// A layout file that has been read and found in order; views are made from it.
@MainActor
struct LayoutDocument {
  /// The file.
  let source: SourceText
  /// The name of the view that holds all others.
  let rootName: String
  /// The screen, or size, that the file asks for.
  let screen: ScreenRequest
  /// What is set on the root view.
  let rootAssignments: [PropertyAssignment]
  /// The views, superviews before their subviews, back to front.
  let views: [ViewDescription]
  /// The texts of `layout:`.
  let layoutTexts: [SourceScalar]
  /// The numbers of `metrics:`.
  let metrics: [String: Double]
  /// The entries of `constraints:`.
  let equations: [EquationEntry]
  /// The entries of `expect:`.
  let expectations: [FrameExpectation]
  /// The names of the constraints that do not hold at first, with their places.
  let inactive: [NamedPlace]
  /// The steps of `animate:`, one after the other.
  let animation: [AnimationStep]
  /// The views of `ambiguous:`, which are left open on purpose.
  let ambiguousViews: Set<String>
}

/// A view of a layout file.
@MainActor
struct ViewDescription {
  let name: String
  let position: SourcePosition
  let viewClass: ViewClass
  /// Makes the view, as the class or a key of the view says.
  let make: @MainActor () -> UIView
  let assignments: [PropertyAssignment]
  /// The superview's name; nil for the root view.
  let superview: String?
}

/// A property with the value that a layout file gives it.
@MainActor
struct PropertyAssignment {
  let key: String
  let position: SourcePosition
  let set: PropertyDefinition.Setter
}

/// An entry of `constraints:`.
struct EquationEntry: Sendable {
  let equation: Equation
  /// The equation as it was written.
  let text: String
  let position: SourcePosition
  /// The constraint's identifier, where the entry has one.
  let name: String?
}

/// An entry of `expect:`: where a view should be, in its superview's coordinates, in points.
struct FrameExpectation: Sendable {
  let view: String
  /// x, y, width and height; nil for what does not matter.
  let frame: [Double?]
  let position: SourcePosition
}
