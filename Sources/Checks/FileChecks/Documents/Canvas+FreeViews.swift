// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import LayoutModel
import Tinamou

extension Canvas {
  /// Resizes cells and the views of nibs, whose drawn height is arbitrary, to the height that fits their content, as a
  /// table or superview does at run time.
  package func fitFreeViews() {
    for scene in scenes {
      for view in scene.views where view.freeAxes(fillsScreen: view.fillsScreen(in: scene)).contains(.vertical) {
        view.fitHeight()
      }
      for root in scene.roots { root.view.layoutIfNeeded() }
    }
  }
}

extension CanvasView {
  /// Returns whether the view is a view controller's view and so fills the screen. In a nib, the `view` outlet of the
  /// owner decides.
  func fillsScreen(in scene: CanvasScene) -> Bool { scene.scene.isView(interface) }

  /// Returns the axes along which only the canvas determines the size: the height of a cell, and both axes of a view
  /// that no view controller owns.
  func freeAxes(fillsScreen: Bool) -> Set<LayoutAxis> {
    switch interface.kind {
    case .tableViewCellContentView, .tableViewHeaderFooterContentView: [.vertical]
    case .collectionViewCell, .collectionViewCellContentView, .collectionReusableView: [.horizontal, .vertical]
    default: interface.isInBarItem || interface.parent == nil && !fillsScreen ? [.horizontal, .vertical] : []
    }
  }

  /// Resizes the view to the height that its content needs at the current width, if there is one.
  fileprivate func fitHeight() {
    guard view.translatesAutoresizingMaskIntoConstraints, !view.subviews.isEmpty else { return }
    let width = view.bounds.width
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let growth = fitting.height - view.bounds.height
    guard fitting.height > 0, abs(growth) > 0.01 else { return }
    // The superviews grow with the content, outermost first, so that the content never extends beyond them.
    var chain = [view]
    while let holder = chain.last?.superview, !(holder is UIScrollView), chain.count < 3 { chain.append(holder) }
    for holder in chain.reversed().dropLast() { holder.frame.size.height += growth }
    view.frame.size.height = fitting.height
  }
}

extension InterfaceView {
  /// Whether the view is the custom view of an item in a bar, or inside it.
  var isInBarItem: Bool { element.ancestors.contains { $0.name == "barButtonItem" } }

  /// Whether the text is in a named font that is neither on iOS nor registered.
  @MainActor
  var hasUnmeasuredFont: Bool {
    guard let name = element.element(key: "fontDescription")?["name"] else { return false }
    return UIFont(name: name, size: 17) == nil
  }

  /// Whether a cell with one of UIKit's styles positions the view.
  var isStyledPartOfCell: Bool {
    guard let cell = element.ancestors.first(where: { $0.name == "tableViewCell" }), cell["style"] != nil else {
      return false
    }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }
}
