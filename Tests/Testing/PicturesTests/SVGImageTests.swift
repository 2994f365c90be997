// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import Pictures

@Suite("SVG images of catalogs", .serialized, .enabled(if: RSVGLibrary.shared != nil, "librsvg is not installed"))
// The folders of images belong to the process: suites that set them take turns on the main thread.
@MainActor
struct SVGImageTests {
  private func image(_ svg: String, scale: CGFloat) throws -> UIImage? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let set = folder.appendingPathComponent("Media.xcassets/Icon.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    try Data(svg.utf8).write(to: set.appendingPathComponent("icon.svg"))
    let listing = #"{"images": [{"filename": "icon.svg", "idiom": "universal"}]}"#
    try Data(listing.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let before = ImageFolders.all
    ImageFolders.all = [folder]
    defer {
      ImageFolders.all = before
      try? FileManager.default.removeItem(at: folder)
    }
    return UIImage(named: "Icon", in: nil, compatibleWith: UITraitCollection(displayScale: scale))
  }

  @Test(
    "An SVG image has its size in points, and pixels at the scale of the traits", arguments: [1, 2, 3] as [CGFloat])
  func size(scale: CGFloat) throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="16"><rect x="12" width="12" height="16" fill="#f00"/></svg>
      """
    let icon = try #require(try image(svg, scale: scale))
    #expect(icon.size == CGSize(width: 24, height: 16))
    #expect(icon.scale == scale)
    let pixels = try PixelImage(png: try #require(icon.pngData()))
    #expect(pixels.width == Int(24 * scale) && pixels.height == Int(16 * scale))
    #expect(pixels[2, 2] == 0)
    #expect(pixels[pixels.width - 2, 2] == 0xFFFF_0000)
  }

  @Test("An SVG image without a width has the size of its view box")
  func viewBox() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><circle r="5"/></svg>"#
    #expect(try image(svg, scale: 2)?.size == CGSize(width: 20, height: 10))
  }

  @Test("Data of another kind is not shown", arguments: ["", "<html/>", "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"])
  func damaged(text: String) throws { #expect(try image(text, scale: 2) == nil) }
}
