// SPDX-License-Identifier: MIT

import Foundation

/// An image: its size in points and its drawing. Images are immutable.
///
/// Differs from UIKit: the formats are PNG, JPEG and drawings made in code; pixels are decoded only when a picture is
/// drawn.
open class UIImage: NSObject, @unchecked Sendable {
  private let objectMark = FoundationObjectMark()

  // Unchecked: subclasses could add mutable state; this class has only constants.

  /// The orientation of the stored pixels. Raw values are UIKit's.
  public enum Orientation: Int, Sendable {
    case up = 0
    case down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  /// The rendering mode of an image. Raw values are UIKit's.
  public enum RenderingMode: Int, Sendable {
    /// The context in which the image is drawn determines the mode.
    case automatic = 0
    /// The image is drawn in its own colors.
    case alwaysOriginal = 1
    /// The image is drawn as a template in the tint color.
    case alwaysTemplate = 2
  }

  /// The method by which the center of a resizable image fills its area. Raw values are UIKit's.
  public enum ResizingMode: Int, Sendable {
    case tile = 0
    case stretch = 1
  }

  /// The properties of an image, as a value that can be copied and changed.
  struct Properties {
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
    /// Whether a vector image is shown with the pixels that it has at its own size.
    var hasFixedPixels = false
    var tint: UIColor?
    var flipsForRightToLeft = false
    var baselineOffset: CGFloat?
    var symbol: SymbolConfiguration?
    var symbolName: String?
    /// The value from 0 to 1 that says how many layers of the symbol are shown; `nil` for all.
    var symbolValue: Double?
    /// The shape that is drawn in place of the symbol, or of a part of it; `nil` if it has a drawing.
    var undrawnSymbol: UndrawnSymbol?
    /// The images that are shown one after the other.
    var sequence: [UIImage]?
    var sequenceDuration: TimeInterval = 0
    /// The file from which the image was read, for messages.
    var file: String?
  }

  let properties: Properties

  /// Returns whether `object` is an image with the same pixels or drawing, scale, orientation and way of drawing.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return other === self || properties == other.properties
  }
  open override var hash: Int { [properties.size.width, properties.size.height, properties.scale].hashValue }

  init(properties: Properties) { self.properties = properties }

  /// Creates an image of zero size.
  public override init() { properties = Properties(content: .commands([]), pixels: (0, 0), size: .zero, scale: 1) }

  /// Creates an image from PNG or JPEG data with `scale` pixels per point; `nil` for other data.
  public init?(data: Data, scale: CGFloat) {
    guard let properties = Properties(data: data, scale: scale, file: nil) else { return nil }
    self.properties = properties
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
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    let isSideways = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
    let (width, height) = (CGFloat(cgImage.width) / scale, CGFloat(cgImage.height) / scale)
    properties = Properties(
      content: cgImage.content.scaled(by: 1 / scale), pixels: (cgImage.width, cgImage.height),
      size: isSideways ? CGSize(width: height, height: width) : CGSize(width: width, height: height), scale: scale,
      orientation: orientation)
  }

  /// Creates an image from a bitmap with one pixel per point.
  public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

  /// Creates the image of an image literal, with the given name in ``ImageFolders``. If there is none, raises an
  /// exception and creates an empty image.
  public required convenience init(imageLiteralResourceName name: String) {
    let traits = UITraitCollection.current
    if let file = ImageFolders.file(
      named: name, scale: max(traits.displayScale, 1), isDark: traits.userInterfaceStyle == .dark),
      let properties = Properties(file)
    {
      self.init(properties: properties)
    } else {
      LayoutException.raiseOnAnyThread(.invalidArgument, "There is no image named '\(name)'.")
      self.init()
    }
  }

