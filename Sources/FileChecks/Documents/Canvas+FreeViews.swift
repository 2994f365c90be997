// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import Tinamou

extension Canvas {
  /// Gives cells and views of nibs, which are drawn at some height, the height that their content asks for: at run time a
  /// table or a superview finds that height in the same way.
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
  /// Whether a controller's view, so that it is as large as a screen; that of a nib is said by its owner's outlet.
  func fillsScreen(in scene: CanvasScene) -> Bool {
    if let view = scene.scene.controller?.view { return view.id == interface.id }
    return scene.scene.objects.contains { object in
      InterfaceConnection.all(of: object).contains { $0.property == "view" && $0.destination == interface.id }
    }
  }

  /// The sides that only the canvas gives: the height of a cell, both sides of a view that is no controller's.
  func freeAxes(fillsScreen: Bool) -> Set<FindingAxis> {
    switch interface.kind {
    case .tableViewCellContentView, .tableViewHeaderFooterContentView: [.vertical]
    case .collectionViewCell, .collectionViewCellContentView, .collectionReusableView: [.horizontal, .vertical]
    default: interface.parent == nil && !fillsScreen ? [.horizontal, .vertical] : []
    }
  }

  /// Takes on the height of the content at the present width, where there is a content that has one.
  fileprivate func fitHeight() {
    guard view.translatesAutoresizingMaskIntoConstraints, !view.subviews.isEmpty else { return }
    let width = view.bounds.width
    let fitting = view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let growth = fitting.height - view.bounds.height
    guard fitting.height > 0, abs(growth) > 0.01 else { return }
    // What is around the content grows with it, from the outside in, so that it is never beyond what holds it.
    var chain = [view]
    while let holder = chain.last?.superview, !(holder is UIScrollView), chain.count < 3 { chain.append(holder) }
    for holder in chain.reversed().dropLast() { holder.frame.size.height += growth }
    view.frame.size.height = fitting.height
  }
}

extension InterfaceView {
  /// Whether a cell of one of UIKit's styles places the view.
  var isStyledPartOfCell: Bool {
    guard let cell = element.ancestors.first(where: { $0.name == "tableViewCell" }), cell["style"] != nil else {
      return false
    }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }
}
