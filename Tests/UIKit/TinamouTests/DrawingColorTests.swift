// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Colors")
struct DrawingColorTests {
  struct Hue: Sendable {
    var hue: Double, saturation: Double, brightness: Double
    var expected: [Double]
  }

  @Test(
    "hue, saturation and brightness give the colors of the wheel",
    arguments: [
      Hue(hue: 0, saturation: 1, brightness: 1, expected: [1, 0, 0]),
      Hue(hue: 1.0 / 3, saturation: 1, brightness: 1, expected: [0, 1, 0]),
      Hue(hue: 2.0 / 3, saturation: 1, brightness: 1, expected: [0, 0, 1]),
      Hue(hue: 1.0 / 6, saturation: 1, brightness: 0.5, expected: [0.5, 0.5, 0]),
      Hue(hue: 0.25, saturation: 0, brightness: 0.7, expected: [0.7, 0.7, 0.7]),
    ])
  func wheel(_ sample: Hue) {
    let (hue, saturation, brightness, expected) = (sample.hue, sample.saturation, sample.brightness, sample.expected)
    let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    var (r, g, b): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    #expect(color.getRed(&r, green: &g, blue: &b, alpha: nil))
    #expect(zip([r, g, b], expected).allSatisfy { abs($0 - $1) < 1e-9 })
    var (h, s, v): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
    color.getHue(&h, saturation: &s, brightness: &v, alpha: nil)
    #expect(abs(v - brightness) < 1e-9 && abs(s - saturation) < 1e-9)
    if saturation > 0 { #expect(abs(h - hue) < 1e-9) }
  }

  @Test("only grays have a white component")
  func white() {
    var white: CGFloat = -1
    #expect(!UIColor.systemRed.getWhite(&white, alpha: nil))
    #expect(white == -1)
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil))
    #expect(abs(white - 2 / 3) < 1e-9)
  }

  @Test("a gray has two components, a color with a pattern only its opacity, and any other four")
  func components() throws {
    #expect(UIColor.white.cgColor.components == [1, 1])
    #expect(UIColor(white: 0.5, alpha: 0.25).cgColor.colorSpace?.model == .monochrome)
    #expect(UIColor(red: 1, green: 1, blue: 1, alpha: 1).cgColor.components == [1, 1, 1, 1])
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.black.description == "UIExtendedGrayColorSpace 0 1")
    #expect(UIColor.blue.description == "UIExtendedSRGBColorSpace 0 0 1 1")

    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let pattern = UIColor(patternImage: image)
    #expect(pattern.cgColor.components == [1] && pattern.cgColor.colorSpace?.model == .pattern)
    #expect(pattern.withAlphaComponent(0.5).cgColor.components == [0.5])
    var value: CGFloat = -1
    #expect(!pattern.getRed(&value, green: nil, blue: nil, alpha: nil))
    #expect(!pattern.getHue(&value, saturation: nil, brightness: nil, alpha: nil))
    #expect(!pattern.getWhite(&value, alpha: nil) && value == -1)
    #expect(UIColor.white.getRed(&value, green: nil, blue: nil, alpha: nil) && value == 1)
  }

  @Test("a system color follows the current appearance")
  func appearance() {
    let dark = UITraitCollection(userInterfaceStyle: .dark), light = UITraitCollection(userInterfaceStyle: .light)
    #expect(UIColor.systemBackground.resolvedColor(with: dark) == UIColor(white: 0, alpha: 1))
    #expect(UIColor.systemBackground.resolvedColor(with: light) == UIColor(white: 1, alpha: 1))
    dark.performAsCurrent { #expect(UIColor.label.cgColor == CGColor(gray: 1, alpha: 1)) }
    light.performAsCurrent { #expect(UIColor.label.cgColor == CGColor(gray: 0, alpha: 1)) }
  }

  @Test("the opacity of a dynamic color changes in both appearances")
  func opacity() {
    let faint = UIColor.label.withAlphaComponent(0.25)
    let dark = faint.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(dark == UIColor(white: 1, alpha: 0.25))
  }

  @Test("a closure chooses the color for the traits")
  func provider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .red : .blue }
    #expect(color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)) == .red)
    #expect(color.resolvedColor(with: UITraitCollection()) == .blue)
  }

  @Test("colors of the same components are equal, and system colors equal themselves")
  func equality() {
    #expect(UIColor.systemBlue == UIColor.systemBlue)
    #expect(UIColor.systemBlue != UIColor.systemTeal)
    #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
  }
}
