// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

/// The heights of bars that a scene holds by itself on a canvas.
@MainActor
struct CanvasHeldBars {
  private let environment: CanvasEnvironment

  init(_ environment: CanvasEnvironment) {
    self.environment = environment
  }

  private var rules: CanvasRules { environment.rules }

  /// The height of the home indicator's area, in points.
  private var homeIndicator: CGFloat { environment.screen.isPad ? 0 : environment.screen.safeArea.bottom }

  /// The height of a toolbar above a home indicator, in points.
  private static let toolbarAboveIndicator: CGFloat = 49

  /// Sets the height of a bar where it depends on its title or its position.
  func prepare(_ view: UIView, _ interface: InterfaceView) {
    switch interface.kind {
    case .navigationBar where rules.apply(.largeTitleBars) && interface.element.flag("largeTitles"):
      view.canvas.height = (view.canvas.height ?? 0) + BarMetrics.largeTitle
    case .toolbar where rules.apply(.toolbarAboveIndicator) && homeIndicator > 0:
      if ends(interface, at: .safeArea) { view.canvas.height = Self.toolbarAboveIndicator }
    case .tabBar where rules.apply(.tabBarOverIndicator) && homeIndicator > 0:
      if ends(interface, at: .screen) { view.canvas.height = (view.canvas.height ?? 0) + homeIndicator }
    default: break
    }
  }

  /// The edges at which a bar can end.
  private enum End { case safeArea, screen }

  /// Returns whether the document shows `bar` directly in the outermost view, which is as high as the screen, with its bottom at
  /// an edge.
  private func ends(_ bar: InterfaceView, at end: End) -> Bool {
    guard let root = bar.parent, root.parent == nil, let area = root.frame, let frame = bar.frame,
      let size = environment.screen.size, area.height == Double(size.height)
    else { return false }
    let edge = end == .screen ? area.height : area.height - Double(homeIndicator)
    return abs(frame.y + frame.height - edge) <= 1
  }
}
