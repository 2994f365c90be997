// SPDX-License-Identifier: MIT

import FontFiles

/// A font at a size, with the properties that measuring needs.
public struct FontFace: Hashable, Sendable {
  /// Whether digits have proportional or equal widths.
  public enum Digits: Hashable, Sendable { case proportional, monospaced }
  /// Whether the letters are upright or italic.
  public enum Posture: Hashable, Sendable { case upright, italic }
  /// The releases of iOS whose system fonts differ in their widths.
  ///
  /// Source: widths of labels (Facts, “Recorded labels”) that Xcode 6, Xcode 7 and 8, Xcode 9 to 11, Xcode 12 to 14, and
  /// Xcode 15 and later stored.
  public enum Edition: Hashable, Sendable {
    /// iOS 17 and later.
    case current
    /// iOS 26 on the canvas of Interface Builder, whose Chinese and Japanese letters are wider. Nothing is recorded of apps there.
    case iOS26
    /// iOS 14 to 16, whose Chinese letters were wider.
    case iOS16
    /// iOS 11 to 13, whose letters had more space at 17 points, and from 20 points on at once the design for large text.
    case iOS13
    /// iOS 9 and 10, which also had more space between letters from 20 points on.
    case iOS10
    /// iOS 7 and 8, whose system font had the widths of Helvetica Neue.
    case iOS8
  }

  /// The font family.
  public var family: FontFamily
  /// The font size, in points.
  public var size: Double
  /// The weight.
  public var weight: FontWeight
  /// The posture. Italic letters have the widths of upright ones, which in the system font is accurate to half a percent.
  public var posture: Posture
  /// The widths of digits.
  public var digits: Digits
  /// The release of iOS whose system font is measured. The default is the current one. Other fonts have only one edition.
  public var edition = Edition.current
  /// The size for which the letters are designed, in points, if the font is a fixed optical size of the system font, such as
  /// SF Pro Display; otherwise, `nil`. The letters of the system font depend on its size.
  public var opticalSize: Double?
  /// The file with the metrics and widths of the font; `nil` for a font with known proportions.
  public var file: FontFile?
  /// The free font; `nil` for all others.
  public private(set) var free: FreeFont?

  /// Creates a face. By default it is the upright, regular system font. `size` is in points.
  public init(
    _ family: FontFamily = .system, size: Double, weight: FontWeight = .regular, posture: Posture = .upright,
    digits: Digits = .proportional
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.posture = posture
    self.digits = digits
  }

  /// Creates the face of a font from a file, with the file's weight and posture. `size` is in points.
  public init(_ file: FontFile, size: Double) {
    self.init(
      .file, size: size, weight: FontWeight(axis: Double(file.style.weight)),
      posture: file.style.isItalic ? .italic : .upright)
    self.file = file
  }

  /// Creates the face of a free font, with its weight and posture. `size` is in points.
  public init(_ free: FreeFont, size: Double) {
    self.init(.free, size: size, weight: free.weight, posture: free.posture)
    self.free = free
  }

  /// The vertical metrics of the face, in points.
  public var metrics: FontMetrics {
    if let file { return FontMetrics(file, size: size) }
    var proportions = free?.family.proportions ?? family.proportions(at: weight)
    if family == .system { proportions.xHeight = SystemFontDesign.xHeight(of: self) }
    return FontMetrics(proportions, size: size)
  }
}
