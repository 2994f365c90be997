// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// What a command has done to a document, and what it has left alone.
public struct InterfaceOutcome: Hashable, Sendable {
  /// The changes, in the order in which they were made.
  public var changes: [InterfaceChange] = []
  /// What was asked for and not done, and what is still wrong.
  public var remarks: [InterfaceRemark] = []

  /// Nothing done.
  public init() {}
}

/// A change of a document.
public enum InterfaceChange: Hashable, Sendable {
  /// A constraint was put in.
  case added(InterfaceConstraintDraft, id: String)
  /// A constraint was taken out.
  case removed(InterfaceConstraintDraft, id: String)
  /// A constraint got another constant, in points.
  case constant(InterfaceConstraintDraft, id: String, from: Double)
  /// A view's stored frame changed.
  case frame(of: String, from: InterfaceRect?, to: InterfaceRect)
  /// A note of the tool about a view came or went.
  case mark(InterfaceMark, of: String, isPresent: Bool)
  /// A view is placed by constraints now; its frame and mask did it before.
  case placedByConstraints(String)
  /// An outlet led to a constraint that is gone, and went with it.
  case removedOutlet(String, of: String, to: String)
}

/// What Interface Builder notes about a view; raw values are the document's words.
public enum InterfaceMark: String, Hashable, Sendable, CaseIterable {
  /// The stored frame is not where the constraints put the view.
  case misplaced
  /// More than one place or size would satisfy the constraints.
  case ambiguous
  /// No constraint speaks of the view: its frame holds.
  case fixedFrame
}

/// What a command has to say besides its changes.
public enum InterfaceRemark: Hashable, Sendable {
  /// The same constraint was there already, under this identifier.
  case present(InterfaceConstraintDraft, id: String)
  /// Constraints that cannot hold together, by identifier, and the views for which a stack view, a mask or being hidden
  /// says the rest; none of them was changed.
  case conflict([String], others: [String])
  /// The view is still placed by more than one layout.
  case stillAmbiguous(String)
  /// The view's frame was left alone because its constraints leave it open.
  case frameLeft(String)
  /// The view's stored frame is not the one that its constraints give.
  case stillMisplaced(String)
}
