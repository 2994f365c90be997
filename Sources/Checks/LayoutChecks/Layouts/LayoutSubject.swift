// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// A description of a layout as its author wrote it: the views, their names, their locations in a file and the author's
/// intentions.
///
/// Rules inspect live views and query the description for everything that the views do not know.
@MainActor
public protocol LayoutSubject {
  /// The root of the view tree, laid out in the window or other superview that shows it.
  var root: UIView { get }
  /// The views that the author wrote, superviews before their subviews and back to front, without the parts of
  /// controls.
  var views: [UIView] { get }
  /// The constraints that the author wrote, in the order of the views that hold them.
  var constraints: [NSLayoutConstraint] { get }
  /// Whether ``root`` fills the screen, so that content outside it is not visible. Returns `true` by default.
  var fillsScreen: Bool { get }
  /// Returns the names of a view.
  func subject(of view: UIView) -> Subject
  /// Returns the location of a part of a view's description; `nil` if the view is not described in a file. Returns
  /// `nil` by default.
  func location(of view: UIView, _ part: ViewPart) -> FileRange?
  /// Returns the location of a part of a constraint's description; `nil` if the constraint is not described in a file.
  /// Returns `nil` by default.
  func location(of constraint: NSLayoutConstraint, _ part: ConstraintPart) -> FileRange?
  /// Returns the source text of a constraint, on one line; `nil` if the file contains no text for this constraint
  /// alone. Returns `nil` by default.
  func sourceText(of constraint: NSLayoutConstraint) -> String?
  /// Returns the file and line of the code that made a constraint, such as `Card.swift:34`; `nil` if a file describes the constraint, or
  /// if that is not known. Returns `nil` by default.
  func place(of constraint: NSLayoutConstraint) -> String?
  /// Returns whether the author wrote a constraint, as opposed to the system or a tool. By default, returns `true` for
  /// every constraint that the system did not create.
  func isWritten(_ constraint: NSLayoutConstraint) -> Bool
  /// Returns whether a constraint is a placeholder for constraints that the running program creates. Returns `false` by
  /// default.
  func isPlaceholder(_ constraint: NSLayoutConstraint) -> Bool
  /// Returns the author's name of a constraint; `nil` if it has none. Returns the constraint's `identifier` by default.
  func id(of constraint: NSLayoutConstraint) -> String?
  /// Returns the axes along which the container that shows the view determines its size, such as the height of a cell.
  /// Returns an empty set by default.
  func freeAxes(of view: UIView) -> Set<LayoutAxis>
  /// Returns the author's intentions for a view. Returns an empty set by default.
  func intentions(of view: UIView) -> ViewIntentions
  /// Returns the frame that the file stores for a view that constraints position; `nil` if there is none. Returns `nil`
  /// by default.
  func storedFrame(of view: UIView) -> CGRect?
  /// Returns the frame that the file stores for a view, regardless of what positions it; `nil` if there is none.
  /// Returns `nil` by default.
  func recordedFrame(of view: UIView) -> CGRect?
}

/// A part of a view's description that a finding can point at.
public enum ViewPart: Sendable {
  /// The whole description.
  case whole
  /// The stored frame.
  case frame
  /// The text or title.
  case text
}

/// A part of a constraint's description that a finding can point at.
public enum ConstraintPart: Sendable {
  /// The whole description.
  case whole
  /// The constant.
  case constant
  /// The attribute that is left or right.
  case sidedAttribute
}

/// The intentions of an author for a view that would make some findings false alarms.
public struct ViewIntentions: OptionSet, Sendable {
  /// The bit mask.
  public let rawValue: Int
  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Code sets the text at run time, so the stored text is a placeholder.
  public static let hasTextOfRunTime = ViewIntentions(rawValue: 1 << 0)
  /// The author disabled the check for ambiguity.
  public static let mayBeOpen = ViewIntentions(rawValue: 1 << 1)
  /// The author disabled the check for ambiguous sizes.
  public static let mayHaveOpenSize = ViewIntentions(rawValue: 1 << 2)
  /// The superview positions the view by its own rules, as a table view cell does with its labels.
  public static let isPlacedBySuperview = ViewIntentions(rawValue: 1 << 3)
  /// The view keeps its stored frame because it has no constraints.
  public static let hasFixedFrame = ViewIntentions(rawValue: 1 << 4)
  /// The tool that wrote the file marked the stored frame as different from the one that the constraints give.
  public static let isKnownToBeMisplaced = ViewIntentions(rawValue: 1 << 5)
  /// A custom class draws the view, so the size of its content is not known.
  public static let hasContentOfOwnClass = ViewIntentions(rawValue: 1 << 6)
  /// The view is at the top level of a file, so the code that loads the file positions it.
  public static let isPlacedByLoader = ViewIntentions(rawValue: 1 << 7)
  /// The text is in a font whose widths are not known, so its size cannot be predicted.
  public static let hasUnmeasuredFont = ViewIntentions(rawValue: 1 << 8)
}

extension LayoutSubject {
  /// By default, returns the constraints that the system did not create.
  public var constraints: [NSLayoutConstraint] { views.flatMap { $0.inspection.writtenConstraints } }
  /// Returns `true` by default.
  public var fillsScreen: Bool { true }
  /// By default, returns `true` for every constraint that the system did not create.
  public func isWritten(_ constraint: NSLayoutConstraint) -> Bool { !constraint.inspection.isMadeBySystem }
  /// Returns `false` by default.
  public func isPlaceholder(_ constraint: NSLayoutConstraint) -> Bool { false }
  /// Returns `nil` by default.
  public func location(of view: UIView, _ part: ViewPart) -> FileRange? { nil }
  /// Returns `nil` by default.
  public func location(of constraint: NSLayoutConstraint, _ part: ConstraintPart) -> FileRange? { nil }
  /// Returns `nil` by default.
  public func sourceText(of constraint: NSLayoutConstraint) -> String? { nil }
  /// Returns `nil` by default.
  public func place(of constraint: NSLayoutConstraint) -> String? { nil }
  /// Returns the constraint's `identifier` by default.
  public func id(of constraint: NSLayoutConstraint) -> String? { constraint.identifier }
  /// Returns an empty set by default.
  public func freeAxes(of view: UIView) -> Set<LayoutAxis> { [] }
  /// Returns an empty set by default.
  public func intentions(of view: UIView) -> ViewIntentions { [] }
  /// Returns `nil` by default.
  public func storedFrame(of view: UIView) -> CGRect? { nil }
  /// Returns `nil` by default.
  public func recordedFrame(of view: UIView) -> CGRect? { nil }
}
