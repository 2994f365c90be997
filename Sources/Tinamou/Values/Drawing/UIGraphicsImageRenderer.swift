// SPDX-License-Identifier: MIT

import Foundation

/// Makes images by drawing.
///
/// Differs from UIKit: an image is the list of what was drawn, sharp at every scale.
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle drawn in, in points.
  public let bounds: CGRect
  /// The facts of the images made.
  public let format: UIGraphicsImageRendererFormat

  /// A renderer for images of `size` points.
  public convenience init(size: CGSize) { self.init(bounds: CGRect(origin: .zero, size: size)) }

  /// A renderer for images of `size` points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// A renderer for images of a rectangle.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// A renderer for images of a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// The image of what `actions` draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return UIImage(drawing: context, size: bounds.size, scale: format.scale)
  }
}

/// The facts of images made by drawing.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The number of pixels per point.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
  /// Whether the image has no transparency. Kept only.
  open var opaque = false

  /// The usual facts.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// The usual facts.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// What is drawn into while an image is made.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context drawn into.
  public let cgContext: CGContext
  /// The facts of the image.
  public let format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Draws along the sides of a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Keeps what follows inside a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension UIImage {
  /// An image of what was recorded, from (0, 0) to `size` points.
  convenience init(drawing context: CGContext, size: CGSize, scale: CGFloat) {
    self.init(
      facts: Facts(
        content: .commands(context.commands), pixels: (Int(size.width * scale), Int(size.height * scale)), size: size,
        scale: scale))
  }
}

/// The sizes of the images begun by ``UIGraphicsBeginImageContextWithOptions(_:_:_:)``, kept for each thread.
private let imageContextSizesKey = "Tinamou.imageContextSizes"

/// Starts an image of `size` points and makes it the current context.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let density = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  var open = Thread.current.threadDictionary[imageContextSizesKey] as? [(CGSize, CGFloat)] ?? []
  open.append((size, density))
  Thread.current.threadDictionary[imageContextSizesKey] = open
  UIGraphicsPushContext(CGContext())
}

/// Starts an image of `size` points, one pixel a point, and makes it the current context.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// The image drawn so far; nil when none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let open = Thread.current.threadDictionary[imageContextSizesKey] as? [(CGSize, CGFloat)],
    let (size, scale) = open.last, let context = UIGraphicsGetCurrentContext()
  else { return nil }
  return UIImage(drawing: context, size: size, scale: scale)
}

/// Ends the image last begun.
public func UIGraphicsEndImageContext() {
  guard var open = Thread.current.threadDictionary[imageContextSizesKey] as? [(CGSize, CGFloat)], !open.isEmpty else {
    return
  }
  open.removeLast()
  Thread.current.threadDictionary[imageContextSizesKey] = open
  UIGraphicsPopContext()
}
