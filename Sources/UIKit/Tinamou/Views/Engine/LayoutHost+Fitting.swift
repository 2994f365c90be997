// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutHost {
  /// The size of the root's frame in the last solution, in points, before rounding.
  var rootSize: (width: Double, height: Double) {
    let frame = engine.frame(of: item(for: root))
    return (frame.width, frame.height)
  }

  /// The host of the fitting computation that is under way.
  private static var current: LayoutHost?

  /// Computes a fitting size, in points, before rounding.
  ///
  /// The computation asks views for their content sizes, and a view may compute a fitting size for its own. Items have the
  /// index of one fitting host only, so the outer computation's items get theirs again after the inner one.
  static func fittingSize(of root: UIView, _ role: Role) -> (width: Double, height: Double) {
    let outer = current
    outer?.setFittingItems { _ in -1 }
    let host = LayoutHost(for: root, role: role)
    current = host
    host.solve()
    let size = host.rootSize
    host.setFittingItems { _ in -1 }
    outer?.setFittingItems { $0 }
    current = outer
    return size
  }

  /// Sets the index that views and guides have in fitting hosts, from the index that they have in this one.
  private func setFittingItems(_ index: (Int32) -> Int32) {
    for (position, entry) in entries.enumerated() {
      entry.view?.layoutItem.fitting = index(Int32(position))
      entry.guide?.layoutItem.fitting = index(Int32(position))
    }
  }
}
