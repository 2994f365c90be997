// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// A color in the light and the dark appearance, as red, green, blue from 0 to 255 and alpha from 0 to 100.
private struct ColorValue {
  let color: UIColor
  let light: [Int]
  let dark: [Int]

  init(_ color: UIColor, _ light: [Int], _ dark: [Int]? = nil) {
    self.color = color
    self.light = light.count == 3 ? light + [100] : light
    self.dark = dark.map { $0.count == 3 ? $0 + [100] : $0 } ?? self.light
  }

  @MainActor
  func components(_ style: UIUserInterfaceStyle) -> [Int] {
    let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) } + [Int((alpha * 100).rounded())]
  }
}

/// Source: Apple, “Color”, Human Interface Guidelines, and the documentation of `UIColor`.
@MainActor
@Suite("Values of colors")
struct ColorValueTests {
  @Test("that have the same components everywhere")
  func fixed() {
    let colors = [
      ColorValue(.black, [0, 0, 0]), ColorValue(.darkGray, [85, 85, 85]), ColorValue(.lightGray, [170, 170, 170]),
      ColorValue(.white, [255, 255, 255]), ColorValue(.gray, [128, 128, 128]), ColorValue(.red, [255, 0, 0]),
      ColorValue(.green, [0, 255, 0]), ColorValue(.blue, [0, 0, 255]), ColorValue(.cyan, [0, 255, 255]),
      ColorValue(.yellow, [255, 255, 0]), ColorValue(.magenta, [255, 0, 255]), ColorValue(.orange, [255, 128, 0]),
      ColorValue(.purple, [128, 0, 128]), ColorValue(.brown, [153, 102, 51]), ColorValue(.clear, [0, 0, 0, 0]),
      ColorValue(.lightText, [255, 255, 255, 60]), ColorValue(.darkText, [0, 0, 0]),
    ]
    for each in colors {
      #expect(each.components(.light) == each.light, "\(each.color)")
      #expect(each.components(.dark) == each.dark, "\(each.color)")
    }
    #expect(UIColor(cgColor: .clear).cgColor.alpha == 0)
    #expect(UIColor(cgColor: UIColor.red.cgColor) == .red)
  }

  @Test("that depend on the appearance")
  func dynamic() {
    let colors = [
      ColorValue(.label, [0, 0, 0], [255, 255, 255]),
      ColorValue(.secondaryLabel, [60, 60, 67, 60], [235, 235, 245, 60]),
      ColorValue(.tertiaryLabel, [60, 60, 67, 30], [235, 235, 245, 30]),
      ColorValue(.quaternaryLabel, [60, 60, 67, 18], [235, 235, 245, 16]),
      ColorValue(.placeholderText, [60, 60, 67, 30], [235, 235, 245, 30]),
      ColorValue(.separator, [60, 60, 67, 29], [84, 84, 88, 60]),
      ColorValue(.opaqueSeparator, [198, 198, 200], [56, 56, 58]),
      ColorValue(.systemFill, [120, 120, 128, 20], [120, 120, 128, 36]),
      ColorValue(.secondarySystemFill, [120, 120, 128, 16], [120, 120, 128, 32]),
      ColorValue(.tertiarySystemFill, [118, 118, 128, 12], [118, 118, 128, 24]),
      ColorValue(.quaternarySystemFill, [116, 116, 128, 8], [118, 118, 128, 18]),
      ColorValue(.systemBackground, [255, 255, 255], [0, 0, 0]),
      ColorValue(.secondarySystemBackground, [242, 242, 247], [28, 28, 30]),
      ColorValue(.tertiarySystemBackground, [255, 255, 255], [44, 44, 46]),
      ColorValue(.systemGroupedBackground, [242, 242, 247], [0, 0, 0]),
      ColorValue(.secondarySystemGroupedBackground, [255, 255, 255], [28, 28, 30]),
      ColorValue(.tertiarySystemGroupedBackground, [242, 242, 247], [44, 44, 46]),
      ColorValue(.systemGray, [142, 142, 147], [142, 142, 147]),
      ColorValue(.systemGray2, [174, 174, 178], [99, 99, 102]),
      ColorValue(.systemGray3, [199, 199, 204], [72, 72, 74]),
      ColorValue(.systemGray4, [209, 209, 214], [58, 58, 60]),
      ColorValue(.systemGray5, [229, 229, 234], [44, 44, 46]),
      ColorValue(.systemGray6, [242, 242, 247], [28, 28, 30]),
    ]
    for each in colors {
      #expect(each.components(.light) == each.light, "\(each.color)")
      #expect(each.components(.dark) == each.dark, "\(each.color)")
    }
    InterfaceGeneration.iOS18.whileCurrent {
      let link = ColorValue(.link, [0, 122, 255], [9, 132, 255])
      #expect(link.components(.light) == link.light && link.components(.dark) == link.dark)
    }
  }

  @Test("The tint color is that of the view, and another appearance makes another color")
  func tint() {
    let view = UIView()
    view.tintColor = .systemRed
    #expect(view.tintColor == .systemRed)
    let light = UITraitCollection(userInterfaceStyle: .light)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(light.hasDifferentColorAppearance(comparedTo: dark))
    #expect(!light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .light)))
    let color = UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black })
    #expect(color.resolvedColor(with: dark) == .white && color.resolvedColor(with: light) == .black)
  }

  @Test("Colors are archived, as apps keep the choices of people")
  func archive() throws {
    #expect(UIColor.supportsSecureCoding)
    for color in [
      UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 0.75), .clear, UIColor(white: 0.5, alpha: 1), .systemRed,
    ] {
      let data = try NSKeyedArchiver.archivedData(withRootObject: color, requiringSecureCoding: true)
      let read = try NSKeyedUnarchiver.unarchivedObject(ofClass: UIColor.self, from: data)
      #expect(read?.rgba == color.rgba)
    }
  }
}

extension UIColor {
  fileprivate var rgba: [CGFloat] { [cgColor.red, cgColor.green, cgColor.blue, cgColor.alpha] }
}
