// SPDX-License-Identifier: MIT

import Tinamou

/// Something that a user reads or touches, and its frame.
@MainActor
struct ContentPiece {
  /// The view that shows it.
  let view: UIView
  /// The frame of its letters and images, in the root's coordinates.
  let ink: CGRect
  /// The area that takes touches, in the root's coordinates; `nil` for content that takes none.
  let touch: CGRect?
  /// The height of a line of its text; 0 if it has no text.
  let lineHeight: CGFloat

  /// The area that certainly contains ink: lines are empty above their capitals and seldom filled below the baseline.
  var letters: CGRect {
    CGRect(x: ink.minX, y: ink.minY + lineHeight * 0.2, width: ink.width, height: max(0, ink.height - lineHeight * 0.3))
  }

  /// Creates the piece of `view`; `nil` for a container, an image view or an empty text.
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

  /// Returns the drawn area of a control without text, such as the image of a button.
  private static func drawnRect(of view: UIView) -> CGRect {
    guard let button = view as? UIButton else { return view.bounds }
    guard let image = button.currentImage, image.size.width > 0 else { return .zero }
    // The same functions place the image when the button draws.
    return button.imageRect(forContentRect: button.contentRect(forBounds: button.bounds))
  }
}
