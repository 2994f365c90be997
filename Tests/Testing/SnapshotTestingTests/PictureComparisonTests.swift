// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import SnapshotTesting
import Testing
import UIKit

@testable import RecordedSnapshots

@Suite("Comparison of pictures")
struct PictureComparisonTests {
  /// Differences of colors by CIE 1994, computed with the formula in another program.
  @Test(
    "The difference of two colors is that of CIE 1994",
    arguments: [
      (UInt32(0xFF00_0000), UInt32(0xFFFF_FFFF), 100.0), (0xFFFF_0000, 0xFFFF_0000, 0), (0xFF80_8080, 0xFF81_8181, 0.4),
    ])
  func distance(first: UInt32, second: UInt32, expected: Double) {
    var colors = PerceivedColors()
    #expect(abs(colors.distance(first, second) - expected) < 0.05)
  }

  private func png(_ color: UIColor, dots: Int = 0, size: CGFloat = 10) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: size, height: size), format: format)
    let image = renderer.image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: size, height: size))
      UIColor.black.setFill()
      for x in 0..<dots { context.fill(CGRect(x: CGFloat(x), y: 0, width: 1, height: 1)) }
    }
    return try #require(image.pngData())
  }

  private func difference(_ old: Data, _ new: Data, _ precision: Double = 1, _ perceptual: Double = 1) -> String? {
    SnapshotPixels(precision: precision, perceptualPrecision: perceptual).compare(old, new)?.0
  }

  @Test("Equal pictures pass, and others fail with the share of equal bytes")
  func bytes() throws {
    let plain = try png(.white)
    #expect(difference(plain, try png(.white)) == nil)
    // 5 of 100 pixels differ in three of four bytes.
    #expect(try #require(difference(plain, try png(.white, dots: 5))).contains("96.25 % of the bytes"))
    #expect(difference(plain, try png(.white, dots: 5), 0.96) == nil)
  }

  @Test("With a perceptual precision, pixels that look alike are equal")
  func perceived() throws {
    let plain = try png(.white)
    let almost = try png(UIColor(white: 254 / 255, alpha: 1))
    #expect(difference(plain, almost) != nil)
    #expect(difference(plain, almost, 1, 0.98) == nil)
    #expect(try #require(difference(plain, try png(.white, dots: 5), 0.98, 0.98)).contains("95.00 % of the pixels"))
  }

  @Test("Pictures of other sizes fail with both sizes")
  func sizes() throws {
    let message = try #require(difference(try png(.white), try png(.white, size: 11)))
    #expect(message.contains("11 × 11") && message.contains("10 × 10"))
  }
}
