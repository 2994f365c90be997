// SPDX-License-Identifier: MIT

import Foundation

/// Converts the coefficients of a frame to colors.
struct JPEGPixels {
  let frame: JPEGFrame
  let quantization: [[Int32]]
  let adobeTransform: Int?

  /// The index within a block of each coefficient in zigzag order.
  private static let zigzag: [Int] = [
    0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14, 21,
    28,
    35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61, 54, 47,
    55,
    62, 63,
  ]

  /// `cosines[x * 8 + u]` is the contribution of frequency u at x.
  private static let cosines: [Float] = (0..<64).map { i in
    let (x, u) = (Double(i / 8), Double(i % 8))
    return Float((u == 0 ? 0.5.squareRoot() : 1) * cos((2 * x + 1) * u * .pi / 16) / 2)
  }

  func image() throws(PictureError) -> JPEGImage {
    var planes: [(samples: [UInt8], stride: Int)] = []
    for component in frame.components {
      guard quantization[component.table].count == 64 else {
        throw .invalidImage(reason: "the JPEG file has no quantization table")
      }
      planes.append((samples(of: component), component.stride * 8))
    }
    var pixels = [UInt32](repeating: 0, count: frame.width * frame.height)
    var values = [Int](repeating: 0, count: planes.count)
    for y in 0..<frame.height {
      for x in 0..<frame.width {
        for (i, component) in frame.components.enumerated() {
          let sx = x * component.across / frame.maxAcross, sy = y * component.down / frame.maxDown
          values[i] = Int(planes[i].samples[sy * planes[i].stride + sx])
        }
        pixels[y * frame.width + x] = color(values)
      }
    }
    return JPEGImage(width: frame.width, height: frame.height, pixels: pixels)
  }

  private func samples(of component: JPEGFrame.Component) -> [UInt8] {
    let stride = component.stride * 8
    let rows = component.coefficients.count / 64 / max(component.stride, 1)
    var samples = [UInt8](repeating: 0, count: stride * rows * 8)
    let table = quantization[component.table]
    var block = [Float](repeating: 0, count: 64)
    var half = block
    for row in 0..<rows {
      for column in 0..<component.stride {
        let base = (row * component.stride + column) * 64
        for k in 0..<64 { block[Self.zigzag[k]] = Float(Int32(component.coefficients[base + k]) * table[k]) }
        Self.invert(&block, &half)
        for y in 0..<8 {
          for x in 0..<8 {
            let value = (block[y * 8 + x] + 128).rounded()
            samples[(row * 8 + y) * stride + column * 8 + x] = UInt8(min(max(value, 0), 255))
          }
        }
      }
    }
    return samples
  }

  /// Computes the inverse cosine transform, rows first, then columns.
  private static func invert(_ block: inout [Float], _ half: inout [Float]) {
    cosines.withUnsafeBufferPointer { cosines in
      for y in 0..<8 {
        for x in 0..<8 {
          var sum: Float = 0
          for u in 0..<8 { sum += cosines[x * 8 + u] * block[y * 8 + u] }
          half[y * 8 + x] = sum
        }
      }
      for x in 0..<8 {
        for y in 0..<8 {
          var sum: Float = 0
          for v in 0..<8 { sum += cosines[y * 8 + v] * half[v * 8 + x] }
          block[y * 8 + x] = sum
        }
      }
    }
  }

  private func color(_ v: [Int]) -> UInt32 {
    switch v.count {
    case 1: return Self.pack(v[0], v[0], v[0])
    case 3 where isRGB: return Self.pack(v[0], v[1], v[2])
    case 3:
      let (r, g, b) = Self.rgb(v[0], v[1], v[2])
      return Self.pack(r, g, b)
    default:
      // Adobe stores the four inks inverted, so larger values are lighter.
      let (c, m, y) = adobeTransform == 2 ? Self.rgb(v[0], v[1], v[2]) : (v[0], v[1], v[2])
      return Self.pack(c * v[3] / 255, m * v[3] / 255, y * v[3] / 255)
    }
  }

  private var isRGB: Bool {
    adobeTransform == 0 || (adobeTransform == nil && frame.components.map(\.id) == Array("RGB".utf8))
  }

  private static func rgb(_ y: Int, _ cb: Int, _ cr: Int) -> (Int, Int, Int) {
    // Fixed-point arithmetic with 16 fractional bits.
    let (b, r) = (cb - 128, cr - 128)
    return (
      clamp(y + (91881 * r + 32768) >> 16), clamp(y - (22554 * b + 46802 * r + 32768) >> 16),
      clamp(y + (116130 * b + 32768) >> 16)
    )
  }

  private static func clamp(_ value: Int) -> Int { min(max(value, 0), 255) }

  private static func pack(_ r: Int, _ g: Int, _ b: Int) -> UInt32 { UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b) }
}
