// SPDX-License-Identifier: MIT

/// A font family with known proportions.
///
/// The vertical metrics and the advances of the system font are exact, and its kerning is fitted to recordings. The vertical metrics of
/// other families are published or recorded. Their widths are published or recorded as well (``NamedAdvances``), one
/// width for all letters, or those of the system font times a factor.
public enum FontFamily: UInt8, CaseIterable, Hashable, Sendable {
  /// The system font.
  case system
  /// The rounded design of the system font.
  case rounded
  /// The serif design of the system font, New York.
  case serif
  /// The monospaced design of the system font, SF Mono.
  case monospaced
  // The families of iOS.
  case americanTypewriter, appleSDGothicNeo, arial, arialRounded, avenir, avenirNext, avenirNextCondensed, baskerville
  case bodoni72, bradleyHand, chalkboardSE, chalkduster, cochin, copperplate, courier, courierNew, didot, dinAlternate
  case dinCondensed, futura, futuraCondensed, georgia, gillSans, helvetica, helveticaNeue, helveticaNeueCondensed
  case hiraginoMincho, hiraginoSans, hoeflerText, markerFelt, menlo, noteworthy, optima, palatino, papyrus, pingFang
  case rockwell, snellRoundhand, timesNewRoman, trebuchet, verdana, zapfino
  /// A font with PostScript outlines about which nothing else is known. Its lines are one em high, as is the convention
  /// for such fonts.
  case postScript
  /// A free font that apps bring along, ``FontFace/free``, which has its own metrics and widths.
  case free
  /// A font from a file, ``FontFace/file``, which has its own metrics and widths.
  case file

  /// Whether the family is a proportional design of the system font, which has tracking by size.
  var isSystemDesign: Bool { self == .system || self == .rounded || self == .serif }

  /// The vertical metrics and widths of a family, in ems.
  struct Proportions: Sendable {
    var ascender = 0.9521484375
    var descender = -0.2412109375
    var lineGap = 0.0
    var capHeight = 0.70458984375
    var xHeight = 0.5264
    /// The factor of the system font's advances.
    var widthFactor = 1.0
    /// The width of all letters, in ems; `nil` for a proportional family.
    var fixedWidth: Double?
  }

