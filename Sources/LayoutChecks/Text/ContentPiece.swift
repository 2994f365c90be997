// SPDX-License-Identifier: MIT

import Tinamou

/// Something that a user reads or touches, and where it is.
@MainActor
struct ContentPiece {
  /// The view that shows it.
  let view: UIView
  /// Where letters and pictures of it are, in the root's coordinates.
  let ink: CGRect
  /// Where it takes touches, in the root's coordinates; nil for what is only read.
  let touch: CGRect?
  /// The height of a line of its text; 0 for what has none.
  let lineHeight: CGFloat

  /// Where there is ink for certain: lines are empty above their capitals, and seldom full below the baseline.
  var letters: CGRect {
    CGRect(x: ink.minX, y: ink.minY + lineHeight * 0.2, width: ink.width, height: max(0, ink.height - lineHeight * 0.3))
  }

  /// The piece that `view` itself is; nil for a container, a picture or an empty text.
  init?(_ view: UIView, in layout: CheckedLayout) {
    guard view.bounds.width > 0, view.bounds.height > 0 else { return nil }
    let isControl = view is UIControl && view.isUserInteractionEnabled
    let letters = ShownText.rect(of: view)
    guard isControl || letters != nil else { return nil }
    self.view = view
    ink = layout.inRoot(letters ?? Self.drawnRect(of: view), of: view)
    touch = isControl ? layout.inRoot(view.bounds, of: view) : nil
    lineHeight = ShownText.label(of: view)?.font.lineHeight ?? 0
  }

  /// Where a control without text is drawn: an image button where its image is.
  private static func drawnRect(of view: UIView) -> CGRect {
    guard let button = view as? UIButton else { return view.bounds }
    guard let image = button.currentImage, image.size.width > 0 else { return .zero }
    let size = CGSize(
      width: min(image.size.width, view.bounds.width), height: min(image.size.height, view.bounds.height))
    return CGRect(
      x: view.bounds.midX - size.width / 2, y: view.bounds.midY - size.height / 2, width: size.width,
      height: size.height)
  }
}
