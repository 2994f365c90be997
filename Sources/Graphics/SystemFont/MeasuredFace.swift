// SPDX-License-Identifier: MIT

import Synchronization

/// The metrics and advances of a face that has no file, computed once for all texts in the face.
final class MeasuredFace: Sendable {
  /// The vertical metrics, in points.
  let metrics: FontMetrics
  private let fitted: FittedAdvances
  /// The advances of the printable characters of ASCII, in points.
  private let ascii: [Double]

  private init(_ face: FontFace) {
    let fitted = FittedAdvances(face, factor: face.family.proportions.widthFactor)
    self.fitted = fitted
    metrics = face.computedMetrics
    ascii = (0x20..<0x7F).map { fitted.advance(of: $0) ?? 0 }
  }

  /// The advance of a scalar, in points; `nil` for a scalar that is not in the table.
  func advance(of value: UInt32) -> Double? {
    value &- 0x20 < 0x5F ? ascii[Int(value - 0x20)] : fitted.advance(of: value)
  }

  /// The kerning between two scalars, in points.
  func kerning(between left: UInt32, and right: UInt32) -> Double { fitted.kerning(between: left, and: right) }

  // MARK: Faces that were measured before

  private struct Recent: Sendable {
    var faces: [FontFace] = []
    var measured: [MeasuredFace] = []
    /// The index of the face that the next new one replaces when there are too many.
    var oldest = 0
  }

  private static let limit = 32
  private static let recent = Mutex(Recent())

  /// Returns the measures of `face`, which has no file.
  static func of(_ face: FontFace) -> MeasuredFace {
    recent.withLock { recent in
      if let index = recent.faces.firstIndex(of: face) { return recent.measured[index] }
      let made = MeasuredFace(face)
      if recent.faces.count < limit {
        recent.faces.append(face)
        recent.measured.append(made)
      } else {
        recent.faces[recent.oldest] = face
        recent.measured[recent.oldest] = made
        recent.oldest = (recent.oldest + 1) % limit
      }
      return made
    }
  }
}
