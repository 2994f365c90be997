// SPDX-License-Identifier: MIT

/// Lays out the paragraphs in the visible part of a document.
///
/// Source: Apple, `NSTextViewportLayoutController`.
open class NSTextViewportLayoutController: NSObject {
  /// The object that says what is visible, and shows the paragraphs. The default is `nil`.
  open weak var delegate: (any NSTextViewportLayoutControllerDelegate)?
  /// The layout manager.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The visible area at the last layout, in points, in the coordinates of the text container.
  open private(set) var viewportBounds = CGRect.zero
  /// The range of the visible paragraphs at the last layout; `nil` before that.
  open private(set) var viewportRange: NSTextRange?

  /// Creates a controller for the documents of a layout manager.
  public init(textLayoutManager: NSTextLayoutManager) {
    self.textLayoutManager = textLayoutManager
    super.init()
  }

  /// Passes the paragraphs that meet the visible area to the delegate.
  open func layoutViewport() {
    guard let delegate, let textLayoutManager else { return }
    viewportBounds = delegate.viewportBounds(for: self)
    viewportRange = nil
    delegate.textViewportLayoutControllerWillLayout(self)
    textLayoutManager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) { fragment in
      let frame = fragment.layoutFragmentFrame
      if frame.minY >= viewportBounds.maxY { return false }
      guard frame.maxY > viewportBounds.minY else { return true }
      viewportRange = viewportRange?.union(fragment.rangeInElement) ?? fragment.rangeInElement
      delegate.textViewportLayoutController(self, configureRenderingSurfaceFor: fragment)
      return true
    }
    delegate.textViewportLayoutControllerDidLayout(self)
  }

  /// Makes a place visible, as far as that moves the visible area.
  ///
  /// - Returns: The vertical position of its paragraph, in points.
  open func relocateViewport(to textLocation: any NSTextLocation) -> CGFloat {
    textLayoutManager?.textLayoutFragment(for: textLocation)?.layoutFragmentFrame.minY ?? 0
  }

  /// Moves the visible area. Has no effect: the delegate says what is visible.
  open func adjustViewport(byVerticalOffset verticalOffset: CGFloat) {}
}

/// The object that says what is visible of a document, and shows it.
///
/// Differs from UIKit: Swift on Linux has no optional requirements; the two notifications have default implementations instead.
public protocol NSTextViewportLayoutControllerDelegate: NSObjectProtocol {
  /// Returns the visible area, in points, in the coordinates of the text container.
  func viewportBounds(for textViewportLayoutController: NSTextViewportLayoutController) -> CGRect
  /// Called for each visible paragraph.
  func textViewportLayoutController(
    _ textViewportLayoutController: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment)
  /// Called before the paragraphs are passed. The default implementation does nothing.
  func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
  /// Called after the paragraphs were passed. The default implementation does nothing.
  func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController)
}

extension NSTextViewportLayoutControllerDelegate {
  /// Does nothing.
  public func textViewportLayoutControllerWillLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
  /// Does nothing.
  public func textViewportLayoutControllerDidLayout(_ textViewportLayoutController: NSTextViewportLayoutController) {}
}
