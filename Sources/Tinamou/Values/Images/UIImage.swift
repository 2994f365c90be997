// SPDX-License-Identifier: MIT

import Foundation

/// An image: its size in points, and how to draw it. An image never changes.
///
/// Differs from UIKit: PNG, JPEG and drawings made in code; pixels are unpacked only when a picture is made.
open class UIImage: NSObject, @unchecked Sendable {
  // Unchecked: subclasses could add state of their own; this class has only constants.

  /// How stored pixels are turned before they are shown. Raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// Whether an image is shown in its own colours or in one colour. Raw values are UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// Up to where the image is shown.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// As a stencil, in the tint colour.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable image fills its room. Raw values are UIKit's.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// Everything about the image, so that copies with one thing changed are easy to make.
  struct Facts {
    var content: DrawingCommand.Image.Content
    /// The stored pixels across and down.
    var pixels: (width: Int, height: Int)
    /// The size in points, after the orientation.
    var size: CGSize
    var scale: CGFloat
    var orientation = Orientation.up
    var renderingMode = RenderingMode.automatic
    var alignmentRectInsets = UIEdgeInsets.zero
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var tint: UIColor?
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var symbol: SymbolConfiguration?
    var symbolName: String?
  }

  let facts: Facts

  init(facts: Facts) { self.facts = facts }

  /// An image of no size.
  public convenience override init() {
    self.init(facts: Facts(content: .commands([]), pixels: (0, 0), size: .zero, scale: 1))
  }

  /// The image in a PNG or JPEG file; one pixel is `1/scale` points. Nil when `data` is neither.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let header = ImageHeader(data), scale > 0 else { return nil }
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(header.orientation)
    let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.init(
      facts: Facts(
        content: header.format == .png ? .png(data) : .jpeg(data), pixels: (header.width, header.height),
        size: isSideways ? CGSize(width: size.height, height: size.width) : size, scale: scale,
        orientation: header.orientation))
  }

  /// The image in a PNG or JPEG file, one point a pixel. Nil when `data` is neither.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// The image in a file; `name@2x.png` has two pixels a point. Nil when there is no such file or it is no image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: ImageFolders.scale(ofFileNamed: path))
  }

  /// An image with the pixels of another, at another scale and turned.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      facts: Facts(
        content: cgImage.content, pixels: (cgImage.width, cgImage.height),
        size: isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale,
        orientation: orientation))
  }

  /// An image with the pixels of another, one point a pixel.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  // MARK: Facts

  /// The size, in points.
  open var size: CGSize { facts.size }
  /// The number of pixels per point.
  open var scale: CGFloat { facts.scale }
  /// How the stored pixels are turned before they are shown.
  open var imageOrientation: Orientation { facts.orientation }
  /// Whether the image is shown in its own colours or in one.
  open var renderingMode: RenderingMode { facts.renderingMode }
  /// How far the rectangle that layout aligns lies inside the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { facts.alignmentRectInsets }
  /// The borders that keep their thickness when the image is stretched, in points.
  open var capInsets: UIEdgeInsets { facts.capInsets }
  /// How the part between the borders fills its room.
  open var resizingMode: ResizingMode { facts.resizingMode }
  /// Whether the image is mirrored where text runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { facts.flipsForRightToLeft }
  /// How far a baseline in the image lies above its lower edge, in points; nil without one.
  open var baselineOffsetFromBottom: CGFloat? { facts.baselineOffset }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { facts.symbol != nil }
  /// The pixels; nil for a drawing.
  open var cgImage: CGImage? {
    if case .commands = facts.content { return nil }
    return CGImage(content: facts.content, width: facts.pixels.width, height: facts.pixels.height)
  }
}
