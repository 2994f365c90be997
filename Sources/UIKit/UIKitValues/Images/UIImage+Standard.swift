// SPDX-License-Identifier: MIT

extension UIImage {
  /// A plus sign in a circle.
  public class var add: UIImage { UIImage(systemName: "plus.circle.fill") ?? UIImage() }
  /// A minus sign in a circle.
  public class var remove: UIImage { UIImage(systemName: "minus.circle.fill") ?? UIImage() }
  /// An ellipsis in a circle.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle") ?? UIImage() }
  /// A check mark.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark.circle.fill") ?? UIImage() }
  /// A check mark in a circle.
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle") ?? UIImage() }

  /// Returns a transparent image of `size`, in points.
  package static func empty(size: CGSize) -> UIImage {
    UIImage(
      properties: Properties(
        content: .commands([]), pixels: (Int(saturating: Double(size.width)), Int(saturating: Double(size.height))),
        size: size, scale: 1))
  }

  /// Creates a symbol with a value from 0 to 1 that says how many of its layers are shown; the others are fainter.
  ///
  /// Differs from UIKit: the layers of "wifi", "speaker.wave.3", "cellularbars", "chart.bar", "waveform" and symbols with waves on
  /// both sides vary, and no others.
  public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
    guard let symbol = UIImage(systemName: name, withConfiguration: configuration)?.symbol(withValue: value) else {
      return nil
    }
    self.init(properties: symbol.properties)
  }

  /// Creates an image from several numbered ones, as `animatedImageNamed(_:duration:)` does, that is stretched between insets.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
  ) -> UIImage? {
    animatedImageNamed(name, duration: duration)?.resizableImage(withCapInsets: capInsets)
  }

  /// The image, ready for drawing: this one.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// The image in another size, in points.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
  /// Whether the image has a baseline.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }
  /// The format of renderers that draw images like this one.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
  /// Whether the image has brighter colors than the standard range. Always `false`.
  public var isHighDynamicRange: Bool { false }
  /// The image without colors beyond the standard range: this one.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }

  /// The dynamic range of an image, which limits the brightness of its colors. Raw values are UIKit's.
  public enum DynamicRange: Int, Sendable {
    case unspecified = -1
    case standard, constrainedHigh, high
  }
}
