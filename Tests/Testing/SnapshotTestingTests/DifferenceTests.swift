// SPDX-License-Identifier: MIT

import Foundation
import Pictures
import Testing
import UIKit

@testable import RecordedSnapshots

@Suite("Differences in words")
struct DifferenceTests {
  @Test("Descriptions of UIKit and of apps have frames")
  func frames() {
    let text = """
      <UIView; frame = (0 0; 393 852); layer = <CALayer>>
         | <UILabel; frame = (171 59; 51.3333 20.3333); text = 'Layout'; layer = <_UILabelLayer>>
         |    | <View; name = Pink; frame = (x: 1, y: -2.5, width: 3, height: 4)>
         |    | <CAShapeLayer> (layer)
      """
    #expect(
      DescribedFrames(text).views == [
        .init(name: "UIView", frame: [0, 0, 393, 852]),
        .init(name: "UILabel", frame: [171, 59, 51.3333, 20.3333], depth: 1, text: "Layout"),
        .init(name: "View,name = Pink", frame: [1, -2.5, 3, 4], depth: 2),
      ])
  }

  @Test("Views that moved are named with what changed")
  func moves() {
    let old = DescribedFrames("<A; frame = (0 0; 10 10)>\n   | <B; frame = (1 1; 2 2)>")
    let new = DescribedFrames("<A; frame = (0 0; 10 10)>\n   | <B; frame = (1 3; 2 2.5)>")
    #expect(new.changes(since: old) == ["B: y 1.0 → 3.0, height 2.0 → 2.5"])
    #expect(DescribedFrames("<A; frame = (0 0; 1 1)>").changes(since: old).count == 1)
    #expect(new.changes(since: new).isEmpty)
  }

  @Test("The view from which others follow is named first")
  func reasons() {
    func description(_ height: Int) -> DescribedFrames {
      DescribedFrames(
        """
        <UIView; frame = (0 0; 320 200); layer = <CALayer>>
           | <UILabel; frame = (16 20; 100 \(height)); text = 'Title'; layer = <_UILabelLayer>>
           | <UILabel; frame = (16 \(28 + height); 100 20); text = 'Note'; layer = <_UILabelLayer>>
           | <UIButton; frame = (16 \(56 + height); 60 30); layer = <CALayer>>
        """)
    }
    #expect(
      description(40).reasons(since: description(20)) == [
        "The label “Title” is 40 points high (20 before), so 2 views move."
      ])
    #expect(description(40).reasons(since: description(40)).isEmpty)
  }

  /// A white picture with rectangles of colors.
  private func picture(_ rectangles: [(CGRect, UInt32)], size: Int = 64) -> PixelImage {
    var image = PixelImage(width: size, height: size, pixel: 0xFFFF_FFFF)
    for (rectangle, color) in rectangles {
      for y in Int(rectangle.minY)..<Int(rectangle.maxY) {
        for x in Int(rectangle.minX)..<Int(rectangle.maxX) { image[x, y] = color }
      }
    }
    return image
  }

  @Test("Each region has a kind of difference")
  func kinds() {
    let box = CGRect(x: 8, y: 8, width: 16, height: 8)
    let line = CGRect(x: 40, y: 0, width: 1, height: 64)
    let old = picture([(box, 0xFFFF_0000)])
    func kind(_ new: PixelImage, _ texts: [CGRect] = []) -> [PictureRegions.Kind] {
      PictureRegions(old, new, textBoxes: texts).regions.map(\.kind)
    }
    #expect(kind(old) == [])
    #expect(kind(picture([(box, 0xFF00_00FF)])) == [.color])
    #expect(kind(picture([(box, 0xFFFE_0000)])) == [.translucency])
    #expect(kind(picture([(box, 0xFF00_00FF)]), [box]) == [.glyphs])
    #expect(kind(picture([(box, 0xFFFF_0000), (line, 0xFF80_8080)])) == [.antialiasing])
  }

  @Test(
    "The outcome of a snapshot is told by its words",
    arguments: [
      ("a\n  glyphs at x 1…2, y 1…2: 3 pixels", true, SnapshotTally.Outcome.glyphs),
      ("a\n  glyphs at x 1…2, y 1…2: 3 pixels\n  color at x 1…2, y 1…2: 3 pixels", true, .picture),
      ("a\n  glyphs at x 1…2, y 1…2: 3 pixels\n  and 2 smaller regions", true, .picture),
      ("The picture has 1 × 1 pixels, the recorded one 2 × 2.", true, .picture), ("− a\n+ b", false, .text),
      ("It is 1 × 1. `--device \"iPhone X\"` simulates one.", true, .screen),
    ])
  func outcomes(words: String, isPicture: Bool, outcome: SnapshotTally.Outcome) {
    #expect(SnapshotTally.outcome(of: words, isPicture: isPicture) == outcome)
  }

  @MainActor
  @Test("A picture of the screen of another device names that device")
  func otherDevices() {
    LastStage.current = nil
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let sizes: [CGSize] = [
      CGSize(width: 1179, height: 2556), CGSize(width: 1125, height: 2436), CGSize(width: 100, height: 100),
      CGSize(width: 300, height: 151), CGSize(width: 200, height: 100),
    ]
    let images = sizes.map { UIGraphicsImageRenderer(size: $0, format: format).image { _ in } }
    let pictures = images.map { $0.pngData() ?? Data() }
    let pixels = SnapshotPixels(precision: 1, perceptualPrecision: 1)
    let advice = " That is the screen of an iPhone X: `tinamou test --device \"iPhone X\"` simulates one."
    #expect(pixels.compare(pictures[1], pictures[0])?.0.hasSuffix(advice) == true)
    #expect(pixels.compare(pictures[2], pictures[0])?.0.hasSuffix("the recorded one 100 × 100.") == true)
    let words = pixels.compare(pictures[4], pictures[3])?.0 ?? ""
    #expect(words.contains("A screen with 2 pixels per point has these: `tinamou test --device \"iP"), "\(words)")
    #expect(SnapshotPixels.device(in: words) == "iPhone 11" && SnapshotPixels.device(in: advice) == "iPhone X")
    #expect(SnapshotPixels.device(in: "The picture has 100 × 100 pixels.") == nil)
    #expect(SnapshotPixels.screen(2556, 1179) == SnapshotPixels.screen(1179, 2556))
  }

  @Test("Words name the kind and the place of a region, in points")
  func words() {
    let box = CGRect(x: 8, y: 16, width: 16, height: 8)
    let regions = PictureRegions(picture([]), picture([(box, 0xFF00_0000)]), textBoxes: [])
    #expect(regions.words(scale: 2) == ["color at x 4…12, y 8…12: 128 pixels"])
  }
}
