// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

extension InterfaceDocument {
  /// Performs commands of the Align menu: adds constraints that align views with the first one, or each with its
  /// superview.
  ///
  /// - Parameters:
  ///   - names: The views by identifier, or by label or text if only one view has it. The first does not move.
  ///   - alignments: The alignments with their values.
  ///   - update: The views whose stored frames are updated.
  /// - Returns: The changes. Frames change only if `update` requests it.
  /// - Throws: ``InterfaceCommandError``; the document is then unchanged.
  @MainActor
  @discardableResult
  public func align(
    _ names: [String], _ alignments: [InterfaceAlignment], updating update: InterfaceFrameUpdate = .none
  ) throws(InterfaceCommandError) -> InterfaceOutcome {
    var pins = InterfacePins()
    pins.alignments = alignments
    return try pin(names, pins, updating: update)
  }

  /// Performs commands of the Pin menu: adds spacings to nearest neighbors, sizes, equal sizes, aspect ratios and
  /// alignments.
  ///
  /// - Parameters:
  ///   - names: The views by identifier, or by label or text if only one view has it. Equal sizes and alignments follow
  ///     the first.
  ///   - pins: The constraints to add.
  ///   - update: The views whose stored frames are updated.
  /// - Returns: The changes. Frames change only if `update` requests it.
  /// - Throws: ``InterfaceCommandError``; the document is then unchanged.
  @MainActor
  @discardableResult
  public func pin(
    _ names: [String], _ pins: InterfacePins, updating update: InterfaceFrameUpdate = .none
  ) throws(InterfaceCommandError) -> InterfaceOutcome {
    let selection = try InterfaceSelection(names, in: self)
    try selection.requireCount(1)
    let root = selection.views[0].root
    for view in selection.views where view.root.id != root.id { throw .separate(selection.views[0].id, view.id) }
    return try LiveDocument.quietly { () throws(InterfaceCommandError) in
      try pin(selection, in: root, pins, updating: update)
    }
  }

  @MainActor
  private func pin(
    _ selection: InterfaceSelection, in root: InterfaceView, _ pins: InterfacePins,
    updating update: InterfaceFrameUpdate
  ) throws(InterfaceCommandError) -> InterfaceOutcome {
    let run = InterfaceCommandRun(self, roots: [root], trusting: .confirmed)
    let stored = run.before.layout(of: root, framesFrom: .document)
    let drafts = try PinDrafts(pins: pins, selection: selection, canvas: stored, document: self).all()
    run.add(drafts, placing: Set(selection.views.map(\.id)))
    return run.finish(updating: views(toUpdate: update, of: drafts, in: root))
  }

  private func views(
    toUpdate update: InterfaceFrameUpdate, of drafts: [InterfaceConstraintDraft], in root: InterfaceView
  ) -> Set<String> {
    switch update {
    case .none: []
    case .newConstraints: Set(drafts.flatMap(\.items))
    case .all: Set(root.tree.map(\.id))
    }
  }
}
