// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

extension LiveDocument {
  /// Replaces the predicted margins, safe areas and bars by those that the stored frames of `roots` imply.
  ///
  /// - Parameters:
  ///   - roots: The top-level views.
  ///   - changedViews: The views whose frames may have changed since they were stored; `nil` if any may have.
  package func takeImpliedInsets(of roots: [InterfaceView], changedViews: Set<String>?) {
    let layouts = roots.map { (root: $0, stored: layout(of: $0, framesFrom: .document)) }
    let implied = ImpliedInsets(document, layouts, changedViews: changedViews)
    guard implied != insets else { return }
    insets = implied
    apply(implied)
    layOut()
  }

  /// Applies `insets` in place of the predicted ones, guides before the margins that can start at them.
  func apply(_ insets: ImpliedInsets) {
    for (edge, value) in insets.values where edge.kind != .margin {
      guard let guide = canvas.guides[edge.item], let view = guide.owningView else { continue }
      if edge.kind == .bars {
        let height = view.constraints.first { $0.firstItem === guide && $0.firstAttribute == .height }
        height?.constant = CGFloat(value)
      } else {
        var safeArea = view.safeAreaInsets
        safeArea[edge.side] = CGFloat(value)
        view.canvas.safeArea = safeArea
        view.canvasDidChange()
      }
    }
    for (edge, value) in insets.values where edge.kind == .margin {
      guard let view = views[edge.item] else { continue }
      var margins = view.layoutMargins
      margins[edge.side] = CGFloat(value)
      view.insetsLayoutMarginsFromSafeArea = false
      view.preservesSuperviewLayoutMargins = false
      view.layoutMargins = margins
    }
  }
}

extension UIEdgeInsets {
  /// The inset of a side. Leading is left, because insets are derived only from left-to-right documents.
  fileprivate subscript(side: InterfaceSide) -> CGFloat {
    get {
      switch side {
      case .top: top
      case .leading: left
      case .bottom: bottom
      case .trailing: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .leading: left = newValue
      case .bottom: bottom = newValue
      case .trailing: right = newValue
      }
    }
  }
}
