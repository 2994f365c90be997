// SPDX-License-Identifier: MIT

import LayoutModel

/// A Gaussian blur approximated by three box blurs with integer arithmetic, so that the result is the same on every
/// machine.
///
/// Source: W3C, Filter Effects Module Level 1, feGaussianBlur, the approximation given there.
struct BoxBlur {
  /// The number of pixels that each box averages.
  let size: Int

  /// Creates a blur with the given standard deviation, in pixels. A very small deviation has no effect.
  init(deviation: Double) { size = max(Int(saturating: (deviation * 1.879971205 + 0.5).rounded(.down)), 1) }

  /// Blurs an image with one byte per pixel in place.
  func apply(to bytes: UnsafeMutableBufferPointer<UInt8>, width: Int, height: Int, stride: Int) {
    guard size > 1 else { return }
    var line = [UInt8](repeating: 0, count: max(width, height))
    for y in 0..<height { blurLine(bytes, from: y * stride, step: 1, count: width, &line) }
    for x in 0..<width { blurLine(bytes, from: x, step: stride, count: height, &line) }
  }

  /// Blurs one row or column three times. For an even size, the first two boxes are offset to opposite sides, and the
  /// third box is one pixel larger.
  private func blurLine(
    _ bytes: UnsafeMutableBufferPointer<UInt8>, from start: Int, step: Int, count: Int, _ line: inout [UInt8]
  ) {
    let half = size / 2
    let boxes =
      size % 2 == 1 ? [(half, half), (half, half), (half, half)] : [(half, half - 1), (half - 1, half), (half, half)]
    for (before, after) in boxes {
      line.withUnsafeMutableBufferPointer { copy in
        for i in 0..<count { copy[i] = bytes[start + i * step] }
        let length = before + after + 1
        var sum = 0
        for i in 0..<min(after, count) { sum += Int(copy[i]) }
        for i in 0..<count {
          if i + after < count { sum += Int(copy[i + after]) }
          if i - before - 1 >= 0 { sum -= Int(copy[i - before - 1]) }
          bytes[start + i * step] = UInt8((sum + length / 2) / length)
        }
      }
    }
  }
}
