// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@Suite("Images")
// The folders of images belong to the process: suites that set them take turns on the main thread.
@MainActor
struct DrawingImageTests {
  /// The head of a PNG file: signature and size, no pixels.
  static func pngHead(width: UInt32, height: UInt32) -> Data {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    for number in [width, height] { bytes += (0..<4).reversed().map { UInt8(number >> ($0 * 8) & 255) } }
    return Data(bytes + [8, 6, 0, 0, 0])
  }

  /// The head of a JPEG file, with an orientation if one is given.
  static func jpegHead(width: UInt16, height: UInt16, orientation: UInt16?) -> Data {
    var bytes: [UInt8] = [0xFF, 0xD8]
    if let orientation {
      let tiff: [UInt8] =
        Array("MM".utf8) + [
          0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0,
        ]
      let body = Array("Exif".utf8) + [0, 0] + tiff
      bytes += [0xFF, 0xE1, 0, UInt8(body.count + 2)] + body
    }
    // A comment, then the frame.
    bytes += [0xFF, 0xFE, 0, 4, 0x41, 0x42, 0xFF, 0xFF, 0xC2, 0, 17, 8]
    bytes += [
      UInt8(height >> 8), UInt8(height & 255), UInt8(width >> 8), UInt8(width & 255), 3, 1, 0x22, 0, 2, 0x11, 1, 3,
      0x11, 1,
    ]
    return Data(bytes)
  }

  @Test("the size comes from the header, divided by the scale", arguments: [1, 2, 3] as [CGFloat])
  func size(scale: CGFloat) throws {
    let png = try #require(UIImage(data: Self.pngHead(width: 300, height: 120), scale: scale))
    #expect(png.size == CGSize(width: 300 / scale, height: 120 / scale))
    let jpeg = try #require(UIImage(data: Self.jpegHead(width: 640, height: 480, orientation: nil), scale: scale))
    #expect(jpeg.size == CGSize(width: 640 / scale, height: 480 / scale))
  }

  @Test("a photo taken sideways is as high as its pixels are wide")
  func orientation() throws {
    let photo = try #require(UIImage(data: Self.jpegHead(width: 640, height: 480, orientation: 6)))
    #expect(photo.imageOrientation == .right)
    #expect(photo.size == CGSize(width: 480, height: 640))
  }

  @Test("data that is not an image, or is truncated, gives no image")
  func noImage() {
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: Data("GIF89a".utf8)) == nil)
    let whole = Self.jpegHead(width: 64, height: 48, orientation: 1)
    for count in 0..<whole.count - 14 { #expect(UIImage(data: whole.prefix(count)) == nil) }
    for count in 0..<24 { #expect(UIImage(data: Self.pngHead(width: 1, height: 1).prefix(count)) == nil) }
    #expect(UIImage(data: Self.pngHead(width: 0, height: 5)) == nil)
    #expect(UIImage(contentsOfFile: "no/such/file.png") == nil)
  }

  @Test("a name finds the file with the best scale, loose or in a catalog")
  func named() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("images-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let set = folder.appendingPathComponent("Media.xcassets/Icons/heart.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Self.pngHead(width: 20, height: 20).write(to: folder.appendingPathComponent("leaf.png"))
    try Self.pngHead(width: 60, height: 60).write(to: folder.appendingPathComponent("leaf@3x.png"))
    try Self.pngHead(width: 28, height: 26).write(to: set.appendingPathComponent("whatever.png"))
    try Data(#"{"images":[{"idiom":"universal","filename":"whatever.png","scale":"2x"},{"scale":"3x"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    let before = ImageFolders.all
    ImageFolders.all = [folder]
    defer { ImageFolders.all = before }
    let dense = try #require(UIImage(named: "leaf", in: nil, compatibleWith: UITraitCollection(displayScale: 2)))
    #expect(dense.scale == 3 && dense.size == CGSize(width: 20, height: 20))
    let plain = try #require(UIImage(named: "leaf", in: nil, compatibleWith: UITraitCollection(displayScale: 1)))
    #expect(plain.scale == 1)
    #expect(try #require(UIImage(named: "heart")).size == CGSize(width: 14, height: 13))
    #expect(UIImage(named: "nonesuch") == nil)
  }

  @Test("copies change one property and keep the rest")
  func variants() throws {
    let image = try #require(UIImage(data: Self.pngHead(width: 40, height: 30), scale: 2))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let changed = image.withAlignmentRectInsets(insets).withRenderingMode(.alwaysTemplate)
      .resizableImage(withCapInsets: insets, resizingMode: .stretch)
    #expect(changed.alignmentRectInsets == insets && changed.capInsets == insets)
    #expect(changed.renderingMode == .alwaysTemplate && changed.resizingMode == .stretch)
    #expect(changed.size == image.size && changed.scale == 2)
    #expect(image.alignmentRectInsets == .zero)
  }

  @Test("symbols scale with the text beside them")
  func symbols() throws {
    let small = try #require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 10)))
    let large = try #require(
      UIImage(systemName: "star.fill", withConfiguration: UIImage.SymbolConfiguration(pointSize: 40)))
    #expect(abs(large.size.width / small.size.width - 4) < 0.2)
    #expect(small.isSymbolImage && small.symbolConfiguration != nil)
    #expect(UIImage(systemName: "") == nil)
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(try #require(UIImage(systemName: "accessibility")).size.width > 0)
  }

  @Test(
    "content is positioned by its mode",
    arguments: [
      (UIView.ContentMode.scaleToFill, CGRect(x: 0, y: 0, width: 100, height: 50)),
      (.scaleAspectFit, CGRect(x: 25, y: 0, width: 50, height: 50)),
      (.scaleAspectFill, CGRect(x: 0, y: -25, width: 100, height: 100)),
      (.center, CGRect(x: 40, y: 15, width: 20, height: 20)),
      (.topLeft, CGRect(x: 0, y: 0, width: 20, height: 20)),
      (.bottomRight, CGRect(x: 80, y: 30, width: 20, height: 20)),
      (.top, CGRect(x: 40, y: 0, width: 20, height: 20)), (.left, CGRect(x: 0, y: 15, width: 20, height: 20)),
    ])
  func modes(mode: UIView.ContentMode, expected: CGRect) {
    #expect(mode.frame(of: CGSize(width: 20, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 50)) == expected)
  }

  @Test("a drawn image has a bitmap of its size in pixels")
  func bitmapOfDrawing() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    let image = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50), format: format).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 50, height: 50))
    }
    let bitmap = try #require(image.cgImage)
    #expect((bitmap.width, bitmap.height) == (300, 150))
    #expect(UIImage(cgImage: bitmap).size == CGSize(width: 300, height: 150))
    #expect(UIImage(cgImage: bitmap, scale: 3, orientation: .up).size == CGSize(width: 100, height: 50))
    #expect(UIImage().cgImage == nil)
  }
}
