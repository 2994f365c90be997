// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// What covers the views of a canvas: the shape of the screen and the bars of the controllers around a scene.
@MainActor
struct CanvasBars {
  let document: InterfaceDocument
  let screen: CanvasScreen

  init(_ document: InterfaceDocument, screen: CanvasScreen) {
    self.document = document
    self.screen = screen
  }

  /// The safe area of an outermost view.
  func safeArea(of root: InterfaceView, in scene: InterfaceScene) -> UIEdgeInsets {
    screen.safeArea
  }

  /// The lengths of the guides at the top and at the bottom.
  func guides(in scene: InterfaceScene) -> (top: CGFloat, bottom: CGFloat) {
    (screen.safeArea.top, screen.safeArea.bottom)
  }
}
