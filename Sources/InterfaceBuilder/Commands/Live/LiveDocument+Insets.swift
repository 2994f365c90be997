// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

extension LiveDocument {
  /// Takes the margins, safe areas and bars that the stored frames of `roots` imply in place of the predicted ones.
  ///
  /// - Parameter suspects: The views whose frames may have been changed since; nil where any may.
  package func takeImpliedInsets(of roots: [InterfaceView], suspects: Set<String>?) {
    let layouts = roots.map { (root: $0, stored: layout(of: $0, framesFrom: .document)) }
    let implied = ImpliedInsets(document, layouts, suspects: suspects)
    guard implied != insets else { return }
    insets = implied
    apply(implied)
    layOut()
  }

  /// Puts `insets` in the place of what was predicted, guides before the margins that may begin there.
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
  /// The inset of a side; leading is left, as only documents that run from left to right imply insets.
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
