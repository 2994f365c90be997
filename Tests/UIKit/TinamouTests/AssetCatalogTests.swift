// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import UIKitValues

@Suite("Asset catalogs", .serialized)
// The folders of images belong to the process: suites that set them take turns on the main thread.
@MainActor
struct AssetCatalogTests {
  /// Calls `body` while a folder with the files, by their paths in a catalog, is searched.
  private func withCatalog(_ files: [String: Data], _ body: () throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    for (path, data) in files {
      let url = folder.appendingPathComponent("Media.xcassets").appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    let before = ImageFolders.all
    ImageFolders.all = [folder]
    defer {
      ImageFolders.all = before
      try? FileManager.default.removeItem(at: folder)
    }
    try body()
  }

  private let brand = """
    {"colors": [
      {"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"red": "0xFF", "green": "51", "blue": "0.500", "alpha": "1.000"}}},
      {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "gray-gamma-22", "components": {"white": "0.250", "alpha": "0.500"}}}
    ], "info": {"version": 1, "author": "xcode"}}
    """

  @Test("a resource is the color or the image of its set")
  func resources() throws {
    try withCatalog(["Brand.colorset/Contents.json": Data(brand.utf8)]) {
      #expect(
        UIColor(resource: ColorResource(name: "Brand", bundle: .main)).cgColor == UIColor(named: "Brand")?.cgColor)
      #expect(UIColor(resource: ColorResource(name: "Other", bundle: .main)).cgColor.alpha == 0)
      #expect(UIImage(resource: ImageResource(name: "Other", bundle: .main)).size == .zero)
    }
  }

  @Test("a named color has its light and dark variants, in every notation of components")
  func colors() throws {
    try withCatalog([
      "Brand.colorset/Contents.json": Data(brand.utf8),
      "Group/Link.colorset/Contents.json": Data(
        #"{"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "systemRedColor"}}]}"#.utf8),
      "Bad.colorset/Contents.json": Data("{".utf8),
      "Empty.colorset/Contents.json": Data(#"{"colors": []}"#.utf8),
      "Odd.colorset/Contents.json": Data(
        #"{"colors": [{"color": {"components": {"red": "x", "green": "nan", "blue": "1"}}}]}"#.utf8),
    ]) {
      let color = try #require(UIColor(named: "Brand"))
      let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(light == UIColor(red: 1, green: 0.2, blue: 0.5, alpha: 1))
      #expect(dark == UIColor(white: 0.25, alpha: 0.5))
      let fixed = UIColor(named: "Brand", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: .dark))
      #expect(fixed == dark)
      let link = try #require(UIColor(named: "Group/Link"))
      #expect(
        link.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
          == UIColor.systemRed.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)))
      for name in ["None", "Bad", "Empty", "Odd", ""] { #expect(UIColor(named: name) == nil) }
    }
  }

  @Test("an image with a dark variant is that of the traits")
  func images() throws {
    // The smallest PNG header: only its size is read here.
    func png(_ width: UInt8) -> Data {
      Data([
        0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, width, 0, 0, 0, 2,
        8, 6, 0, 0, 0, 0, 0, 0, 0,
      ])
    }
    let listing = """
      {"images": [{"idiom": "universal", "filename": "day.png", "scale": "1x"},
        {"idiom": "universal", "filename": "night.png", "scale": "1x",
         "appearances": [{"appearance": "luminosity", "value": "dark"}]}]}
      """
    try withCatalog([
      "Sky.imageset/Contents.json": Data(listing.utf8), "Sky.imageset/day.png": png(4),
      "Sky.imageset/night.png": png(6),
    ]) {
      func width(_ style: UIUserInterfaceStyle) -> CGFloat? {
        UIImage(named: "Sky", in: nil, compatibleWith: UITraitCollection(userInterfaceStyle: style))?.size.width
      }
      #expect(width(.light) == 4)
      #expect(width(.dark) == 6)
    }
  }

  @Test("an image set says how the image is tinted, sliced and aligned, in pixels")
  func settings() throws {
    let png = Data([
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 40, 0, 0, 0, 20, 8,
      6, 0, 0, 0, 0, 0, 0, 0,
    ])
    func listing(_ entry: String, _ properties: String = "{}") -> Data {
      Data(#"{"images": [{"filename": "a.png", "scale": "2x"\#(entry)}], "properties": \#(properties)}"#.utf8)
    }
    try withCatalog([
      "Icon.imageset/Contents.json": listing("", #"{"template-rendering-intent": "template"}"#),
      "Photo.imageset/Contents.json": listing("", #"{"template-rendering-intent": "original"}"#),
      "Border.imageset/Contents.json": listing(
        #", "resizing": {"mode": "9-part", "center": {"mode": "stretch", "width": 1, "height": 1}, "#
          + #""cap-insets": {"top": 4, "left": 6, "bottom": 8, "right": 10}}"#),
      "Tiles.imageset/Contents.json": listing(
        #", "resizing": {"mode": "3-part-horizontal", "center": {"mode": "tile"}, "cap-insets": {"left": 6, "right": 2}}"#
      ),
      "Badge.imageset/Contents.json": listing(
        #", "alignment-insets": {"top": 2, "left": 0, "bottom": 6, "right": 1}"#),
      "Icon.imageset/a.png": png, "Photo.imageset/a.png": png, "Border.imageset/a.png": png,
      "Tiles.imageset/a.png": png,
      "Badge.imageset/a.png": png,
    ]) {
      let icon = try #require(UIImage(named: "Icon"))
      #expect(icon.renderingMode == .alwaysTemplate && icon.size == CGSize(width: 20, height: 10))
      #expect(UIImage(named: "Photo")?.renderingMode == .alwaysOriginal)
      let border = try #require(UIImage(named: "Border"))
      #expect(border.capInsets == UIEdgeInsets(top: 2, left: 3, bottom: 4, right: 5))
      #expect(border.resizingMode == .stretch && border.renderingMode == .automatic)
      let tiles = try #require(UIImage(named: "Tiles"))
      #expect(tiles.capInsets == UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 1) && tiles.resizingMode == .tile)
      #expect(
        UIImage(named: "Badge")?.alignmentRectInsets == UIEdgeInsets(top: 1, left: 0, bottom: 3, right: 0.5))
    }
  }
  @Test(
    "vector images become pixels unless their set preserves vectors",
    arguments: [
      ("{}", true), (#"{"preserves-vector-representation": true}"#, false),
      (#"{"preserves-vector-representation": false, "template-rendering-intent": "template"}"#, true),
    ])
  func vectors(properties: String, hasFixedPixels: Bool) throws {
    let set = try JSONDecoder().decode(ImageSetSettings.SetProperties.self, from: Data(properties.utf8))
    #expect(ImageSetSettings(set, nil, nil, scale: 1).hasFixedPixels == hasFixedPixels)
    #expect(ImageSetSettings(nil, nil, nil, scale: 1).hasFixedPixels)
    #expect(!ImageSetSettings().hasFixedPixels)
  }
}
