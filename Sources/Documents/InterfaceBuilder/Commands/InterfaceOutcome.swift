// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// The outcome of a command on a document: the changes and the remaining issues.
public struct InterfaceOutcome: Hashable, Sendable {
  /// The changes, in the order in which they were made. Empty by default.
  public var changes: [InterfaceChange] = []
  /// Requests that were not carried out, and remaining issues. Empty by default.
  public var notes: [InterfaceNote] = []

  /// Creates an outcome without changes.
  public init() {}
}

/// A change to a document.
public enum InterfaceChange: Hashable, Sendable {
  /// A constraint was added.
  case added(InterfaceConstraintDraft, id: String)
  /// A constraint was removed.
  case removed(InterfaceConstraintDraft, id: String)
  /// The constant of a constraint was changed; both values are in points.
  case constant(InterfaceConstraintDraft, id: String, from: Double)
  /// The stored frame of a view was changed.
  case frame(of: String, from: Rectangle?, to: Rectangle)
  /// A mark of a view was set or removed.
  case mark(InterfaceMark, of: String, isPresent: Bool)
  /// Constraints now position the view, instead of its frame and autoresizing mask.
  case placedByConstraints(String)
  /// An outlet to a removed constraint was removed.
  case removedOutlet(String, of: String, to: String)
}

/// A mark that Interface Builder stores for a view. The raw values are the words of the document.
public enum InterfaceMark: String, Hashable, Sendable, CaseIterable {
  /// The stored frame differs from the one that the constraints give.
  case misplaced
  /// The constraints do not determine the position or size of the view.
  case ambiguous
  /// The view has no constraints, so it keeps its frame.
  case fixedFrame
}

/// An issue that a command reports in addition to its changes.
public enum InterfaceNote: Hashable, Sendable {
  /// The document already contains the same constraint, with this identifier.
  case present(InterfaceConstraintDraft, id: String)
  /// A conflict between constraints, by identifier. The other views take part through a stack view, an autoresizing
  /// mask or being hidden. No constraint was changed.
  case conflict([String], others: [String])
  /// The view is still ambiguous.
  case stillAmbiguous(String)
  /// The view's frame was not updated, because its constraints are ambiguous.
  case frameLeft(String)
  /// The view's stored frame still differs from the one that its constraints give.
  case stillMisplaced(String)
}
