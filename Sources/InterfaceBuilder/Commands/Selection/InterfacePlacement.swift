// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// What decides where a view is.
enum InterfacePlacement: Hashable {
  /// Constraints or its mask: it is a subview among others.
  case free
  /// The stack view that it is arranged in.
  case arranged(by: String)
  /// What it is in, in a role of its own: a cell's content view, a table's header, a prototype.
  case managed(by: String)
  /// Nothing in the document: it is the outermost view.
  case root

  /// Whether a constraint on the view takes it away from its mask.
  var isByConstraints: Bool { self == .free }
}

extension InterfaceView {
  /// What decides where the view is.
  var placement: InterfacePlacement {
    guard let container else { return .root }
    guard element.parent?.name == "subviews", element["key"] == nil else { return .managed(by: container.id) }
    return isArranged ? .arranged(by: container.id) : .free
  }

  /// The view that it is in, as far as constraints know: the nearest with an identifier. The content view of a
  /// collection's cell has none, and the cell stands for it.
  var container: InterfaceView? { chain.dropFirst().first }

  /// The views that are placed freely in this one, in order.
  var members: [InterfaceView] { contents.filter { $0.placement == .free } }

  /// The outermost view that it is in, or itself.
  package var root: InterfaceView {
    chain.last ?? self
  }

  /// The view and the views it is in, from the inside out.
  var chain: [InterfaceView] {
    [self]
      + element.ancestors.filter { Self.isView($0) && $0["id"] != nil }.map { InterfaceView($0, in: document) }
  }

  /// Whether the view and all that it is in are there under `traits`.
  package func isInstalled(under traits: InterfaceTraits) -> Bool {
    zip(chain, chain.dropFirst()).allSatisfy { view, parent in
      !parent.element.excluded("subviews", under: traits).contains(view.id)
    }
  }

  /// The controller whose view it is; nil for a view that is no controller's.
  var controller: InterfaceController? {
    guard let element = element.parent, InterfaceController.isController(element) else { return nil }
    return InterfaceController(element, in: document)
  }
}
