// SPDX-License-Identifier: MIT

/// Measures fonts for layout: line metrics and the advances of letters.
///
/// The default is ``SystemFontMeasurer``, which needs no system library and gives the same results everywhere. A
/// renderer with its own fonts can provide another.
public protocol TextMeasuring: Sendable {
  /// The vertical metrics of `face`, in points.
  func metrics(of face: FontFace) -> FontMetrics

  /// Appends the advance of each of `scalars`, in points, including kerning with the next scalar. Scalars that extend
  /// the preceding letter (accents, joiners) have an advance of 0.
  ///
  /// - Complexity: Linear in the number of scalars.
  func appendAdvances(of scalars: ArraySlice<Unicode.Scalar>, in face: FontFace, to advances: inout [Double])

  /// Returns a measurer with the same results, which may measure many texts in `face` faster. The default is the measurer itself.
  func prepared(for face: FontFace) -> Self
}

extension TextMeasuring {
  /// The vertical metrics of `face`, in points: those of the device's fonts.
  public func metrics(of face: FontFace) -> FontMetrics { face.metrics }

  /// Returns the measurer itself.
  public func prepared(for face: FontFace) -> Self { self }

  /// The advance of each of `scalars`, in points.
  public func advances(of scalars: [Unicode.Scalar], in face: FontFace) -> [Double] {
    var advances: [Double] = []
    advances.reserveCapacity(scalars.count)
    appendAdvances(of: scalars[...], in: face, to: &advances)
    return advances
  }

  /// The width of `text` on one line, in points, before rounding to pixels. Line breaks have no width.
  public func width(of text: String, in face: FontFace) -> Double {
    advances(of: Array(text.unicodeScalars), in: face).reduce(0, +)
  }
}
