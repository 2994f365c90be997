// SPDX-License-Identifier: MIT

import Tinamou

/// What the author of a layout wrote: which views, under which names, where in a file, and what was meant.
///
/// Rules look at live views and ask this for everything that views themselves do not know.
@MainActor
public protocol LayoutDescription {
  /// The view that holds all others, laid out, in the window or other root that it is shown in.
  var root: UIView { get }
  /// The views that the author wrote, superviews before their subviews, back to front; parts of controls are left out.
  var views: [UIView] { get }
  /// The constraints that the author wrote, in the order of the views that hold them.
  var constraints: [NSLayoutConstraint] { get }
  /// Whether ``root`` fills a screen, so that what is outside cannot be seen.
  var fillsScreen: Bool { get }
  /// The names of a view.
  func subject(of view: UIView) -> Subject
  /// Where in the file a part of a view's description is; nil where it is not in a file.
  func location(of view: UIView, _ part: ViewPart) -> FileRange?
  /// Where in the file a part of a constraint is; nil where it is not in a file.
  func location(of constraint: NSLayoutConstraint, _ part: ConstraintPart) -> FileRange?
  /// The text that a constraint comes from, on one line; nil where the file has no text of its own for it.
  func sourceText(of constraint: NSLayoutConstraint) -> String?
  /// Whether the author wrote a constraint, rather than the system or a tool.
  func isWritten(_ constraint: NSLayoutConstraint) -> Bool
  /// Whether a constraint only stands for those that the running program makes.
  func isPlaceholder(_ constraint: NSLayoutConstraint) -> Bool
  /// What the author calls a constraint; nil where it has no name.
  func id(of constraint: NSLayoutConstraint) -> String?
  /// The sides of a view that whoever shows it decides, such as the height of a cell, and not the author.
  func freeAxes(of view: UIView) -> Set<FindingAxis>
  /// What the author meant by a view.
  func intentions(of view: UIView) -> ViewIntentions
  /// The frame that the file stores for a view that constraints place; nil where there is none.
  func storedFrame(of view: UIView) -> CGRect?
  /// The frame that the file stores for a view, whoever placed it; nil where there is none.
  func recordedFrame(of view: UIView) -> CGRect?
}

/// The parts of a view's description that a finding can point at.
public enum ViewPart: Sendable {
  /// The description as a whole.
  case whole
  /// The stored frame.
  case frame
  /// The text or title.
  case text
}

/// The parts of a constraint's description that a finding can point at.
public enum ConstraintPart: Sendable {
  /// The description as a whole.
  case whole
  /// The number.
  case constant
  /// The attribute that says left or right.
  case sidedAttribute
}

/// What an author can mean by a view so that a finding would be a false alarm.
public struct ViewIntentions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// The set of these bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Code sets the text, so the one there now only stands for it.
  public static let hasTextOfRunTime = ViewIntentions(rawValue: 1 << 0)
  /// The author turned the check for ambiguity off.
  public static let mayBeOpen = ViewIntentions(rawValue: 1 << 1)
  /// The author turned the check for ambiguous sizes off.
  public static let mayHaveOpenSize = ViewIntentions(rawValue: 1 << 2)
  /// The view's superview places it by rules of its own, as a table's cell does with its texts.
  public static let isPlacedBySuperview = ViewIntentions(rawValue: 1 << 3)
  /// The view stays where it was drawn because it has no constraints.
  public static let hasFixedFrame = ViewIntentions(rawValue: 1 << 4)
  /// The tool that wrote the file says that the stored frame is not the one that constraints give.
  public static let isKnownToBeMisplaced = ViewIntentions(rawValue: 1 << 5)
  /// A class of the author's draws the view, so that the size of its content is not known.
  public static let hasContentOfOwnClass = ViewIntentions(rawValue: 1 << 6)
  /// The view is the outermost of a file, so that whoever loads it places it.
  public static let isPlacedByLoader = ViewIntentions(rawValue: 1 << 7)
}

extension LayoutDescription {
  /// Returns the constraints that the system did not make, by default.
  public var constraints: [NSLayoutConstraint] { views.flatMap { $0.inspection.writtenConstraints } }
  /// Returns `true` by default.
  public var fillsScreen: Bool { true }
  /// Returns `true` by default for every constraint that the system did not make.
  public func isWritten(_ constraint: NSLayoutConstraint) -> Bool { !constraint.inspection.isMadeBySystem }
  /// Returns `false` by default.
  public func isPlaceholder(_ constraint: NSLayoutConstraint) -> Bool { false }
  /// Returns `nil` by default.
  public func location(of view: UIView, _ part: ViewPart) -> FileRange? { nil }
  /// Returns `nil` by default.
  public func location(of constraint: NSLayoutConstraint, _ part: ConstraintPart) -> FileRange? { nil }
  /// Returns `nil` by default.
  public func sourceText(of constraint: NSLayoutConstraint) -> String? { nil }
  /// Returns the constraint's `identifier` by default.
  public func id(of constraint: NSLayoutConstraint) -> String? { constraint.identifier }
  /// Returns an empty set by default.
  public func freeAxes(of view: UIView) -> Set<FindingAxis> { [] }
  /// Returns an empty set by default.
  public func intentions(of view: UIView) -> ViewIntentions { [] }
  /// Returns `nil` by default.
  public func storedFrame(of view: UIView) -> CGRect? { nil }
  /// Returns `nil` by default.
  public func recordedFrame(of view: UIView) -> CGRect? { nil }
}
