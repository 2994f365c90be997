// SPDX-License-Identifier: MIT

import LayoutModel

extension LayoutHost {
  /// The size of the root's frame at the last solution, unrounded.
  var rootSize: (width: Double, height: Double) {
    let frame = engine.frame(of: item(for: root))
    return (frame.width, frame.height)
  }

  /// Makes the views and guides forget that this host asked about them.
  func forgetFittingItems() {
    for entry in entries {
      entry.view?.layoutItem.fitting = -1
      entry.guide?.layoutItem.fitting = -1
    }
  }
}
