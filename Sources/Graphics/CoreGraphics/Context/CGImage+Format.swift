// SPDX-License-Identifier: MIT

import Foundation

extension CGImage {
  /// The number of bits of a component. Always `8`.
  public var bitsPerComponent: Int { 8 }
  /// The number of bits of a pixel. Always `32`.
  public var bitsPerPixel: Int { 32 }
  /// The number of bytes of a row.
  public var bytesPerRow: Int { width * 4 }
  /// The color space: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The place of the opacity in a pixel. Always `.premultipliedLast`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The format of the pixels.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }
  /// The bytes of the pixels. Always `nil`: pixels stay compressed until they are drawn.
  public var dataProvider: CGDataProvider? { nil }

  /// Returns the part of the image in a rectangle, in pixels; `nil` where the image has none.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    let size = CGSize(width: width, height: height)
    let context = CGContext()
    context.record(.clip(DrawingCommand.Path(rect: CGRect(origin: .zero, size: part.size)), rule: .winding))
    context.record(
      .image(
        DrawingCommand.Image(content: content, size: size),
        in: CGRect(origin: CGPoint(x: -part.minX, y: -part.minY), size: size)))
    return CGImage(content: .commands(context.commands), width: Int(part.width), height: Int(part.height))
  }
}

/// The place of the opacity in a pixel. Raw values are Core Graphics'.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none = 0
  case premultipliedLast = 1
  case premultipliedFirst = 2
  case last = 3
  case first = 4
  case noneSkipLast = 5
  case noneSkipFirst = 6
  case alphaOnly = 7
}
