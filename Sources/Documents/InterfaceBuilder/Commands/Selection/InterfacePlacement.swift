// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The source of the position of a view.
enum InterfacePlacement: Hashable {
  /// Constraints or its autoresizing mask, as for ordinary subviews.
  case free
  /// The stack view that it is arranged in.
  case arranged(by: String)
  /// Its container, in which it has a role: a cell's content view, a table's header or a prototype.
  case managed(by: String)
  /// Nothing in the document, because it is the top-level view.
  case root

  /// Whether a constraint on the view replaces its autoresizing mask.
  var isByConstraints: Bool { self == .free }
}

extension InterfaceView {
  /// The source of the view's position.
  var placement: InterfacePlacement {
    guard let container else { return .root }
    guard element.parent?.name == "subviews", element["key"] == nil else { return .managed(by: container.id) }
    return isArranged ? .arranged(by: container.id) : .free
  }

  /// The container for constraints: the nearest superview with an identifier. The content view of a collection view
  /// cell has none, so the cell takes its part.
  var container: InterfaceView? { chain.dropFirst().first }

  /// The freely positioned views in this one, in order.
  var members: [InterfaceView] { contents.filter { $0.placement == .free } }

  /// The top-level view that contains the view, or the view itself.
  package var root: InterfaceView {
    chain.last ?? self
  }

  /// The view and its superviews, innermost first.
  var chain: [InterfaceView] {
    [self]
      + element.ancestors.filter { Self.isView($0) && $0["id"] != nil }.map { InterfaceView($0, in: document) }
  }

  /// Returns whether the view and all its superviews are installed under `traits`.
  package func isInstalled(under traits: InterfaceTraits) -> Bool {
    zip(chain, chain.dropFirst()).allSatisfy { view, parent in
      !parent.element.excluded("subviews", under: traits).contains(view.id)
    }
  }

  /// The controller whose view it is; `nil` for other views.
  var controller: InterfaceController? {
    guard let element = element.parent, InterfaceController.isController(element) else { return nil }
    return InterfaceController(element, in: document)
  }
}