  /// The proportions of the family.
  ///
  /// Source: for the system font Facts, “Lines of text and baselines”; for the others the metrics that the fonts'
  /// makers publish, which for the decorative families are approximations.
  var proportions: Proportions {
    switch self {
    case .system, .rounded, .free, .file: Proportions()
    case .serif: Proportions(capHeight: 0.7, xHeight: 0.49, widthFactor: 0.98)
    case .monospaced: Proportions(xHeight: 0.5288, fixedWidth: 0.6182)
    case .americanTypewriter: Proportions(ascender: 0.902, descender: -0.25, xHeight: 0.49, widthFactor: 1.06)
    case .appleSDGothicNeo: Proportions(ascender: 0.9, descender: -0.3, capHeight: 0.72, widthFactor: 0.98)
    case .arialRounded: Proportions(ascender: 0.946, descender: -0.211, capHeight: 0.716, widthFactor: 1.02)
    case .baskerville:
      Proportions(ascender: 0.898, descender: -0.243, capHeight: 0.663, xHeight: 0.4, widthFactor: 0.86)
    case .bodoni72: Proportions(ascender: 0.95, descender: -0.258, capHeight: 0.67, xHeight: 0.39, widthFactor: 0.82)
    case .bradleyHand: Proportions(ascender: 0.903, descender: -0.345, xHeight: 0.43, widthFactor: 0.9)
    case .chalkboardSE: Proportions(ascender: 1.133, descender: -0.283, capHeight: 0.75)
    case .chalkduster: Proportions(ascender: 0.964, descender: -0.272, capHeight: 0.75, widthFactor: 1.2)
    case .cochin: Proportions(ascender: 0.897, descender: -0.25, capHeight: 0.67, xHeight: 0.4, widthFactor: 0.87)
    case .copperplate:
      Proportions(ascender: 0.763, descender: -0.248, capHeight: 0.58, xHeight: 0.47, widthFactor: 1.15)
    case .didot: Proportions(ascender: 0.941, descender: -0.323, capHeight: 0.7, xHeight: 0.43, widthFactor: 0.9)
    case .dinAlternate:
      Proportions(ascender: 0.937, descender: -0.227, capHeight: 0.71, xHeight: 0.51, widthFactor: 0.93)
    case .dinCondensed:
      Proportions(ascender: 0.712, descender: -0.288, capHeight: 0.71, xHeight: 0.51, widthFactor: 0.62)
    case .futuraCondensed:
      Proportions(ascender: 0.955, descender: -0.245, capHeight: 0.756, xHeight: 0.5, widthFactor: 0.68)
    case .hiraginoMincho: Proportions(ascender: 0.88, descender: -0.12, lineGap: 0.5, capHeight: 0.74, xHeight: 0.48)
    case .markerFelt: Proportions(ascender: 0.835, descender: -0.211, xHeight: 0.5, widthFactor: 0.85)
    case .noteworthy: Proportions(ascender: 1.29, descender: -0.31, xHeight: 0.46, widthFactor: 0.88)
    case .optima: Proportions(ascender: 0.919, descender: -0.268, capHeight: 0.68, xHeight: 0.47, widthFactor: 0.95)
    case .papyrus: Proportions(ascender: 0.94, descender: -0.6, xHeight: 0.43, widthFactor: 0.9)
    case .rockwell: Proportions(ascender: 0.886, descender: -0.285, capHeight: 0.68, xHeight: 0.46)
    case .snellRoundhand: Proportions(ascender: 0.9, descender: -0.358, xHeight: 0.33, widthFactor: 0.78)
    case .zapfino: Proportions(ascender: 1.878, descender: -1.502, xHeight: 0.3, widthFactor: 0.95)
    case .arial: Proportions(ascender: 0.905, descender: -0.212, lineGap: 0.033, capHeight: 0.716, xHeight: 0.519)
    case .avenir: Proportions(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468)
    case .avenirNext: Proportions(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468, widthFactor: 1.02)
    case .avenirNextCondensed:
      Proportions(ascender: 1.0, descender: -0.366, capHeight: 0.708, xHeight: 0.468, widthFactor: 0.86)
    case .courier: Proportions(ascender: 0.754, descender: -0.246, capHeight: 0.562, xHeight: 0.426, fixedWidth: 0.6)
    case .courierNew:
      Proportions(ascender: 0.833, descender: -0.3, capHeight: 0.571, xHeight: 0.423, fixedWidth: 0.6)
    case .futura: Proportions(ascender: 1.038, descender: -0.26, lineGap: 0.029, capHeight: 0.756, xHeight: 0.43)
    case .hoeflerText:
      Proportions(ascender: 0.721, descender: -0.279, capHeight: 0.68, xHeight: 0.42, widthFactor: 0.85)
    case .postScript: Proportions(ascender: 0.76, descender: -0.24, capHeight: 0.7, xHeight: 0.5, widthFactor: 1.03)
    case .georgia: Proportions(ascender: 0.917, descender: -0.219, capHeight: 0.693, xHeight: 0.481)
    case .gillSans:
      Proportions(ascender: 0.918, descender: -0.23, capHeight: 0.682, xHeight: 0.449, widthFactor: 0.92)
    case .helvetica: Proportions(ascender: 0.92, descender: -0.23, capHeight: 0.72, xHeight: 0.523)
    case .helveticaNeue, .helveticaNeueCondensed:
      Proportions(ascender: 0.952, descender: -0.213, lineGap: 0.028, capHeight: 0.714, xHeight: 0.517)
    case .hiraginoSans: Proportions(ascender: 0.88, descender: -0.12, lineGap: 0.5, capHeight: 0.766, xHeight: 0.545)
    case .menlo: Proportions(ascender: 0.928, descender: -0.236, capHeight: 0.729, xHeight: 0.547, fixedWidth: 0.602)
    case .palatino:
      Proportions(ascender: 0.827, descender: -0.283, capHeight: 0.708, xHeight: 0.469, widthFactor: 0.95)
    case .pingFang: Proportions(ascender: 1.06, descender: -0.34, capHeight: 0.86, xHeight: 0.6)
    case .timesNewRoman:
      Proportions(
        ascender: 0.891, descender: -0.216, lineGap: 0.042, capHeight: 0.662, xHeight: 0.447, widthFactor: 0.88)
    case .trebuchet: Proportions(ascender: 0.939, descender: -0.222, capHeight: 0.715, xHeight: 0.523)
    case .verdana: Proportions(ascender: 1.005, descender: -0.21, capHeight: 0.727, xHeight: 0.545)
    }
  }

  /// The proportions of a weight of the family. Only the heights of Helvetica Neue depend on its weight.
  ///
  /// Source: recorded labels (Facts, “Recorded labels”) in light, thin, medium, bold and condensed bold.
  func proportions(at weight: FontWeight) -> Proportions {
    var proportions = proportions
    guard self == .helveticaNeue || self == .helveticaNeueCondensed else { return proportions }
    if weight.axis < 400 { proportions.ascender = 0.967 }
    if weight.axis > 400 { (proportions.ascender, proportions.descender) = (0.975, -0.217) }
    return proportions
  }
}
