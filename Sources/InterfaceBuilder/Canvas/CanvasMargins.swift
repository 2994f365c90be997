// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The margins that views have on a canvas without being told.
@MainActor
struct CanvasMargins {
  let document: InterfaceDocument
  let screen: CanvasScreen

  init(_ document: InterfaceDocument, screen: CanvasScreen) {
    self.document = document
    self.screen = screen
  }

  /// Gives `view` the margins that the system sets for its place.
  func prepare(_ view: UIView, _ interface: InterfaceView, isRoot: Bool, in scene: InterfaceScene) {
    guard interface.margins == nil else { return }
    switch interface.kind {
    case .tableViewCellContentView: prepareCellContent(view, interface)
    case .tableViewCell, .collectionReusableView: break
    case .collectionViewCell where isRoot, nil where isRoot: setSides(of: view, top: 8, bottom: 8)
    default: if isRoot { setSides(of: view, top: 0, bottom: 0) }
    }
  }

  /// The outermost view has more room at the sides, the wider the more.
  private func setSides(of view: UIView, top: CGFloat, bottom: CGFloat) {
    let side: CGFloat = view.bounds.width < 400 ? 16 : 20
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(top: top, leading: side, bottom: bottom, trailing: side)
  }

  private func prepareCellContent(_ view: UIView, _ interface: InterfaceView) {
    let version = document.toolsVersion.number
    if version < 13500 { return }
    let width = interface.parent?.parent?.frame?.width ?? interface.parent?.frame?.width ?? 375
    let side: CGFloat = width < 393 ? 16 : 20
    let accessory = interface.parent?.element["accessoryType"]
    view.preservesSuperviewLayoutMargins = false
    view.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 11, leading: side, bottom: version < 14800 ? 10.5 : 11, trailing: accessory == nil ? side : 8)
  }
}
