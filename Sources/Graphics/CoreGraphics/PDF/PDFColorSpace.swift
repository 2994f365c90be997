// SPDX-License-Identifier: MIT

import Foundation

/// A color space of a PDF file. All colors are converted to sRGB.
///
/// Source: ISO 32000-1, 8.6.
enum PDFColorSpace {
  case gray, rgb, cmyk
  /// Inks, with the function that gives their color in another space.
  indirect case inks(PDFFunction, PDFColorSpace)
  /// Patterns.
  case pattern

  /// Creates the color space of a value; `nil` if it is not supported.
  init?(_ value: PDFValue?, in file: PDFFile, depth: Int = 0) {
    let value = file.resolved(value)
    let elements = value?.elements ?? []
    guard let name = value?.name ?? elements.first?.name, depth < 4 else { return nil }
    switch name {
    case "DeviceGray", "CalGray", "G": self = .gray
    case "DeviceRGB", "CalRGB", "RGB": self = .rgb
    case "DeviceCMYK", "CMYK": self = .cmyk
    case "Pattern": self = .pattern
    case "ICCBased":
      let profile = elements.count > 1 ? file.resolved(elements[1])?.entries : nil
      switch file.resolved(profile?["N"])?.number {
      case 1: self = .gray
      case 3: self = .rgb
      case 4: self = .cmyk
      default: return nil
      }
    case "Separation", "DeviceN":
      guard elements.count > 3, let other = PDFColorSpace(elements[2], in: file, depth: depth + 1),
        let function = PDFFunction(elements[3], in: file)
      else { return nil }
      self = .inks(function, other)
    default: return nil
    }
  }

  /// The color with the given components; `nil` if there are too few.
  func color(_ components: [Double]) -> CGColor? {
    let c = components.map { CGFloat(min(max($0, 0), 1)) }
    switch self {
    case .gray: return c.count < 1 ? nil : CGColor(gray: c[0], alpha: 1)
    case .rgb: return c.count < 3 ? nil : CGColor(red: c[0], green: c[1], blue: c[2], alpha: 1)
    case .cmyk:
      guard c.count > 3 else { return nil }
      let light = 1 - c[3]
      return CGColor(red: (1 - c[0]) * light, green: (1 - c[1]) * light, blue: (1 - c[2]) * light, alpha: 1)
    case .inks(let function, let other): return function.values(at: components).flatMap(other.color)
    case .pattern: return nil
    }
  }

  /// The color before one is set.
  var initialColor: CGColor {
    guard case .inks(_, let other) = self else { return .black }
    return color([1]) ?? other.initialColor
  }
}
