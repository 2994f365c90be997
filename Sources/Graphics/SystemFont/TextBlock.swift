// SPDX-License-Identifier: MIT

/// The size of a text in one face, broken into lines.
public struct TextBlock: Hashable, Sendable {
  /// The number of lines.
  public var lineCount: Int
  /// The width of the widest line, in points, before rounding to pixels.
  public var width: Double
  /// The height of all lines, in points, before rounding to pixels.
  public var height: Double

  /// Breaks `text` at a width of `width` points, into at most `lineLimit` lines unless that is 0.
  ///
  /// - Complexity: Linear in the length of the text.
  public init(
    _ text: String, in face: FontFace, width: Double = .infinity, lineLimit: Int = 0, mode: LineBreakMode = .byWord,
    measuring: some TextMeasuring
  ) {
    let scalars = [Unicode.Scalar](of: text)
    let advances = measuring.advances(of: scalars, in: face)
    let breaker = LineBreaker(scalars: scalars, advances: advances, wraps: width < .infinity)
    let limit = lineLimit == 0 ? nil : lineLimit
    let lines = breaker.lines(within: .init(width), mode: mode, limit: limit)
    var widest = lines.reduce(0) { max($0, $1.measuredWidth(within: width)) }
    if let last = lines.last, last.range.upperBound < scalars.count {
      let ellipsis = measuring.width(of: "…", in: face)
      let fitted = breaker.fitted(last, to: width, mode: mode, ellipsis: ellipsis)
      widest = max(lines.dropLast().reduce(0) { max($0, $1.measuredWidth(within: width)) }, fitted.width)
    }
    let metrics = measuring.metrics(of: face)
    lineCount = lines.count
    self.width = widest
    // The height does not include the font's leading: recorded labels in Helvetica Neue, which has leading, are as high
    // as their lines.
    height = Double(lines.count) * metrics.lineHeight
  }
}

extension [Unicode.Scalar] {
  /// Creates an array of the scalars of `text`, which are its bytes in most texts.
  fileprivate init(of text: String) {
    let ascii = text.utf8.withContiguousStorageIfAvailable { bytes -> [Unicode.Scalar]? in
      guard bytes.reduce(0, |) < 0x80 else { return nil }
      return [Unicode.Scalar](unsafeUninitializedCapacity: bytes.count) { scalars, count in
        for byte in bytes {
          scalars.initializeElement(at: count, to: Unicode.Scalar(byte))
          count += 1
        }
      }
    }
    self = (ascii ?? nil) ?? Array(text.unicodeScalars)
  }
}
