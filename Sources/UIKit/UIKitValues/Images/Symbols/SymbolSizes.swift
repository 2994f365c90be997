// SPDX-License-Identifier: MIT

import Foundation

/// The sizes of symbols that recorded documents show, in multiples of the font size.
///
/// Source of the proportions: the `image` elements of documents in Interface Builder's format. Source of the lengths: views with the
/// size of their symbol ("chevron.right" 12.5 × 16.5 at 17 points, "memories" 28.5 × 24.5 and "square.and.pencil" 26.5 × 25 at 22
/// points, "timer" 14 × 14 at 12 points), and for "ladybug", "square.and.arrow.up" and "square.resize" the difference between the
/// frame of an image view and its alignment rectangle; for the others, the length of the longer side is estimated.
package enum SymbolSizes {
  /// Returns the size of a symbol; `nil` if it is not recorded.
  package static func recorded(_ name: String) -> CGSize? { all[name].map { CGSize(width: $0.0, height: $0.1) } }

  private static let all: [String: (CGFloat, CGFloat)] = [
    "bell.badge": (1.09, 1.19), "bell.slash.fill": (1.106, 1.19), "camera.fill": (1.36, 1), "camera": (1.36, 1),
    "car": (1.36, 0.99), "chevron.backward": (0.735, 0.97), "chevron.forward": (0.735, 0.97),
    "chevron.left": (0.735, 0.97), "chevron.right": (0.735, 0.97), "doc.text.fill": (1.07, 1.19),
    "doc.text": (1.07, 1.19),
    "doc": (1.07, 1.19), "doc.fill": (1.07, 1.19), "document": (1.07, 1.19), "document.fill": (1.07, 1.19),
    "dot.radiowaves.right": (1.05, 1.15), "ladybug": (1.31, 1.31), "line.3.horizontal": (1.19, 0.595),
    "line.3.horizontal.decrease": (1.19, 0.68), "line.horizontal.3": (1.19, 0.595),
    "line.horizontal.3.decrease": (1.19, 0.68), "memories": (1.3, 1.09), "pause.fill": (0.94, 1.04),
    "phone.down.fill": (1.48, 0.6), "pin.fill": (0.97, 1.07), "play.fill": (0.97, 1.07), "play": (0.97, 1.07),
    "square.and.arrow.up": (1.106, 1.31), "square.and.pencil": (1.215, 1.12), "square.resize": (1.143, 1.036),
    "text.document": (1.07, 1.19),
    "text.document.fill": (1.07, 1.19),
  ]
}
