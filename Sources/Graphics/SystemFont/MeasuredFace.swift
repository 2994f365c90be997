// SPDX-License-Identifier: MIT

/// The metrics and advances of a face that has no file, computed once for all texts in the face.
final class MeasuredFace: Sendable {
  /// The face.
  let face: FontFace
  /// The vertical metrics, in points.
  let metrics: FontMetrics
  /// The advances and the kerning of all letters.
  let fitted: FittedAdvances
  /// The advances of the printable characters of ASCII, in points.
  let ascii: [Double]

  init(_ face: FontFace) {
    let fitted = FittedAdvances(face, factor: face.family.proportions.widthFactor)
    self.face = face
    self.fitted = fitted
    metrics = face.metrics
    ascii = (0x20..<0x7F).map { fitted.advance(of: $0) ?? 0 }
  }
}
