// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tinamou

@testable import Pictures

@Suite("Display lists become pictures")
struct DrawingReplayTests {
  private func picture(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, _ draw: (CGContext) -> Void) -> Picture
  {
    let context = CGContext()
    UIGraphicsPushContext(context)
    draw(context)
    UIGraphicsPopContext()
    return Picture(size: CGSize(width: width, height: height), scale: scale, commands: context.commands)
  }

  @Test("images are drawn with their transparency, or as a template in one color")
  func images() throws {
    let image = try #require(UIImage(data: SampleImages.png))
    let own = try picture(6, 4) { _ in image.draw(at: .zero) }.pixels()
    #expect(own[1, 1] == .rgb(255, 0, 0) && own[5, 3] == .clear)
    let stencil = try picture(6, 4) { _ in image.withTintColor(.purple).draw(at: .zero) }.pixels()
    #expect(stencil[1, 1].isClose(to: .rgb(128, 0, 128)) && stencil[1, 3].isClose(to: .rgb(128, 0, 128)))
    #expect(stencil[5, 3] == .clear)
    let mirrored = try picture(6, 4) { _ in image.withHorizontallyFlippedOrientation().draw(at: .zero) }.pixels()
    #expect(mirrored[1, 1] == .rgb(0, 255, 0) && mirrored[5, 1] == .rgb(255, 0, 0))
  }

