// SPDX-License-Identifier: MIT

/// What layout asks a font: how high its lines are and how far each letter moves the pen.
///
/// The default is ``SystemFontMeasurer``, which needs no system library and answers the same everywhere. A renderer that
/// draws with fonts of its own may offer another.
public protocol TextMeasuring: Sendable {
  /// The vertical metrics of `face`, in points.
  func metrics(of face: FontFace) -> FontMetrics

  /// Appends to `advances` one number for each of `scalars`, in points: how far it moves the pen, with the kerning towards
  /// the next. Scalars that only complete the one before them (accents, joiners) get 0.
  ///
  /// - Complexity: linear in the number of scalars.
  func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, in face: FontFace, to advances: inout [Double])
}

extension TextMeasuring {
  /// The vertical metrics of `face`, in points: those of the device's fonts.
  public func metrics(of face: FontFace) -> FontMetrics { face.metrics }

  /// One advance for each of `scalars`, in points.
  public func advances(of scalars: [Unicode.Scalar], in face: FontFace) -> [Double] {
    var advances: [Double] = []
    advances.reserveCapacity(scalars.count)
    appendAdvances(of: scalars[...], in: face, to: &advances)
    return advances
  }

  /// The width of `text` on one line, in points, before rounding to pixels. Line breaks in it count nothing.
  public func width(of text: String, in face: FontFace) -> Double {
    advances(of: Array(text.unicodeScalars), in: face).reduce(0, +)
  }
}
