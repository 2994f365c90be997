// SPDX-License-Identifier: MIT

public import Foundation
import Tinamou

/// Makes an image of others.
///
/// Differs from iOS: filters that crop, move, lay images over each other, fill with a color, and make codes that are read by cameras do
/// so. Those that change the colors of pixels or blur them leave the image as it is. Others are not there, so that they cannot be made.
open class CIFilter: NSObject {
  /// The name.
  public let name: String
  private var values: [String: Any] = [:]

  /// Creates a filter; `nil` if there is none with the name.
  public init?(name: String) {
    guard Self.names.contains(name) else { return nil }
    self.name = name
  }

  /// Creates one of the filters.
  init(known name: String) { self.name = name }

  /// Creates a filter with some values; `nil` if there is none with the name.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Returns the names of the filters of a category, all of them if it is `nil`. Other categories are empty.
  open class func filterNames(inCategory category: String?) -> [String] { category == nil ? names.sorted() : [] }

  /// Sets a value, such as the image.
  open func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  /// Returns a value that was set, or the image that the filter makes.
  open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }
  /// Forgets all values. Those that are needed have defaults.
  open func setDefaults() { values = values.filter { $0.key == kCIInputImageKey } }

  /// The image that the filter makes; `nil` without the image or the data that it needs.
  open var outputImage: CIImage? {
    switch name {
    case "CIQRCodeGenerator": return code
    case "CIConstantColorGenerator": return CIImage(color: color(kCIInputColorKey) ?? .white)
    case "CIFalseColor": return recolored
    case "CICrop":
      return image.map { $0.cropped(to: (values["inputRectangle"] as? CIVector)?.cgRectValue ?? $0.extent) }
    case "CIAffineTransform": return image.map { $0.transformed(by: transform) }
    case "CISourceOverCompositing":
      guard let below = values[kCIInputBackgroundImageKey] as? CIImage else { return image }
      return image?.composited(over: below)
    default: return image
    }
  }

  private static let names: Set<String> = unchanging.union([
    "CIQRCodeGenerator", "CIConstantColorGenerator", "CIFalseColor", "CICrop", "CIAffineTransform",
    "CISourceOverCompositing",
  ])

  /// The filters that change pixels and not their places. The image stays as it is.
  private static let unchanging: Set<String> = [
    "CIBloom", "CIBoxBlur", "CIColorClamp", "CIColorControls", "CIColorInvert", "CIColorMatrix", "CIColorMonochrome",
    "CIColorPosterize", "CIDiscBlur", "CIExposureAdjust", "CIGammaAdjust", "CIGaussianBlur", "CIGloom",
    "CIHighlightShadowAdjust", "CIHueAdjust", "CIMotionBlur", "CINoiseReduction", "CIPhotoEffectChrome",
    "CIPhotoEffectFade", "CIPhotoEffectInstant", "CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectProcess",
    "CIPhotoEffectTonal", "CIPhotoEffectTransfer", "CIPixellate", "CISepiaTone", "CISharpenLuminance",
    "CITemperatureAndTint", "CIUnsharpMask", "CIVibrance", "CIVignette", "CIVignetteEffect", "CIZoomBlur",
  ]

  // MARK: Values

  private var image: CIImage? { values[kCIInputImageKey] as? CIImage }
  private func color(_ key: String) -> CIColor? { values[key] as? CIColor }

  private var transform: CGAffineTransform {
    switch values[kCIInputTransformKey] {
    case let value as NSValue: value.cgAffineTransformValue
    case let value as CGAffineTransform: value
    default: .identity
    }
  }

  // MARK: Codes

  /// The code of the message, one pixel for a module; `nil` without a message or for one that is too long.
  private var code: CIImage? {
    guard let message = values["inputMessage"] as? Data,
      let level = QRCodeLevel(letter: values["inputCorrectionLevel"] as? String ?? "M"),
      let code = QRCode(Array(message), level: level)
    else { return nil }
    return CIImage(.modules(code), extent: CGRect(x: 0, y: 0, width: code.size + 2, height: code.size + 2))
  }

  /// The image with two colors in place of black and white: a code; another image stays as it is.
  private var recolored: CIImage? {
    guard let image else { return nil }
    let (dark, light) = (color("inputColor0") ?? .black, color("inputColor1") ?? .white)
    return CIImage(image.content.recolored(dark.cgColor, light.cgColor), extent: image.extent)
  }
}

extension CIImage.Content {
  fileprivate func recolored(_ dark: CGColor, _ light: CGColor) -> CIImage.Content {
    switch self {
    case .modules(let code): .recolored(code, dark: dark, light: light)
    case .transformed(let content, let matrix): .transformed(content.recolored(dark, light), matrix)
    case .cropped(let content, let rect): .cropped(content.recolored(dark, light), rect)
    default: self
    }
  }
}

/// The key of the image.
public let kCIInputImageKey = "inputImage"
/// The key of the image below.
public let kCIInputBackgroundImageKey = "inputBackgroundImage"
/// The key of the image that a filter makes.
public let kCIOutputImageKey = "outputImage"
/// The key of the radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of the strength.
public let kCIInputIntensityKey = "inputIntensity"
/// The key of the color.
public let kCIInputColorKey = "inputColor"
/// The key of the scale.
public let kCIInputScaleKey = "inputScale"
/// The key of the center.
public let kCIInputCenterKey = "inputCenter"
/// The key of the angle.
public let kCIInputAngleKey = "inputAngle"
/// The key of the transform.
public let kCIInputTransformKey = "inputTransform"
/// The key of the strength of colors.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of the brightness.
public let kCIInputBrightnessKey = "inputBrightness"
/// The key of the contrast.
public let kCIInputContrastKey = "inputContrast"
/// The key of the exposure.
public let kCIInputEVKey = "inputEV"
