// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

extension InterfaceDocument {
  /// Performs a command of the Resolve Auto Layout Issues menu.
  ///
  /// - Parameters:
  ///   - remedy: The command.
  ///   - scope: The views to resolve.
  ///   - usesStandardSpacing: Whether distances that equal the standard distance are added as standard.
  /// - Returns: The changes, and the views of the scope that are still ambiguous or misplaced.
  /// - Throws: ``InterfaceCommandError``; the document is then unchanged.
  @MainActor
  @discardableResult
  public func resolve(
    _ remedy: InterfaceRemedy, _ scope: InterfaceScope = .all, usingStandardSpacing usesStandardSpacing: Bool = false
  ) throws(InterfaceCommandError) -> InterfaceOutcome {
    let views = try views(in: scope)
    let ids = Set(views.map(\.id))
    let chosen = if case .views = scope { ids } else { Set<String>() }
    var roots: [InterfaceView] = []
    var known: Set<String> = []
    for root in views.map(\.root) where known.insert(root.id).inserted { roots.append(root) }
    let result = LiveDocument.quietly {
      resolve(remedy, ids, chosen: chosen, in: roots, usesStandardSpacing: usesStandardSpacing)
    }
    return try result.get()
  }

  @MainActor
  private func resolve(
    _ remedy: InterfaceRemedy, _ ids: Set<String>, chosen: Set<String>, in roots: [InterfaceView],
    usesStandardSpacing: Bool
  ) -> Result<InterfaceOutcome, InterfaceCommandError> {
    let trust: InterfaceCommandRun.TrustedFrames =
      switch remedy {
      case .updateFrames: .none
      case .updateConstants where !chosen.isEmpty: .allBut(chosen)
      default: .confirmed
      }
    let run = InterfaceCommandRun(self, roots: roots, trusting: trust)
    switch remedy {
    case .updateFrames:
      if let error = run.conflictBehindFrames(of: ids) { return .failure(error) }
      return .success(run.finish(updating: ids, repairing: ids))
    case .updateConstants:
      run.updateConstants(of: ids)
      return .success(run.finish(repairing: ids))
    case .addMissing:
      run.addMissing(for: ids, chosen: chosen, usesStandardSpacing: usesStandardSpacing)
      return .success(run.finish(repairing: ids))
    case .reset:
      let released = run.clear(ids, keepingFrames: false)
      let affected = released.union(ids)
      run.addMissing(for: affected, chosen: chosen, released: released, usesStandardSpacing: usesStandardSpacing)
      return .success(run.finish(repairing: affected))
    case .clear:
      run.clear(ids, keepingFrames: true)
      return .success(run.finish())
    }
  }

  /// Checks that commands can be performed on the document.
  func requireCommands() throws(InterfaceCommandError) {
    guard usesAutoLayout else { throw .noAutoLayout }
    if let repeated = repeatedIdentifiers.first {
      throw .duplicateIdentifier(repeated.id, lines: repeated.lines)
    }
  }

  /// Returns the views of `scope` that are installed in the size classes of the canvas.
  private func views(in scope: InterfaceScope) throws(InterfaceCommandError) -> [InterfaceView] {
    try requireCommands()
    switch scope {
    case .views(let names):
      let selection = try InterfaceSelection(names, in: self)
      try selection.requireCount(1)
      return selection.views
    case .scene(let name):
      return try InterfaceNames(self).scene(called: name).views.filter { $0.isInstalled(under: traits) }
    case .all: return scenes.flatMap(\.views).filter { $0.isInstalled(under: traits) }
    }
  }
}