  /// Creates an image that is a sequence. The first one is drawn.
  open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    var properties = first.properties
    properties.sequence = images
    properties.sequenceDuration = duration
    return UIImage(properties: properties)
  }

  /// Creates an image that is a sequence of files with a name and numbers from 0 on.
  open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    var images: [UIImage] = []
    while images.count < 1024, let next = UIImage(named: name + "\(images.count)") { images.append(next) }
    return animatedImage(with: images, duration: duration)
  }

  /// The images of a sequence; `nil` for a single image.
  open var images: [UIImage]? { properties.sequence }
  /// The time of a sequence, in seconds; 0 for a single image.
  open var duration: TimeInterval { properties.sequenceDuration }
  /// The image, since pixels are read when it is drawn.
  open func preparingForDisplay() -> UIImage? { self }
  /// Passes the image to a closure, since pixels are read when it is drawn.
  open func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// Returns the image drawn in a size, in points.
  open func preparingThumbnail(of size: CGSize) -> UIImage? {
    UIGraphicsImageRenderer(size: size).image { _ in draw(in: CGRect(origin: .zero, size: size)) }
  }
  /// Passes the image drawn in a size, in points, to a closure.
  open func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }
  /// The variants of the image: only this one.
  open var imageAsset: UIImageAsset? {
    let asset = UIImageAsset()
    asset.register(self, with: UITraitCollection())
    return asset
  }

  // MARK: Properties

  /// The size, in points.
  open var size: CGSize { properties.size }
  /// The number of pixels per point.
  open var scale: CGFloat { properties.scale }
  /// The orientation of the stored pixels.
  open var imageOrientation: Orientation { properties.orientation }
  /// The rendering mode of the image.
  open var renderingMode: RenderingMode { properties.renderingMode }
  /// The insets of the alignment rectangle from the edges of the image, in points.
  open var alignmentRectInsets: UIEdgeInsets { properties.alignmentRectInsets }
  /// The insets of the borders that are not stretched, in points.
  open var capInsets: UIEdgeInsets { properties.capInsets }
  /// The method by which the part between the borders is resized.
  open var resizingMode: ResizingMode { properties.resizingMode }
  /// Whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { properties.flipsForRightToLeft }
  /// The distance of the baseline above the bottom edge, in points; `nil` for an image without one.
  open var baselineOffsetFromBottom: CGFloat? { properties.baselineOffset }
  /// Whether the image is a symbol.
  open var isSymbolImage: Bool { properties.symbol != nil }
  /// The bitmap; `nil` for an image without pixels. A drawn image keeps its drawing commands, for its size in pixels.
  open var cgImage: CGImage? {
    let (width, height) = properties.pixels
    guard width > 0, height > 0 else { return nil }
    return CGImage(content: properties.content.scaled(by: properties.scale), width: width, height: height)
  }

  /// Returns a copy with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changing { $0.renderingMode = renderingMode }
  }

  /// Returns a copy tinted with a color, which applies even with the original rendering mode.
  open func withTintColor(_ color: UIColor) -> UIImage { changing { $0.tint = color } }

  /// Returns a copy tinted with a color, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changing {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns a copy with other alignment rectangle insets, in points.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changing { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns a copy with cap insets in points, whose center is tiled.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a copy with cap insets in points and a resizing mode.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changing {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
    }
  }

  /// Returns a copy with caps between which 1 point in the center is stretched.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    return resizableImage(
      withCapInsets: UIEdgeInsets(
        top: top, left: left, bottom: top > 0 ? size.height - top - 1 : 0, right: left > 0 ? size.width - left - 1 : 0),
      resizingMode: .stretch)
  }

  /// Returns a copy that is mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { changing { $0.flipsForRightToLeft = true } }

  /// Returns a copy mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changing { $0.orientation = $0.orientation.mirrored }
  }

  /// Returns a copy with a baseline `baselineOffset` points above its bottom edge.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changing { $0.baselineOffset = baselineOffset }
  }

  /// Returns a copy without a baseline.
  open func imageWithoutBaseline() -> UIImage { changing { $0.baselineOffset = nil } }

  /// The configuration of the symbol; `nil` for other images.
  open var symbolConfiguration: SymbolConfiguration? { properties.symbol }

  /// Returns the symbol with another configuration. Other images are returned unchanged.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { symbol(with: configuration) }

  /// Returns the symbol with the values that `configuration` specifies. Other values do not change. Returns `nil` for
  /// other images.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolConfiguration.map { withConfiguration($0.applying(configuration)) }
  }

  /// Draws the image at its own size with its upper-left corner at a point.
  open func draw(at point: CGPoint) { draw(in: CGRect(origin: point, size: size)) }

  /// Draws the image in a rectangle, stretched according to its cap insets.
  open func draw(in rect: CGRect) { draw(in: rect, asTemplateIn: nil) }

  /// Draws the image at its own size with a blend mode and an opacity from 0 to 1.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image in a rectangle with a blend mode and an opacity from 0 to 1.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    draw(in: rect)
    context.restoreGState()
  }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
