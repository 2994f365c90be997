// SPDX-License-Identifier: MIT

import Foundation

extension CGContext {
  /// Creates a context of a bitmap's size.
  ///
  /// Differs from Core Graphics: what is drawn is recorded, and no bytes are written to `data`. As in Core Graphics, y points up.
  ///
  /// - Returns: `nil` for a size that is not positive.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard width > 0, height > 0 else { return nil }
    self.init()
    bitmapSize = (width, height)
    concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
  }

  /// The width of the bitmap, in pixels; 0 for contexts of views.
  public var width: Int { bitmapSize?.width ?? 0 }
  /// The height of the bitmap, in pixels; 0 for contexts of views.
  public var height: Int { bitmapSize?.height ?? 0 }
  /// The bytes of the bitmap. Always `nil`: drawing is recorded.
  public var data: UnsafeMutableRawPointer? { nil }
  /// The number of bytes of a row of the bitmap.
  public var bytesPerRow: Int { width * 4 }
  /// The number of bits of a component. Always `8`.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel. Always `32`.
  public var bitsPerPixel: Int { 32 }
  /// The color space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// Returns an image of what has been drawn into the bitmap; `nil` for contexts of views, and of images with several pixels per point.
  public func makeImage() -> CGImage? {
    guard let bitmapSize, bitmapScale == 1 else { return nil }
    return CGImage(content: .commands(commands), width: bitmapSize.width, height: bitmapSize.height)
  }

  /// The quality of scaled images. Stored; has no effect: renderers choose the quality.
  public var interpolationQuality: CGInterpolationQuality {
    get { storedInterpolationQuality }
    set { storedInterpolationQuality = newValue }
  }
}
