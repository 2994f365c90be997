// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@testable import UIKitValues

@Suite("Colors and layers of symbols")
@MainActor
struct SymbolColorTests {
  /// The colors of what is filled or stroked in a drawing, other than what is erased.
  private func colors(_ image: UIImage) -> [CGColor] {
    guard case .commands(let commands) = image.drawable(tint: nil).content else { return [] }
    // Whether each saved state, the present one last, erases.
    var erases = [false]
    return commands.compactMap { command in
      switch command {
      case .saveState: erases.append(erases[erases.count - 1])
      case .restoreState: erases.removeLast()
      case .setBlendMode(let mode): erases[erases.count - 1] = mode == .destinationOut
      case .fill(_, _, let color), .stroke(_, _, let color): return erases[erases.count - 1] ? nil : color
      default: break
      }
      return nil
    }
  }

  @Test("A palette colors what is enclosed first, then the enclosure", arguments: ["plus.circle", "plus.circle.fill"])
  func palette(name: String) throws {
    let configuration = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let image = try #require(UIImage(systemName: name, withConfiguration: configuration))
    #expect(colors(image) == [UIColor.blue.cgColor, UIColor.red.cgColor])
    #expect(image.size == UIImage(systemName: name)?.size)
  }

  @Test("One color of a palette is that of all, and what is enclosed is cut out")
  func single() throws {
    let configuration = UIImage.SymbolConfiguration(paletteColors: [.red])
    let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: configuration))
    #expect(colors(image) == [UIColor.red.cgColor])
  }

  @Test("Symbols that prefer one color or their own are drawn in the color of the view")
  func preferences() throws {
    for preference in [UIImage.SymbolConfiguration.preferringMonochrome(), .preferringMulticolor()] {
      let whole = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold).applying(preference)
      let image = try #require(UIImage(systemName: "plus.circle.fill", withConfiguration: whole))
      #expect(image.isEqual(UIImage(systemName: "plus.circle.fill", withConfiguration: preference)) == false)
      #expect(image.size == UIImage(systemName: "plus.circle.fill", withConfiguration: whole)?.size)
      #expect(image.symbolFacts?.pointSize == 30 && image.symbolFacts?.weight == .bold)
    }
  }

  @Test("Shades of a color are fainter for what has a badge")
  func hierarchical() throws {
    let configuration = UIImage.SymbolConfiguration(hierarchicalColor: .red)
    let image = try #require(UIImage(systemName: "folder.fill.badge.plus", withConfiguration: configuration))
    let alphas = colors(image).map(\.alpha)
    #expect(alphas.first == 0.5 && alphas.last == 1, "\(alphas)")
  }

  @Test("Colors survive another size, and an image that is made a template or tinted has none")
  func applying() throws {
    let palette = UIImage.SymbolConfiguration(paletteColors: [.red, .blue])
    let large = palette.applying(UIImage.SymbolConfiguration(pointSize: 40))
    #expect(large != UIImage.SymbolConfiguration(pointSize: 40))
    let image = try #require(UIImage(systemName: "plus.circle", withConfiguration: large))
    #expect(colors(image).contains(UIColor.blue.cgColor))
    #expect(colors(image.withRenderingMode(.alwaysTemplate)).allSatisfy { $0 == .black })
    #expect(colors(image.withTintColor(.green)).allSatisfy { $0 == .black })
  }

  @Test(
    "A value shows as many layers as it reaches",
    arguments: [
      ("wifi", 0.0, 0), ("wifi", 0.3, 1), ("wifi", 0.5, 2), ("wifi", 1, 3),
      ("speaker.wave.3", 0.5, 2), ("dot.radiowaves.left.and.right", 0.5, 2),
    ])
  func value(name: String, value: Double, count: Int) throws {
    let image = try #require(UIImage(systemName: name, variableValue: value))
    let whole = try #require(UIImage(systemName: name, variableValue: 1))
    let shown = colors(image).filter { $0.alpha == 1 }.count, all = colors(whole).count
    #expect(colors(image).count == all)
    // Waves on both sides are one layer.
    let layers = name.hasPrefix("dot") ? 4 : 3
    #expect(shown == all - layers + count, "\(shown) of \(all)")
    #expect(image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 30)).properties.symbolValue == value)
  }

  @Test("A symbol without such layers is drawn as ever")
  func withoutLayers() throws {
    #expect(colors(try #require(UIImage(systemName: "trash", variableValue: 0.2))).allSatisfy { $0.alpha == 1 })
  }
}