  @Test("the bitmap of a drawn image is drawn at its size in pixels, or in points with its scale")
  func bitmapOfDrawing() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
    let bitmap = try #require(image.cgImage)
    let pixels = try picture(8, 4) { _ in UIImage(cgImage: bitmap).draw(at: .zero) }.pixels()
    #expect(pixels[1, 1] == .clear && pixels[7, 3] == .rgb(255, 0, 0) && pixels[3, 3] == .clear)
    let points = try picture(8, 4) { _ in UIImage(cgImage: bitmap, scale: 2, orientation: .up).draw(at: .zero) }
      .pixels()
    #expect(points[3, 1] == .rgb(255, 0, 0) && points[1, 1] == .clear && points[5, 1] == .clear)
  }

  @Test(
    "a vector image that an asset catalog has as pixels is enlarged as pixels, another one is exact",
    arguments: [false, true])
  func enlarged(hasFixedPixels: Bool) throws {
    let half = DrawingCommand.Path(rect: CGRect(x: 0, y: 0, width: 2.5, height: 10))
    var image = DrawingCommand.Image(
      content: .commands([.fill(half, rule: .winding, color: UIColor.red.cgColor)]), size: CGSize(width: 10, height: 10)
    )
    image.hasFixedPixels = hasFixedPixels
    let pixels = try picture(40, 40) { $0.record(.image(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))) }
      .pixels()
    #expect(pixels[4, 20] == .rgb(255, 0, 0) && pixels[20, 20] == .clear)
    // The edge lies in the middle of a pixel of the image, which is four pixels wide here.
    let edge = (7...12).count { 1...254 ~= pixels[$0, 20].alpha }
    #expect(hasFixedPixels ? edge >= 4 : edge == 0)
    // A template has the same pixels.
    image.tint = UIColor.blue.cgColor
    let stencil = try picture(40, 40) { $0.record(.image(image, in: CGRect(x: 0, y: 0, width: 40, height: 40))) }
      .pixels()
    #expect(stencil[4, 20] == .rgb(0, 0, 255) && stencil[10, 20].alpha == pixels[10, 20].alpha)
  }

  @Test("the borders of a resizable image keep their size")
  func resizable() throws {
    let image = try #require(UIImage(data: SampleImages.png))
      .resizableImage(withCapInsets: UIEdgeInsets(top: 1, left: 2, bottom: 1, right: 2), resizingMode: .stretch)
    let pixels = try picture(60, 40) { _ in image.draw(in: CGRect(x: 0, y: 0, width: 60, height: 40)) }.pixels()
    #expect(pixels[1, 0] == .rgb(255, 0, 0) && pixels[59, 0] == .rgb(0, 255, 0))
    #expect(pixels[1, 39] == .rgb(0, 0, 255) && pixels[59, 39] == .clear)
    let axis = NinePartAxis(length: 10, room: 31, 2, 2, true)
    #expect(
      axis.parts.map(\.targetLength) == [2, 6, 6, 6, 6, 3, 2], "the middle is repeated and its last part cut off")
  }

  @Test("baseline and progressive JPEG files decode to the same image")
  func jpeg() throws {
    let plain = try JPEGDecoder.decode(SampleImages.baselineJPEG)
    let progressive = try JPEGDecoder.decode(SampleImages.progressiveJPEG)
    #expect(plain.width == 40 && plain.height == 24 && plain == progressive)
    let quarters = [(10, 6, 220, 40, 40), (30, 6, 40, 200, 60), (10, 18, 40, 60, 220), (30, 18, 240, 220, 40)]
    for (x, y, red, green, blue) in quarters {
      let pixel = plain.pixels[y * 40 + x]
      // The pattern on the quarters varies by 12, and colors have half the resolution.
      #expect(
        abs(Int(pixel >> 16 & 255) - red) < 24 && abs(Int(pixel >> 8 & 255) - green) < 24
          && abs(Int(pixel & 255) - blue) < 24)
    }
    let gray = try JPEGDecoder.decode(SampleImages.grayJPEG)
    #expect(gray.pixels[0] & 255 < 8 && gray.pixels[32] & 255 > 240 && gray.pixels[16] >> 16 == gray.pixels[16] & 255)
    let image = try #require(UIImage(data: SampleImages.baselineJPEG))
    let pixels = try picture(40, 24) { _ in image.draw(at: .zero) }.pixels()
    #expect(abs(pixels[10, 6].red - 220) < 24)
  }

  @Test(
    "the blocks of a JPEG file are decoded in place: to copy all for each takes minutes for a photo", arguments: [1, 3])
  func jpegInPlace(components: Int) throws {
    let parts: [[UInt8]] = (1...3).map { [$0, 0x11, 0] }
    let segment = [8, 0, 8, 0, 8, UInt8(components)] + parts.prefix(components).joined()
    var frame = try JPEGFrame(segment, isProgressive: false)
    // The only code is one bit for a block without contents.
    let table = JPEGHuffmanTable(counts: [1] + Array(repeating: 0, count: 15), values: [0])
    var scan = JPEGScan(
      parts: (0..<components).map { JPEGScan.Part(component: $0, dc: table, ac: table) }, first: 0, last: 63, high: 0,
      low: 0, restartInterval: 0, bits: JPEGBits(bytes: [0, 0, 0, 0], offset: 0))
    func places() -> [UnsafePointer<Int16>?] {
      frame.components.map { $0.coefficients.withUnsafeBufferPointer { $0.baseAddress } }
    }
    let before = places()
    try scan.decode(into: &frame)
    #expect(places() == before)
  }

  @Test("a damaged JPEG file never stops the program; it throws when nothing can be shown")
  func damaged() {
    var seed: UInt64 = 42
    func next(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for original in [SampleImages.baselineJPEG, SampleImages.progressiveJPEG] {
      for count in stride(from: 0, to: original.count, by: 29) { _ = try? JPEGDecoder.decode(original.prefix(count)) }
      for _ in 0..<100 {
        var bytes = original
        for _ in 0..<3 { bytes[next(bytes.count)] = UInt8(next(256)) }
        _ = try? JPEGDecoder.decode(bytes)
      }
    }
    #expect(throws: PictureError.invalidImage(reason: "not a JPEG file")) { try JPEGDecoder.decode(Data("no".utf8)) }
    #expect(throws: PictureError.self) { try JPEGDecoder.decode(SampleImages.baselineJPEG.prefix(100)) }
  }

  @Test("an image that cannot be decoded is an error, not a gap in the picture")
  func invalidImage() throws {
    let image = try #require(UIImage(data: SampleImages.png.prefix(40)))
    let broken = picture(6, 4) { _ in image.draw(at: .zero) }
    #expect(throws: PictureError.self) { try broken.png() }
    #expect(throws: PictureError.self) { try broken.pdf() }
  }

  @Test("a cutout in a symbol shows the content behind it")
  func knockedOut() throws {
    let symbol = try #require(
      UIImage(systemName: "plus.circle.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    let pixels = try picture(symbol.size.width, symbol.size.height) { context in
      UIColor.yellow.setFill()
      context.fill(CGRect(origin: .zero, size: symbol.size))
      symbol.withTintColor(.blue).draw(at: .zero)
    }.pixels()
    #expect(pixels[pixels.width / 2, pixels.height / 2] == .rgb(255, 255, 0), "the plus is a hole")
    #expect(pixels[pixels.width / 2, 3] == .rgb(0, 0, 255))
  }

  @Test("blend modes, dashes, even-odd fills and gradients paint as Core Graphics does")
  func painting() throws {
    let pixels = try picture(40, 40) { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 10))
      context.setBlendMode(.multiply)
      UIColor.cyan.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
      context.setBlendMode(.normal)
      UIColor.blue.setStroke()
      context.setLineWidth(4)
      context.setLineDash(phase: 0, lengths: [10, 10])
      context.move(to: CGPoint(x: 0, y: 15))
      context.addLine(to: CGPoint(x: 40, y: 15))
      context.strokePath()
      context.addRects([CGRect(x: 0, y: 20, width: 20, height: 20), CGRect(x: 5, y: 25, width: 10, height: 10)])
      context.fillPath(using: .evenOdd)
      context.clip(to: CGRect(x: 20, y: 20, width: 20, height: 20))
      if let gradient = CGGradient(colors: [.black, .white], locations: nil) {
        context.drawLinearGradient(gradient, start: CGPoint(x: 20, y: 0), end: CGPoint(x: 40, y: 0), options: [])
      }
    }.pixels()
    #expect(pixels[10, 5] == .rgb(0, 0, 0) && pixels[30, 5] == .rgb(255, 0, 0))
    #expect(pixels[5, 15] == .rgb(0, 0, 255) && pixels[15, 15] == .clear && pixels[25, 15] == .rgb(0, 0, 255))
    #expect(pixels[2, 22] == .rgb(0, 255, 255) && pixels[10, 30] == .clear)
    #expect(pixels[22, 30].red < 40 && pixels[38, 30].red > 215)
  }

  @Test("a degenerate transform hides its content and does not stop the rest")
  func degenerate() throws {
    let pixels = try picture(10, 10) { context in
      UIColor.red.setFill()
      context.saveGState()
      context.scaleBy(x: 0, y: 1)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.fill(CGRect(x: 5, y: 0, width: 5, height: 10))
    }.pixels()
    #expect(pixels[2, 5] == .clear && pixels[7, 5] == .rgb(255, 0, 0))
  }

  @Test(
    "coordinates that are not finite, or far outside, do no harm",
    arguments: [CGFloat.nan, .infinity, 1e300, -1e12])
  func positions(value: CGFloat) throws {
    let drawn = picture(10, 10) { context in
      UIColor.blue.setFill()
      UIColor.blue.setStroke()
      context.saveGState()
      context.translateBy(x: value, y: 0)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.restoreGState()
      context.setShadow(offset: CGSize(width: value, height: value), blur: abs(value), color: .black)
      context.fill(CGRect(x: 20, y: value, width: 5, height: 5))
      context.setShadow(offset: .zero, blur: 0, color: nil)
      context.stroke(CGRect(x: value, y: 20, width: value, height: 5))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
      context.record(
        .text(
          DrawingCommand.TextLine(
            string: "x", font: DrawingCommand.Font(pointSize: 12), color: .black, origin: CGPoint(x: 50, y: 50),
            width: value)))
    }
    #expect(try drawn.pixels()[2, 2] == .rgb(255, 0, 0))
    _ = try drawn.svg()
    _ = try drawn.pdf()
  }

  @Test("an infinite rectangle fills everything")
  func infinite() throws {
    let pixels = try picture(10, 10) { context in
      UIColor.red.setFill()
      context.fill(CGRect.infinite)
    }.pixels()
    #expect(pixels[0, 0] == .rgb(255, 0, 0) && pixels[9, 9] == .rgb(255, 0, 0))
  }

  @Test("a blur spreads its content evenly and loses almost nothing", arguments: [1.0, 2.5, 6.0])
  func blur(deviation: Double) {
    let side = 61
    var bytes = [UInt8](repeating: 0, count: side * side)
    for y in 20...40 { for x in 20...40 { bytes[y * side + x] = 200 } }
    let before = bytes.reduce(0) { $0 + Int($1) }
    bytes.withUnsafeMutableBufferPointer {
      BoxBlur(deviation: deviation).apply(to: $0, width: side, height: side, stride: side)
    }
    let after = bytes.reduce(0) { $0 + Int($1) }
    #expect(abs(after - before) < before / 50)
    #expect(abs(Int(bytes[30 * side + 15]) - Int(bytes[30 * side + 45])) <= 2, "the same to the left and to the right")
    #expect(bytes[30 * side + 19] > 0 && bytes[30 * side + 20] < 200)
  }
}
