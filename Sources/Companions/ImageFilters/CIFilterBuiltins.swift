// SPDX-License-Identifier: MIT

public import Foundation

/// A filter of which the values are properties.
public protocol CIFilterProtocol: NSObjectProtocol {
  /// The image that the filter makes.
  var outputImage: CIImage? { get }
}

/// A filter that makes a code of the kind QR.
public protocol CIQRCodeGenerator: CIFilterProtocol {
  /// The contents of the code.
  var message: Data { get set }
  /// The part of the code that can be damaged: `L`, `M`, `Q` or `H`. The default is `M`.
  var correctionLevel: String { get set }
}

/// A filter that blurs an image as if it were out of focus.
public protocol CIGaussianBlur: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels. The default is 10.
  var radius: Float { get set }
}

/// A filter that blurs an image evenly.
public protocol CIBoxBlur: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The radius, in pixels. The default is 10.
  var radius: Float { get set }
}

/// A filter for the colors of an old photo.
public protocol CISepiaTone: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The strength. The default is 1.
  var intensity: Float { get set }
}

/// A filter that turns colors round.
public protocol CIColorInvert: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// A filter for the colors of photos.
public protocol CIPhotoEffect: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
}

/// A filter that changes how colorful and bright an image is.
public protocol CIColorControls: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The strength of the colors. The default is 1.
  var saturation: Float { get set }
  /// The light that is added to the image. The default is 0.
  var brightness: Float { get set }
  /// The contrast. The default is 1.
  var contrast: Float { get set }
}

/// A filter that puts two colors in place of black and white.
public protocol CIFalseColor: CIFilterProtocol {
  /// The image.
  var inputImage: CIImage? { get set }
  /// The color in place of black.
  var color0: CIColor { get set }
  /// The color in place of white.
  var color1: CIColor { get set }
}

extension CIFilter {
  /// Returns a filter that makes a code of the kind QR.
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { BuiltinFilter(known: "CIQRCodeGenerator") }
  /// Returns a filter that puts two colors in place of black and white: of a code.
  public class func falseColor() -> any CIFilter & CIFalseColor { BuiltinFilter(known: "CIFalseColor") }
  /// Returns a filter that blurs an image. Differs from iOS: the image stays as it is.
  public class func gaussianBlur() -> any CIFilter & CIGaussianBlur { BuiltinFilter(known: "CIGaussianBlur") }
  /// Returns a filter that blurs an image. Differs from iOS: the image stays as it is.
  public class func boxBlur() -> any CIFilter & CIBoxBlur { BuiltinFilter(known: "CIBoxBlur") }
  /// Returns a filter for the colors of an old photo. Differs from iOS: the image stays as it is.
  public class func sepiaTone() -> any CIFilter & CISepiaTone { BuiltinFilter(known: "CISepiaTone") }
  /// Returns a filter for how colorful and bright an image is. Differs from iOS: the image stays as it is.
  public class func colorControls() -> any CIFilter & CIColorControls { BuiltinFilter(known: "CIColorControls") }
  /// Returns a filter that turns colors round. Differs from iOS: the image stays as it is.
  public class func colorInvert() -> any CIFilter & CIColorInvert { BuiltinFilter(known: "CIColorInvert") }
  /// Returns a filter for photos without colors. Differs from iOS: the image stays as it is.
  public class func photoEffectMono() -> any CIFilter & CIPhotoEffect { BuiltinFilter(known: "CIPhotoEffectMono") }
  /// Returns a filter for photos without colors. Differs from iOS: the image stays as it is.
  public class func photoEffectNoir() -> any CIFilter & CIPhotoEffect { BuiltinFilter(known: "CIPhotoEffectNoir") }
}

/// A filter whose values are properties.
private final class BuiltinFilter: CIFilter, CIQRCodeGenerator, CIGaussianBlur, CIBoxBlur, CISepiaTone, CIColorControls,
  CIColorInvert, CIPhotoEffect, CIFalseColor
{
  private func get<Value>(_ key: String, _ standard: Value) -> Value { value(forKey: key) as? Value ?? standard }

  var message: Data {
    get { get("inputMessage", Data()) }
    set { setValue(newValue, forKey: "inputMessage") }
  }
  var correctionLevel: String {
    get { get("inputCorrectionLevel", "M") }
    set { setValue(newValue, forKey: "inputCorrectionLevel") }
  }
  var inputImage: CIImage? {
    get { value(forKey: kCIInputImageKey) as? CIImage }
    set { setValue(newValue, forKey: kCIInputImageKey) }
  }
  var radius: Float {
    get { get(kCIInputRadiusKey, 10) }
    set { setValue(newValue, forKey: kCIInputRadiusKey) }
  }
  var intensity: Float {
    get { get(kCIInputIntensityKey, 1) }
    set { setValue(newValue, forKey: kCIInputIntensityKey) }
  }
  var saturation: Float {
    get { get(kCIInputSaturationKey, 1) }
    set { setValue(newValue, forKey: kCIInputSaturationKey) }
  }
  var brightness: Float {
    get { get(kCIInputBrightnessKey, 0) }
    set { setValue(newValue, forKey: kCIInputBrightnessKey) }
  }
  var contrast: Float {
    get { get(kCIInputContrastKey, 1) }
    set { setValue(newValue, forKey: kCIInputContrastKey) }
  }
  var color0: CIColor {
    get { get("inputColor0", .black) }
    set { setValue(newValue, forKey: "inputColor0") }
  }
  var color1: CIColor {
    get { get("inputColor1", .white) }
    set { setValue(newValue, forKey: "inputColor1") }
  }
}
