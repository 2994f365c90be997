// SPDX-License-Identifier: MIT

import Foundation

/// Copies of an image with one property changed.
extension UIImage {
  func changing(_ change: (inout Properties) -> Void) -> UIImage {
    var copy = properties
    change(&copy)
    return UIImage(properties: copy)
  }
}

extension UIImage {
  /// Creates an image from the contents of `file`, whose name appears in messages.
  convenience init?(data: Data, scale: CGFloat, file: String?) {
    guard let properties = Properties(data: data, scale: scale, file: file) else { return nil }
    self.init(properties: properties)
  }
}

extension UIImage.Properties {
  /// Reads the properties of an image from PNG or JPEG data; `nil` for other data. A PDF file is a drawing: its
  /// first page. An SVG file is drawn with `scale` pixels per point.
  init?(data: Data, scale: CGFloat, file: String?) {
    if let file, file.lowercased().hasSuffix(".svg") {
      guard let (png, size) = VectorImages.png(ofSVG: data, scale: scale, file: file) else { return nil }
      let pixels = (Int(size.width * scale), Int(size.height * scale))
      self.init(content: .png(png), pixels: pixels, size: size, scale: scale, file: file)
      return
    }
    if let file, file.hasSuffix(".pdf"), let page = PDFDrawnPage(data) {
      let pixels = (Int(page.size.width * scale), Int(page.size.height * scale))
      self.init(content: .commands(page.commands), pixels: pixels, size: page.size, scale: scale, file: file)
      return
    }
    guard let header = ImageHeader(data), scale > 0 else { return nil }
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(header.orientation)
    let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.init(
      content: header.format == .png ? .png(data) : .jpeg(data), pixels: (header.width, header.height),
      size: isSideways ? CGSize(width: size.height, height: size.width) : size, scale: scale,
      orientation: header.orientation, file: file)
  }
}

extension UIImage.Orientation {
  /// The orientation mirrored horizontally.
  var mirrored: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .down: .downMirrored
    case .left: .rightMirrored
    case .right: .leftMirrored
    case .upMirrored: .up
    case .downMirrored: .down
    case .leftMirrored: .right
    case .rightMirrored: .left
    }
  }
}
