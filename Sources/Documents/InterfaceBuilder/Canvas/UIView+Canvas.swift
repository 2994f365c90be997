// SPDX-License-Identifier: MIT

import Tinamou

extension UIView {
  /// The sizes, alignment insets and safe area that the canvas gives the view instead of its own.
  var canvas: MeasurementOverrides { measurementOverrides }

  /// Makes layout use values of the canvas that have changed.
  func canvasDidChange() { measurementOverridesDidChange() }
}
