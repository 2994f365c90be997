// SPDX-License-Identifier: MIT

public import Foundation
public import Tinamou

/// A setting of a context. None has an effect.
public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  /// The text, as in Core Image.
  public let rawValue: String
  /// Creates a setting from its text.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether the processor draws.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  /// The space of the colors in between.
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  /// The space of the colors of bitmaps.
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// Makes bitmaps of images.
open class CIContext: NSObject {
  /// Creates a context.
  public override init() { super.init() }
  /// Creates a context.
  ///
  /// - Parameter options: Has no effect.
  public init(options: [CIContextOption: Any]?) { super.init() }

  /// Returns the bitmap of a part of an image; `nil` for a part without pixels or without an end.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - fromRect: The part, in the coordinates of the image.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    guard !fromRect.isInfinite, !fromRect.isNull else { return nil }
    let part = fromRect.integral
    guard part.width >= 1, part.height >= 1 else { return nil }
    let context = CGContext()
    context.clip(to: CGRect(origin: .zero, size: part.size))
    // From the lower left corner upward to the upper left corner downward.
    context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -part.minX, ty: part.maxY))
    image.content.draw(in: context, part: part)
    return CGImage(content: .commands(context.commands), width: Int(part.width), height: Int(part.height))
  }
}

extension CIImage.Content {
  /// Draws the image.
  ///
  /// - Parameter part: What is seen of it, in its own coordinates.
  fileprivate func draw(in context: CGContext, part: CGRect) {
    switch self {
    case .color(let color):
      context.setFillColor(color)
      context.fill(part)
    case .bitmap(let bitmap):
      let size = CGSize(width: bitmap.width, height: bitmap.height)
      context.saveGState()
      context.concatenate(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: size.height))
      context.record(
        .image(DrawingCommand.Image(content: bitmap.content, size: size), in: CGRect(origin: .zero, size: size)))
      context.restoreGState()
    case .modules(let code): draw(code, UIColor.black.cgColor, UIColor.white.cgColor, in: context)
    case .recolored(let code, let dark, let light): draw(code, dark, light, in: context)
    case .transformed(let content, let matrix):
      // What cannot be inverted shows nothing.
      guard matrix.a * matrix.d - matrix.b * matrix.c != 0 else { return }
      context.saveGState()
      context.concatenate(matrix)
      content.draw(in: context, part: part.applying(matrix.inverted()))
      context.restoreGState()
    case .cropped(let content, let rect):
      context.saveGState()
      context.clip(to: rect)
      content.draw(in: context, part: part.intersection(rect))
      context.restoreGState()
    case .over(let content, let below):
      below.draw(in: context, part: part)
      content.draw(in: context, part: part)
    }
  }

  /// Draws a code with one white module around it, as Core Image does.
  private func draw(_ code: QRCode, _ dark: CGColor, _ light: CGColor, in context: CGContext) {
    let side = code.size + 2
    context.setFillColor(light)
    context.fill(CGRect(x: 0, y: 0, width: side, height: side))
    context.setFillColor(dark)
    for (y, row) in code.modules.enumerated() {
      // One rectangle for modules side by side: seams would show between them.
      var start = 0
      while start < row.count {
        let length = row[start...].prefix { $0 == row[start] }.count
        if row[start] { context.fill(CGRect(x: start + 1, y: side - 2 - y, width: length, height: 1)) }
        start += length
      }
    }
  }
}
