// SPDX-License-Identifier: MIT

import Foundation

/// An image: its size in points and its drawing. Images are immutable.
///
/// Differs from UIKit: the formats are PNG, JPEG and drawings made in code; pixels are decoded only for pictures.
open class UIImage: NSObject, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  // Unchecked: subclasses could add mutable state; this class has only constants.

  /// The orientation of the stored pixels. Raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// How an image is colored. Raw values are UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// The context in which the image is drawn determines the mode.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is drawn as a template in the tint color.
    case alwaysTemplate = 2
  }

  /// How the center of a resizable image fills its area. Raw values are UIKit's.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The properties of an image, as a value that can be copied and changed.
  struct Facts {
    var content: DrawingCommand.Image.Content
    /// The width and height of the stored image, in pixels.
    var pixels: (width: Int, height: Int)
    /// The size after applying the orientation, in points.
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
    /// The file that the image was read from, for messages.
    var file: String?
  }

  let facts: Facts

  init(facts: Facts) { self.facts = facts }

  /// Creates an image of zero size.
  public convenience override init() {
    self.init(facts: Facts(content: .commands([]), pixels: (0, 0), size: .zero, scale: 1))
  }

  /// Creates an image from PNG or JPEG data with `scale` pixels per point; `nil` for other data.
  public convenience init?(data: Data, scale: CGFloat) { self.init(data: data, scale: scale, file: nil) }

  /// Creates an image from the contents of `file`, which messages name.
  convenience init?(data: Data, scale: CGFloat, file: String?) {
    guard let header = ImageHeader(data), scale > 0 else { return nil }
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(header.orientation)
    let size = CGSize(width: CGFloat(header.width) / scale, height: CGFloat(header.height) / scale)
    self.init(
      facts: Facts(
        content: header.format == .png ? .png(data) : .jpeg(data), pixels: (header.width, header.height),
        size: isSideways ? CGSize(width: size.height, height: size.width) : size, scale: scale,
        orientation: header.orientation, file: file))
  }

  /// Creates an image from PNG or JPEG data with one pixel per point; `nil` for other data.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a file; `name@2x.png` has two pixels per point. `nil` when the file does not exist or is not
  /// an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = ImageFolders.contents(of: path) else { return nil }
    self.init(data: data, scale: ImageFolders.scale(ofFileNamed: path), file: path)
  }

  /// Creates an image from a bitmap, a scale and an orientation.
  public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    self.init(
      facts: Facts(
        content: cgImage.content, pixels: (cgImage.width, cgImage.height),
        size: isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale,
        orientation: orientation))
  }

  /// Creates an image from a bitmap with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  // MARK: Properties

  /// The size, in points.
  open var size: CGSize { facts.size }
  /// The number of pixels per point.
  open var scale: CGFloat { facts.scale }
  /// The orientation of the stored pixels.
  open var imageOrientation: Orientation { facts.orientation }
  /// How the image is colored.
  open var renderingMode: RenderingMode { facts.renderingMode }
  /// The insets of the alignment rectangle from the edges of the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { facts.alignmentRectInsets }
  /// The insets of the borders that are not stretched, in points.
  open var capInsets: UIEdgeInsets { facts.capInsets }
  /// How the part between the borders is resized.
  open var resizingMode: ResizingMode { facts.resizingMode }
  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { facts.flipsForRightToLeft }
  /// The distance of the baseline above the bottom edge, in points; `nil` for an image without one.
  open var baselineOffsetFromBottom: CGFloat? { facts.baselineOffset }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { facts.symbol != nil }
  /// The bitmap; `nil` for a drawing.
  open var cgImage: CGImage? {
    if case .commands = facts.content { return nil }
    return CGImage(content: facts.content, width: facts.pixels.width, height: facts.pixels.height)
  }
}
