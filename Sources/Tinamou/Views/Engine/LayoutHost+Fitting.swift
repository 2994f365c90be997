// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutHost {
  /// The size of the root's frame in the last solution, in points, before rounding.
  var rootSize: (width: Double, height: Double) {
    let frame = engine.frame(of: item(for: root))
    return (frame.width, frame.height)
  }

  /// Removes the references to this fitting host from its views and guides.
  func forgetFittingItems() {
    for entry in entries {
      entry.view?.layoutItem.fitting = -1
      entry.guide?.layoutItem.fitting = -1
    }
  }
}
