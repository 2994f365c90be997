// SPDX-License-Identifier: MIT

/// The additional space after the letters of the system font, which depends on the size, the weight and the edition.
/// Other fonts have none.
struct SystemFontTracking {
  /// The space after every letter, in 1/10000 em.
  let letters: Double
  /// The additional space after a digit, in 1/10000 em.
  let digits: Double

  init(_ face: FontFace) {
    guard face.family.isSystemDesign else {
      (letters, digits) = (0, 0)
      return
    }
    let (size, axis) = (face.opticalSize ?? face.size, face.weight.axis)
    let current = interpolated(size, from: SystemFontTables.trackingSizes, to: SystemFontTables.tracking)
    let iOS13 = current + interpolated(size, from: SystemFontTables.earlierSizes, to: SystemFontTables.earlierTracking)
    switch face.edition {
    case .current: (letters, digits) = (current, 0)
    case .iOS13: (letters, digits) = (iOS13, Self.largeDigits(size, axis))
    case .iOS10: (letters, digits) = (iOS13 + Self.large(size, axis), Self.largeDigits(size, axis))
    case .iOS8: (letters, digits) = (Self.helvetica(size, axis), 0)
    }
  }

  /// The addition of iOS 9 and 10 to the tracking of iOS 13 in large text. Light letters do not have it.
  private static func large(_ size: Double, _ axis: Double) -> Double {
    guard size >= SystemFontTables.iOS10Sizes[0] else { return 0 }
    return interpolated(size, from: SystemFontTables.iOS10Sizes, to: SystemFontTables.iOS10Tracking)
      * interpolated(axis, from: [300, 400], to: [0, 1])
  }

  /// The additional space after digits in large text until iOS 13. Bold digits did not have it.
  private static func largeDigits(_ size: Double, _ axis: Double) -> Double {
    guard size >= SystemFontTables.largeDigitsSize else { return 0 }
    return interpolated(axis, from: [400, 700], to: [SystemFontTables.largeDigits, 0])
  }

  /// The tracking of Helvetica Neue as the system font of iOS 7 and 8. Light and bold letters have none.
  ///
  /// Source: 48 labels and buttons that Xcode 6 stored (Facts, “Recorded labels”), of five repositories.
  private static func helvetica(_ size: Double, _ axis: Double) -> Double {
    interpolated(
      size, from: [10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 28, 40],
      to: [220, 200, 180, 150, 130, 80, 50, 30, -80, -110, -120, -140])
      * interpolated(axis, from: [300, 400, 700], to: [0, 1, 0])
  }
}
