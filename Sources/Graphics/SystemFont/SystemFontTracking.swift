// SPDX-License-Identifier: MIT

/// The additional space after letters, which depends on the size and the edition of the system font.
struct SystemFontTracking {
  /// The space after a letter of ``SystemFontDesign``, in units.
  let letters: Double
  /// The space after a letter of Helvetica Neue in the system font of iOS 8, in units; 0 in all other fonts.
  let helvetica: Double

  init(_ face: FontFace) {
    guard face.family.isSystemDesign else {
      // The factors of other families apply to the widths of 17 points.
      (letters, helvetica) = (Self.current(17), 0)
      return
    }
    guard face.opticalSize == nil else {
      (letters, helvetica) = (0, 0)
      return
    }
    switch face.edition {
    case .current, .iOS26, .iOS16: (letters, helvetica) = (Self.current(face.size), 0)
    case .iOS13: (letters, helvetica) = (Self.iOS13(face.size), 0)
    case .iOS10:
      letters = face.weight < .bold ? Self.iOS10(face.size) : Self.iOS13(face.size)
      helvetica = 0
    case .iOS8:
      helvetica = Self.iOS8(face.size, face.weight.axis)
      letters = Self.current(17) + helvetica
    }
  }

  private static func current(_ size: Double) -> Double {
    interpolated(size, from: SystemFontTables.trackingSizes, to: SystemFontTables.tracking)
  }

  private static func iOS13(_ size: Double) -> Double {
    guard size > SystemFontTables.earlierTrackingSizes[0] else { return current(size) }
    return interpolated(size, from: SystemFontTables.earlierTrackingSizes, to: SystemFontTables.earlierTracking)
  }

  private static func iOS10(_ size: Double) -> Double {
    guard size >= SystemFontTables.iOS10TrackingSizes[0] else { return iOS13(size) }
    return iOS13(size)
      + interpolated(size, from: SystemFontTables.iOS10TrackingSizes, to: SystemFontTables.iOS10Tracking)
  }

  /// The tracking of Helvetica Neue as the system font of iOS 7 and 8. Light and bold letters have none.
  ///
  /// Source: 48 labels and buttons that Xcode 6 stored (Facts, “Recorded labels”), of five repositories.
  private static func iOS8(_ size: Double, _ axis: Double) -> Double {
    let thousandths = interpolated(
      size, from: [10, 11, 12, 13, 14, 15, 16, 17, 20, 24, 28, 40],
      to: [22, 20, 18, 15, 13, 8, 5, 3, -8, -11, -12, -14])
    return thousandths / 1000 * SystemFontTables.unitsPerEm * interpolated(axis, from: [300, 400, 700], to: [0, 1, 0])
  }
}
