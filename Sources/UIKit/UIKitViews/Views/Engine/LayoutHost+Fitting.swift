// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutHost {
  /// The size of the root's frame in the last solution, in points, before rounding.
  var rootSize: (width: Double, height: Double) {
    let frame = engine.frame(of: item(for: root))
    return (frame.width, frame.height)
  }

  /// The number of fitting computations that are under way, one in the other.
  private static var depth = 0

  /// Computes a fitting size, in points, before rounding.
  ///
  /// The computation asks views for their content sizes, and a view may compute a fitting size for its own. Items have the
  /// index of one fitting host only, so those below the inner root get their indexes in the outer host again afterward.
  static func fittingSize(of root: UIView, _ role: Role, keepsWrappedWidths: Bool) -> (width: Double, height: Double) {
    let outerItems = depth > 0 ? takeFittingItems(below: root) : []
    depth += 1
    ConflictReports.beginPass()
    defer {
      ConflictReports.endPass()
      depth -= 1
    }
    defer { for (item, index) in outerItems { item.layoutItem.fitting = index } }
    // A computation inside this one makes a host of its own.
    let kept = root.fittingHost
    root.fittingHost = nil
    if let kept, let size = kept.repeatedSize(role, keepsWrappedWidths: keepsWrappedWidths) {
      root.fittingHost = kept
      return size
    }
    let host = LayoutHost(for: root, role: role, keepsWrappedWidths: keepsWrappedWidths)
    // A host is kept only for views that are measured repeatedly.
    let mayRepeat = root.marks.contains(.wasFitted)
    root.marks.insert(.wasFitted)
    if mayRepeat { host.noteViews() }
    host.solve()
    if mayRepeat, host.canBeRepeated() {
      host.noteConstraints()
      root.fittingHost = host
    }
    let size = host.rootSize
    host.releaseItems()
    return size
  }

  /// Removes the views and guides below `root` from the fitting host under way, and returns them with their indexes in it.
  private static func takeFittingItems(below root: UIView) -> [(item: any LayoutItemReference, index: Int32)] {
    var taken: [(item: any LayoutItemReference, index: Int32)] = []
    func take(_ item: any LayoutItemReference) {
      guard item.layoutItem.fitting >= 0 else { return }
      taken.append((item, item.layoutItem.fitting))
      item.layoutItem.fitting = -1
    }
    root.forEachBelow { view in
      take(view)
      view.layoutGuides.forEach(take)
      view.uncommon?.margins.systemGuides?.values.forEach(take)
    }
    return taken
  }
}
