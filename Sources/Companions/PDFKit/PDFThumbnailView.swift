// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The direction of small pictures. Raw values are Apple's.
public enum PDFThumbnailLayoutMode: Int, Sendable {
  case vertical = 0
  case horizontal = 1
}

/// Shows small pictures of the pages of a document. Differs from iOS: a tap on one has no effect.
@preconcurrency @MainActor
open class PDFThumbnailView: UIView {
  private var pictures: [UIImageView] = []
  /// The view whose pages are shown. The default is `nil`.
  open weak var pdfView: PDFView? { didSet { setNeedsLayout() } }
  /// The size of the pictures, in points. The default is 50 by 50.
  open var thumbnailSize = CGSize(width: 50, height: 50) { didSet { setNeedsLayout() } }
  /// The direction of the pictures. The default is `vertical`.
  open var layoutMode = PDFThumbnailLayoutMode.vertical { didSet { setNeedsLayout() } }
  /// The room around the pictures, in points. The default is 2.
  open var contentInset = UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2) { didSet { setNeedsLayout() } }

  open override func layoutSubviews() {
    super.layoutSubviews()
    for picture in pictures { picture.removeFromSuperview() }
    let document = pdfView?.document
    let pages = (0..<(document?.pageCount ?? 0)).compactMap { document?.page(at: $0) }
    var place = CGPoint(x: contentInset.left, y: contentInset.top)
    pictures = pages.map { page in
      let picture = UIImageView(image: page.thumbnail(of: thumbnailSize, for: .cropBox))
      picture.frame.origin = place
      addSubview(picture)
      if layoutMode == .vertical {
        place.y = picture.frame.maxY + contentInset.bottom
      } else {
        place.x = picture.frame.maxX + contentInset.right
      }
      return picture
    }
  }
}
