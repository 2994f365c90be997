// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import ImageFilters

@Suite("Images of Core Image")
struct CoreImageTests {
  private var bitmap: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }

  private var format: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return format
  }

  private func filter(_ name: String, _ values: [String: Any]) throws -> CIImage? {
    let filter = try #require(CIFilter(name: name))
    filter.setDefaults()
    for (key, value) in values { filter.setValue(value, forKey: key) }
    #expect((filter.value(forKey: kCIOutputImageKey) as? CIImage)?.extent == filter.outputImage?.extent)
    return filter.outputImage
  }

  @Test func imagesHaveTheirPixels() throws {
    let image = try #require(CIImage(image: bitmap))
    #expect(image.extent == CGRect(x: 0, y: 0, width: 80, height: 40))
    #expect(CIImage(image: UIImage()) == nil && CIImage(data: Data([1])) == nil)
    let moved = image.transformed(by: CGAffineTransform(translationX: 5, y: 6).scaledBy(x: 2, y: 2))
    #expect(moved.extent == CGRect(x: 5, y: 6, width: 160, height: 80))
    #expect(
      moved.cropped(to: CGRect(x: 0, y: 0, width: 20, height: 20)).extent == CGRect(x: 5, y: 6, width: 15, height: 14))
    #expect(CIImage(color: .red).extent.isInfinite)
    #expect(image.composited(over: moved).extent == CGRect(x: 0, y: 0, width: 165, height: 86))
    #expect(UIImage(ciImage: moved, scale: 2, orientation: .up).size == CGSize(width: 80, height: 40))
    #expect(UIImage(ciImage: CIImage(color: .red)).size == .zero)
  }

  @Test func contextsMakeBitmapsOfParts() throws {
    let (image, context) = (try #require(CIImage(image: bitmap)), CIContext(options: [.useSoftwareRenderer: true]))
    let part = try #require(context.createCGImage(image, from: CGRect(x: 10, y: 10, width: 30, height: 5)))
    #expect(part.width == 30 && part.height == 5)
    #expect(context.createCGImage(image, from: .zero) == nil)
    let color = CIImage(color: CIColor(color: .green))
    #expect(context.createCGImage(color, from: color.extent) == nil)
    #expect(context.createCGImage(color, from: CGRect(x: 0, y: 0, width: 3, height: 3))?.width == 3)
  }

  @Test func filtersMakeWhatTheirValuesSay() throws {
    let image = try #require(CIImage(image: bitmap))
    let crop = try filter("CICrop", [kCIInputImageKey: image, "inputRectangle": CIVector(x: 1, y: 2, z: 3, w: 4)])
    #expect(crop?.extent == CGRect(x: 1, y: 2, width: 3, height: 4))
    let scale = NSValue(cgAffineTransform: CGAffineTransform(scaleX: 3, y: 1))
    let wide = try filter("CIAffineTransform", [kCIInputImageKey: image, kCIInputTransformKey: scale])
    #expect(wide?.extent.width == 240)
    #expect(try filter("CIGaussianBlur", [kCIInputImageKey: image, kCIInputRadiusKey: 8])?.extent == image.extent)
    #expect(try filter("CIGaussianBlur", [:]) == nil)
    #expect(try filter("CIConstantColorGenerator", [kCIInputColorKey: CIColor.blue])?.extent.isInfinite == true)
    #expect(CIFilter(name: "CINothing") == nil && CIFilter.filterNames(inCategory: nil).contains("CIQRCodeGenerator"))
    #expect(image.applyingFilter("CICrop", parameters: ["inputRectangle": CIVector(cgRect: .zero)]).extent.isEmpty)
  }

  @Test func codesHaveAMarginOfOneModule() throws {
    let code = try filter("CIQRCodeGenerator", ["inputMessage": Data("lake".utf8), "inputCorrectionLevel": "H"])
    #expect(code?.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
    let colored = try filter("CIFalseColor", [kCIInputImageKey: code as Any, "inputColor0": CIColor.blue])
    #expect(colored?.extent == code?.extent)
    #expect(try filter("CIQRCodeGenerator", [:]) == nil)
    #expect(try filter("CIQRCodeGenerator", ["inputMessage": Data(count: 3000)]) == nil)
  }

  @Test func detectorsFindNothing() throws {
    let detector = try #require(
      CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
    let found = detector.features(in: try #require(CIImage(image: bitmap)))
    #expect(found.isEmpty)
    #expect(!found.contains { ($0 as? CIQRCodeFeature)?.messageString != nil })
    let faces = found.compactMap { $0 as? CIFaceFeature }
    #expect(!faces.contains { $0.hasLeftEyePosition || $0.hasRightEyePosition || $0.hasMouthPosition || $0.hasSmile })
    #expect(CIDetector(ofType: "other", context: nil) == nil)
  }

  @Test("Colors and vectors are equal if their numbers are")
  func values() {
    #expect(CIVector(x: 1, y: 2) == CIVector(x: 1, y: 2) && CIVector(x: 1, y: 2).hash == CIVector(x: 1, y: 2).hash)
    #expect(CIVector(x: 1, y: 2) != CIVector(x: 1, y: 3) && CIVector(x: 1) != CIVector(x: 1, y: 0))
    #expect(CIColor(red: 1, green: 0, blue: 0) == CIColor.red && CIColor.red.hash == CIColor(color: .red).hash)
    #expect(CIColor.red != CIColor.green && CIColor.clear != CIColor.black)
  }

  @Test("filters whose values are properties make what those with keys make")
  func builtins() throws {
    let named = try #require(CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": Data("lake".utf8)]))
    let generator = CIFilter.qrCodeGenerator()
    #expect(generator.outputImage == nil && generator.correctionLevel == "M")
    generator.message = Data("lake".utf8)
    #expect(generator.outputImage?.extent == named.outputImage?.extent)
    generator.correctionLevel = "H"
    #expect(try #require(generator.outputImage).extent.width >= #require(named.outputImage).extent.width)
    let colored = CIFilter.falseColor()
    (colored.inputImage, colored.color0) = (generator.outputImage, CIColor(red: 1, green: 0, blue: 0))
    #expect(colored.outputImage?.extent == generator.outputImage?.extent)
    let blur = CIFilter.gaussianBlur()
    (blur.inputImage, blur.radius) = (generator.outputImage, 3)
    #expect(blur.radius == 3 && blur.value(forKey: kCIInputRadiusKey) as? Float == 3)
    #expect(blur.name == "CIGaussianBlur" && CIFilter.colorControls().contrast == 1)
  }
}

/// Codes are read again as a camera's software does: format, mask, columns, blocks, correction, content.
@Suite("Codes for cameras")
struct QRCodeTests {
  @Test("a code contains its message", arguments: [QRCodeLevel.low, .medium, .quartile, .high])
  func messages(level: QRCodeLevel) throws {
    for count in [0, 1, 4, 14, 20, 60, 100, 230, 300, 700] {
      let message = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ count) }
      let code = try #require(QRCode(message, level: level))
      #expect(code.modules.count == code.size && code.modules.allSatisfy { $0.count == code.size })
      #expect(try QRCodeReader(code, level).message == message)
    }
  }

  @Test func aMessageCanBeTooLong() throws {
    for (level, count) in [(QRCodeLevel.low, 2953), (.medium, 2331), (.quartile, 1663), (.high, 1273)] {
      #expect(QRCodeVersion.smallest(for: count, level: level)?.size == 177)
      #expect(QRCodeVersion.smallest(for: count + 1, level: level) == nil)
    }
  }

  @Test func correctionIsThatOfTheStandard() {
    // The generator of degree 7 is x⁷ + α⁸⁷x⁶ + α²²⁹x⁵ + …: the remainder of x⁷ has these coefficients.
    #expect(CorrectionDivisor(count: 7).remainder(of: [1]) == [127, 122, 154, 164, 11, 68, 117])
    #expect(CorrectionDivisor.product(0x80, 2) == 0x1d)
  }
}

