// SPDX-License-Identifier: MIT

/// Draws a page as plain text.
final class WebPageView: UIView {
  var page: WebPage?
  var layout: WebPageLayout?

  init() {
    super.init(frame: .zero)
    isOpaque = false
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let page, let layout, let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.scaleBy(x: layout.scale, y: layout.scale)
    page.flow.draw(width: layout.width)
    context.restoreGState()
  }
}

/// The layout of a page at a width.
struct WebPageLayout: Equatable {
  /// The layout width, in CSS pixels.
  let width: CGFloat
  /// The size of the page, in CSS pixels.
  let size: CGSize
  /// The number of points per CSS pixel.
  let scale: CGFloat
}
