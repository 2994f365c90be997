// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import UIKitValues

@Suite("The accent color of an app")
struct AccentColorTests {
  private static let red = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "1.0", "green": "0.0", "blue": "0.0", "alpha": "1.0"}}}]}
    """

  private func accent(_ list: [String: String], _ set: String?) throws -> UIColor? {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let colors = folder.appendingPathComponent("Assets.xcassets/Brand.colorset")
    try FileManager.default.createDirectory(at: colors, withIntermediateDirectories: true)
    if let set { try Data(set.utf8).write(to: colors.appendingPathComponent("Contents.json")) }
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    try data.write(to: folder.appendingPathComponent("Info.plist"))
    return TintColor.accent(of: try #require(Bundle(path: folder.path)))
  }

  @Test("is the color set that the property list names")
  func named() throws {
    #expect(try accent(["NSAccentColorName": "Brand"], Self.red) == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test(
    "is none, and tints are the system blue, without a name, without the set, and with the set of a new project, which has no color"
  )
  func missing() throws {
    #expect(try accent([:], Self.red) == nil)
    #expect(try accent(["NSAccentColorName": "Other"], Self.red) == nil)
    #expect(try accent(["NSAccentColorName": "Brand"], "{\"colors\": [{\"idiom\": \"universal\"}]}") == nil)
  }

  @MainActor
  @Test("is that of views")
  func views() { #expect(UIView().tintColor == .systemBlue && TintColor.ofApp == .systemBlue) }
}
