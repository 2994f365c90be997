// SPDX-License-Identifier: MIT

// Not called `CoreImage`: packages that ask `canImport(CoreImage)` would take it for Apple's.

public import Foundation
@_exported public import Tinamou

/// The way to make an image: from a bitmap or a color, by filters. Coordinates are pixels, from the lower left corner upward.
open class CIImage: NSObject {
  /// A step to an image.
  indirect enum Content: Sendable {
    case color(CGColor)
    case bitmap(CGImage)
    case modules(QRCode)
    case transformed(Content, CGAffineTransform)
    case cropped(Content, CGRect)
    case over(Content, below: Content)
    case recolored(QRCode, dark: CGColor, light: CGColor)
  }

  let content: Content
  /// The rectangle that the image fills; infinite for a color.
  public let extent: CGRect

  init(_ content: Content, extent: CGRect) { (self.content, self.extent) = (content, extent) }

  private convenience init(bitmap: CGImage) {
    self.init(.bitmap(bitmap), extent: CGRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height))
  }

  /// Creates an image from a bitmap.
  public convenience init(cgImage image: CGImage) { self.init(bitmap: image) }

  /// Creates an image from a bitmap.
  ///
  /// - Parameter options: Has no effect.
  public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) { self.init(bitmap: image) }

  /// Creates an image from one of UIKit; `nil` if that has no pixels.
  public convenience init?(image: UIImage) {
    guard let bitmap = image.cgImage, bitmap.width > 0, bitmap.height > 0 else { return nil }
    self.init(bitmap: bitmap)
  }

  /// Creates an image from one of UIKit; `nil` if that has no pixels.
  ///
  /// - Parameter options: Has no effect.
  public convenience init?(image: UIImage, options: [CIImageOption: Any]?) { self.init(image: image) }

  /// Creates an image from PNG or JPEG data; `nil` for other data.
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }

  /// Creates an image from a file; `nil` if that is not an image.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }

  /// Creates an image of one color without an end.
  public convenience init(color: CIColor) { self.init(.color(color.cgColor), extent: .infinite) }

  /// Returns an image of nothing.
  open class func empty() -> CIImage { CIImage(.color(UIColor.clear.cgColor), extent: .zero) }

  /// Returns the image moved, scaled or turned.
  open func transformed(by matrix: CGAffineTransform) -> CIImage {
    CIImage(.transformed(content, matrix), extent: extent.isInfinite ? extent : extent.applying(matrix))
  }

  /// Returns the part of the image in a rectangle.
  open func cropped(to rect: CGRect) -> CIImage {
    let part = extent.isInfinite ? rect : extent.intersection(rect)
    return CIImage(.cropped(content, part), extent: part.isNull ? .zero : part)
  }

  /// Returns the image over another one.
  open func composited(over dest: CIImage) -> CIImage {
    let whole = extent.isInfinite || dest.extent.isInfinite ? CGRect.infinite : extent.union(dest.extent)
    return CIImage(.over(content, below: dest.content), extent: whole)
  }

  /// Returns the image with the colors of its edges beyond them.
  ///
  /// Differs from iOS: there is nothing beyond the edges, and the rectangle stays as it is.
  open func clampedToExtent() -> CIImage { self }

  /// Returns what a filter makes of the image; the image itself if the filter makes nothing.
  open func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
    let all = params.merging([kCIInputImageKey: self]) { given, _ in given }
    return CIFilter(name: filterName, parameters: all)?.outputImage ?? self
  }
}

/// A setting of an image. None has an effect.
public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  /// The text, as in Core Image.
  public let rawValue: String
  /// Creates a setting from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The space of the colors.
  public static let colorSpace = CIImageOption(rawValue: "CIImageColorSpace")
  /// Whether the image is turned as its file says.
  public static let applyOrientationProperty = CIImageOption(rawValue: "CIImageApplyOrientationProperty")
}

extension UIImage {
  /// Creates an image that is drawn as one of Core Image.
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

  /// Creates an image that is drawn as one of Core Image, with a scale and an orientation. An image without an end is empty.
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let bitmap = CIContext().createCGImage(ciImage, from: ciImage.extent) {
      self.init(cgImage: bitmap, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }

  /// The image of Core Image. Always `nil`: images are made of bitmaps.
  public var ciImage: CIImage? { nil }
}
