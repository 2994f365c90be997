// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The views that a command applies to, validated for the requirements of all commands.
struct InterfaceSelection {
  /// The views in the order in which they were named. Others are aligned with the first one.
  let views: [InterfaceView]

  /// Creates a selection of validated views.
  init(views: [InterfaceView]) { self.views = views }

  /// Creates a selection of named views, each by identifier, or by label or text if only one view has it.
  ///
  /// - Throws: ``InterfaceCommandError`` for the first name that is unknown, ambiguous or repeated.
  init(_ names: [String], in document: InterfaceDocument) throws(InterfaceCommandError) {
    try document.requireCommands()
    var views: [InterfaceView] = []
    var known: Set<String> = []
    let allNames = InterfaceNames(document)
    for name in names {
      let view = try allNames.view(called: name)
      guard known.insert(view.id).inserted else { throw .repeated(name) }
      guard view.isInstalled(under: document.traits) else { throw .notInstalled(name) }
      views.append(view)
    }
    self.views = views
  }

  /// Checks the number of views.
  ///
  /// - Throws: ``InterfaceCommandError`` if there are fewer than `count` views.
  func requireCount(_ count: Int) throws(InterfaceCommandError) {
    guard views.count >= count else { throw .tooFewViews(needed: count, found: views.count) }
  }

  /// Checks that constraints can position the views.
  ///
  /// - Throws: ``InterfaceCommandError`` for a view that something else positions.
  func requireMovable() throws(InterfaceCommandError) {
    try requireSizable()
    for view in views {
      if case .arranged(let stack) = view.placement { throw .arranged(view.id, by: stack) }
    }
  }

  /// Checks that constraints can size the views.
  ///
  /// - Throws: ``InterfaceCommandError`` for a view that constraints cannot size.
  func requireSizable() throws(InterfaceCommandError) {
    for view in views {
      switch view.placement {
      case .root: throw .noSuperview(view.id)
      case .managed(let container): throw .managed(view.id, by: container)
      case .free, .arranged: break
      }
      guard view.frame != nil else { throw .noFrame(view.id) }
    }
  }

  /// Returns the innermost common superview. It is one of the views only if that view contains the others.
  ///
  /// - Throws: ``InterfaceCommandError`` if two views are in different scenes.
  func commonContainer() throws(InterfaceCommandError) -> InterfaceView {
    guard let first = views.first else { throw .tooFewViews(needed: 1, found: 0) }
    var shared = first.chain
    for view in views.dropFirst() {
      let chain = Set(view.chain.map(\.id))
      shared = shared.filter { chain.contains($0.id) }
      guard !shared.isEmpty else { throw .separate(first.id, view.id) }
    }
    return shared[0]
  }
}
