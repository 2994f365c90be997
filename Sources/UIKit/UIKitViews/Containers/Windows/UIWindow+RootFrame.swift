// SPDX-License-Identifier: MIT

extension UIWindow {
  /// Gives the root view the frame of the window by constraints, if its mask does not give it one.
  ///
  /// Source: Facts, “Recorded snapshots”.
  func encloseRootView() {
    guard let view = rootViewController?.viewIfLoaded, view.superview === self,
      !view.translatesAutoresizingMaskIntoConstraints
    else {
      if !rootFrameConstraints.isEmpty { NSLayoutConstraint.deactivate(rootFrameConstraints) }
      rootFrameConstraints = []
      return
    }
    if rootFrameConstraints.first?.firstItem !== view {
      NSLayoutConstraint.deactivate(rootFrameConstraints)
      rootFrameConstraints = Self.frameConstraints(of: view, in: self)
      NSLayoutConstraint.activate(rootFrameConstraints)
    }
    let sizes = [bounds.width, bounds.height]
    for (constraint, size) in zip(rootFrameConstraints, sizes) where constraint.constant != size {
      constraint.constant = size
    }
  }

  private static func frameConstraints(of view: UIView, in window: UIWindow) -> [NSLayoutConstraint] {
    let sizes: [(NSLayoutConstraint.Attribute, String)] = [(.width, "Width"), (.height, "Height")]
    let edges: [(NSLayoutConstraint.Attribute, String)] = [(.left, "Left"), (.top, "Top")]
    let constraints =
      sizes.map {
        NSLayoutConstraint(
          item: view, attribute: $0.0, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
          constant: 0)
      }
      + edges.map {
        NSLayoutConstraint(
          item: view, attribute: $0.0, relatedBy: .equal, toItem: window, attribute: $0.0, multiplier: 1, constant: 0)
      }
    for (constraint, (_, name)) in zip(constraints, sizes + edges) {
      constraint.identifier = "UIView-Encapsulated-Layout-" + name
    }
    return constraints
  }
}
