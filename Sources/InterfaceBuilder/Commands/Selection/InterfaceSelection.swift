// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// Views that a command is for, checked for what every command needs of them.
struct InterfaceSelection {
  /// The views in the order in which they were named; the first is the one others are aligned with.
  let views: [InterfaceView]

  /// A selection of views that have been checked already.
  init(views: [InterfaceView]) { self.views = views }

  /// The views called `names`, each by identifier, or by label or text where only one view has it.
  ///
  /// - Throws: ``InterfaceCommandError`` for the first name that is none, is ambiguous, or is there twice.
  init(_ names: [String], in document: InterfaceDocument) throws(InterfaceCommandError) {
    guard document.usesAutoLayout else { throw .noAutoLayout }
    var views: [InterfaceView] = []
    for name in names {
      let view = try InterfaceNames(document).view(called: name)
      guard !views.contains(where: { $0.id == view.id }) else { throw .repeated(name) }
      guard view.isInstalled(under: document.traits) else { throw .notInstalled(name) }
      views.append(view)
    }
    self.views = views
  }

  /// - Throws: an error where there are fewer than `count` views.
  func requireCount(_ count: Int) throws(InterfaceCommandError) {
    guard views.count >= count else { throw .tooFewViews(needed: count, found: views.count) }
  }

  /// - Throws: an error for a view that constraints cannot move, because something else places it.
  func requireMovable() throws(InterfaceCommandError) {
    try requireSizable()
    for view in views {
      if case .arranged(let stack) = view.placement { throw .arranged(view.id, by: stack) }
    }
  }

  /// - Throws: an error for a view that constraints cannot give a size.
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

  /// The innermost view that all are in, other than any one of them unless it contains the others.
  ///
  /// - Throws: an error where two views are in different scenes.
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
