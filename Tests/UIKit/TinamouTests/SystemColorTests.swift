// SPDX-License-Identifier: MIT

import Testing
import Tinamou

@MainActor
@Suite("Colors of the system by generation")
struct SystemColorTests {
  private func components(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [Int] {
    let color = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue].map { Int(($0 * 255).rounded()) }
  }

  /// Source: a recorded snapshot (Facts, “Recorded snapshots”) for iOS 26.
  @Test("Blue is another one from iOS 26 on")
  func blue() {
    for generation in InterfaceGeneration.allCases {
      generation.whileCurrent {
        let isNew = generation >= .iOS26
        #expect(components(.systemBlue, .light) == (isNew ? [0, 136, 255] : [0, 122, 255]), "\(generation)")
        #expect(components(.systemBlue, .dark) == (isNew ? [0, 145, 255] : [10, 132, 255]), "\(generation)")
        #expect(components(UIView().tintColor, .light) == components(.systemBlue, .light))
      }
    }
  }

  @Test("Colors stay equal to themselves, and differ between hues and appearances")
  func hues() {
    for generation in [InterfaceGeneration.iOS18, .iOS26] {
      generation.whileCurrent {
        let colors: [UIColor] = [
          .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal, .systemCyan, .systemBlue,
          .systemIndigo, .systemPurple, .systemPink, .systemBrown,
        ]
        #expect(Set(colors.map { components($0, .light) }).count == colors.count)
        #expect(Set(colors.map { components($0, .dark) }).count == colors.count)
        #expect(UIColor.systemRed == UIColor.systemRed)
      }
    }
  }

  @Test("Other threads see the generation that was set")
  func threads() async {
    let color = await Task.detached { UIColor.systemBlue.resolvedColor(with: UITraitCollection()) }.value
    #expect(color == UIColor.systemBlue.resolvedColor(with: UITraitCollection()))
  }
}
