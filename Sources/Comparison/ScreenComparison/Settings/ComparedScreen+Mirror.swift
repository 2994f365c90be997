// SPDX-License-Identifier: MIT

import LayoutModel

extension ComparedScreen {
  /// The screen as a mirror shows it, for a comparison of two directions: what is only mirrored is then the same.
  package var mirrored: ComparedScreen {
    var copy = self
    // The outermost view is the screen, or as wide as its content.
    guard let width = elements.first(where: { $0.superview == nil })?.frame?.width else { return copy }
    for index in copy.elements.indices {
      guard let frame = copy.elements[index].frame else { continue }
      copy.elements[index].frame?.x = width - frame.x - frame.width
    }
    if case .list(var insets)? = copy.properties["safeArea"], insets.count == 4 {
      insets.swapAt(1, 3)
      copy.properties["safeArea"] = .list(insets)
    }
    return copy
  }
}