/// Reads a code without errors.
private struct QRCodeReader {
  let message: [UInt8]

  init(_ code: QRCode, _ level: QRCodeLevel) throws {
    let (size, rows) = (code.size, code.modules)
    let version = QRCodeVersion(number: (size - 17) / 4, level: level)
    var format = (0..<8).reduce(0) { $0 | (rows[8][size - 1 - $1] ? 1 << $1 : 0) }
    for bit in 8..<15 where rows[size - 15 + bit][8] { format |= 1 << bit }
    format ^= 0x5412
    try #require(format >> 13 == level.rawValue)
    let mask = format >> 10 & 7
    var bits: [Bool] = []
    var (column, isUpward) = (size - 1, true)
    while column > 0 {
      if column == 6 { column -= 1 }
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [column, column - 1] where !Self.isPattern(x, y, size, version) {
          bits.append(rows[y][x] != Self.mask(mask, x, y))
        }
      }
      (column, isUpward) = (column - 2, !isUpward)
    }
    let bytes = (0..<version.byteCount).map { index in
      bits[(8 * index)..<(8 * index + 8)].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
    let data = try Self.corrected(bytes, version)
    let all: [Bool] = data.flatMap { byte in (0..<8).map { byte >> UInt8(7 - $0) & 1 == 1 } }
    func number(_ start: Int, _ count: Int) -> Int { all[start..<(start + count)].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } }
    try #require(number(0, 4) == 4)
    let start = 4 + version.lengthBits
    message = (0..<number(4, version.lengthBits)).map { UInt8(number(start + 8 * $0, 8)) }
  }

  /// The content, of blocks whose remainder is zero.
  private static func corrected(_ bytes: [UInt8], _ version: QRCodeVersion) throws -> [UInt8] {
    let (count, correction) = (version.blockCount, version.correctionCount)
    let lengths = (0..<count).map {
      version.contentCount / count + ($0 >= count - version.contentCount % count ? 1 : 0)
    }
    var (blocks, index) = ([[UInt8]](repeating: [], count: count), 0)
    for column in 0..<(lengths.max() ?? 0) {
      for block in 0..<count where column < lengths[block] {
        blocks[block].append(bytes[index])
        index += 1
      }
    }
    var ends = [[UInt8]](repeating: [], count: count)
    for _ in 0..<correction {
      for block in 0..<count {
        ends[block].append(bytes[index])
        index += 1
      }
    }
    try #require(index == bytes.count)
    for (block, end) in zip(blocks, ends) {
      // The roots of the generator are those of the whole word.
      var root: UInt8 = 1
      for _ in 0..<correction {
        let value = (block + end).reduce(UInt8(0)) { CorrectionDivisor.product($0, root) ^ $1 }
        try #require(value == 0)
        root = CorrectionDivisor.product(root, 2)
      }
    }
    return blocks.flatMap(\.self)
  }

  private static func isPattern(_ x: Int, _ y: Int, _ size: Int, _ version: QRCodeVersion) -> Bool {
    let isCorner = x < 9 && y < 9 || x < 9 && y >= size - 8 || x >= size - 8 && y < 9
    if isCorner || x == 6 || y == 6 { return true }
    if version.number >= 7, x < 6 && y >= size - 11 || y < 6 && x >= size - 11 { return true }
    let places = version.alignments
    return places.contains { a in
      places.contains { b in
        let isFinder = (a == 6 && b == 6) || (a == 6 && b == size - 7) || (a == size - 7 && b == 6)
        return !isFinder && abs(x - a) <= 2 && abs(y - b) <= 2
      }
    }
  }

  private static func mask(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    [
      (x + y) % 2, y % 2, x % 3, (x + y) % 3, (x / 3 + y / 2) % 2, x * y % 2 + x * y % 3, (x * y % 2 + x * y % 3) % 2,
      ((x + y) % 2 + x * y % 3) % 2,
    ][mask] == 0
  }
}
