// SPDX-License-Identifier: MIT

import Foundation
import LayoutModel

/// A renderer that creates images from drawing code.
///
/// Differs from UIKit: an image stores the recorded commands and is sharp at every scale.
open class UIGraphicsImageRenderer: NSObject {
  /// The rectangle of the image in the drawing coordinates, in points.
  open private(set) var bounds: CGRect
  /// The format of the images.
  open private(set) var format: UIGraphicsImageRendererFormat

  /// Creates a renderer for images of `size` points.
  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for images of `size` points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    bounds = CGRect(origin: .zero, size: size)
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// Creates a renderer for images of the rectangle `bounds`, in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsImageRendererFormat()) }

  /// Creates a renderer for images of the rectangle `bounds`, in points.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
    format.bounds = bounds
  }

  /// Returns the image that `actions` draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(imageOf: bounds.size, scale: format.scale)
    if bounds.origin != .zero { context.translateBy(x: -bounds.minX, y: -bounds.minY) }
    UIGraphicsPushContext(context)
    actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
    UIGraphicsPopContext()
    return UIImage(drawing: context, size: bounds.size, scale: format.scale)
  }

  /// Returns the contents of a PNG file with what `actions` draws.
  ///
  /// Differs from UIKit: the module `Pictures` draws the image, and the data is empty in a program without it.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the contents of a file with what `actions` draws.
  ///
  /// Differs from UIKit: the contents are those of ``pngData(actions:)``; the quality is ignored.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The format of an image renderer.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point. The default is that of the current traits, at least 1.
  open var scale: CGFloat = max(UITraitCollection.current.displayScale, 1)
  /// Creates a format with the default values.
  public override init() { super.init() }

  /// Creates a format for traits: the scale is theirs, or that of the current ones.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }

  /// Whether the image is opaque. The default is `false`. Stored; has no effect.
  open var opaque = false

  /// Whether colors outside sRGB are kept. The default is `false`. Stored; has no effect.
  open var prefersExtendedRange = false
  /// The range of colors. The default is `.standard`. Stored; has no effect.
  open var preferredRange = Range.standard

  /// A range of colors. Raw values are UIKit's.
  public enum Range: Int, Sendable {
    case unspecified = -1
    case automatic = 0
    case extended = 1
    case standard = 2
  }

  /// Returns a format with the default values.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }

  /// Returns a format with the default values.
  open class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// The drawing environment of an image renderer.
open class UIGraphicsImageRendererContext: NSObject {
  /// The graphics context.
  open private(set) var cgContext: CGContext
  /// The format of the image.
  open private(set) var format: UIGraphicsImageRendererFormat

  init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
    self.cgContext = cgContext
    self.format = format
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }

  /// Intersects the clipping area with a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

extension CGContext {
  /// Creates the context of an image of `size` points with some pixels per point.
  fileprivate convenience init(imageOf size: CGSize, scale: CGFloat) {
    self.init()
    bitmapSize = (Int(saturating: Double(size.width * scale)), Int(saturating: Double(size.height * scale)))
    bitmapScale = scale
  }
}

extension UIImage {
  /// Creates an image of recorded commands, from (0, 0) to `size` points.
  convenience init(drawing context: CGContext, size: CGSize, scale: CGFloat) {
    self.init(
      properties: Properties(
        content: .commands(context.commands),
        pixels: (Int(saturating: Double(size.width * scale)), Int(saturating: Double(size.height * scale))), size: size,
        scale: scale))
  }
}

/// The key of the sizes of the images begun by ``UIGraphicsBeginImageContextWithOptions(_:_:_:)`` on each thread.
private let imageContextSizesKey = "Tinamou.imageContextSizes"

/// Begins an image of `size` points and makes its context current.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let density = scale > 0 ? scale : max(UITraitCollection.current.displayScale, 1)
  var open = Thread.current.threadDictionary[imageContextSizesKey] as? [(CGSize, CGFloat)] ?? []
  open.append((size, density))
  Thread.current.threadDictionary[imageContextSizesKey] = open
  UIGraphicsPushContext(CGContext(imageOf: size, scale: density))
}

/// Begins an image of `size` points with one pixel per point and makes its context current.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Returns the image drawn so far; `nil` if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let open = Thread.current.threadDictionary[imageContextSizesKey] as? [(CGSize, CGFloat)],
    let (size, scale) = open.last, let context = UIGraphicsGetCurrentContext()
  else { return nil }
  return UIImage(drawing: context, size: size, scale: scale)
}

/// Ends the image that was begun last.
public func UIGraphicsEndImageContext() {
  guard var open = Thread.current.threadDictionary[imageContextSizesKey] as? [(CGSize, CGFloat)], !open.isEmpty else {
    return
  }
  open.removeLast()
  Thread.current.threadDictionary[imageContextSizesKey] = open
  UIGraphicsPopContext()
}

/// The format of a renderer.
open class UIGraphicsRendererFormat: NSObject {
  /// The rectangle of the drawing, in points; zero for a format that no renderer has used.
  open internal(set) var bounds = CGRect.zero

  /// Creates a format with the default values.
  public override init() { super.init() }
}
