// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// The scale at which a view is drawn with everything in it, as the system does with the views of some sheets. Frames in it are compared as
/// they are without the scale, which is one difference and not one of each view.
@MainActor
struct Scaling {
  private let scale: Double
  /// The frame as it is drawn, in points, in the coordinates of the screen.
  private let drawn: Rectangle

  /// Creates the scale of a view; `nil` for a view that is drawn as large as it is.
  init?(of view: UIView, drawnAt frame: Rectangle) {
    guard let scale = Self.scale(of: view) else { return nil }
    self.scale = scale
    drawn = frame
  }

  /// Returns the scale of a view; `nil` for none, and for another transform.
  static func scale(of view: UIView) -> Double? {
    let scale = view.transform.a
    return scale == view.transform.d && scale != 1 && scale > 0 ? Double(scale) : nil
  }

  /// Returns a frame in the view, or that of the view, as it is without the scale.
  func unscaled(_ frame: Rectangle) -> Rectangle {
    let origin = (
      x: drawn.x + drawn.width / 2 * (1 - 1 / scale), y: drawn.y + drawn.height / 2 * (1 - 1 / scale)
    )
    return Rectangle(
      x: origin.x + (frame.x - drawn.x) / scale, y: origin.y + (frame.y - drawn.y) / scale, width: frame.width / scale,
      height: frame.height / scale)
  }
}
