// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel
import Tinamou

extension MissingConstraints {
  /// Determines the frames of `views`, which are all in `container`, along `axis`.
  func settle(_ views: [InterfaceView], in container: InterfaceView, along axis: LayoutAxis) {
    var pending = views.filter {
      !undetermined(of: $0.id, along: axis).isEmpty || touched[axis]?.contains($0.id) == true
    }
    guard !pending.isEmpty else { return }
    touched[axis]?.formUnion(pending.map(\.id))
    settleShares(among: pending, in: container, along: axis)
    pending.removeAll { isSettled($0, along: axis) }
    let search = ConstraintSearch(self, pending, in: container, along: axis)
    // Constraints that keep the stored layout are tried first. If there are none, any constraint that determines the
    // view is accepted.
    for mustFit in [true, false] { search.settle(mustFit: mustFit) }
  }

  /// Returns whether `view` is not ambiguous and has the stored size.
  func isSettled(_ view: InterfaceView, along axis: LayoutAxis) -> Bool {
    undetermined(of: view.id, along: axis).isEmpty && sizeFits(view, along: axis)
  }
}
