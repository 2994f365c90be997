// SPDX-License-Identifier: MIT

import Foundation
import Testing
import Tinamou

@testable import Pictures

/// Glass, and the mirror images of a background extension, in pictures.
@Suite("Glass and background extensions", .serialized)
@MainActor
struct GlassTests {
  /// The pixels of a view over blue, one per point.
  private func pixels(of view: UIView) throws -> Pixels {
    let ground = UIView(frame: view.bounds)
    ground.backgroundColor = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    ground.addSubview(view)
    ground.layoutIfNeeded()
    return try Picture(of: ground, options: Picture.Options(scale: 1)).pixels()
  }

  private func button(_ configuration: UIButton.Configuration) -> UIButton {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    return button
  }

  @Test("regular glass is whiter than clear glass, both let the background through; prominent glass has the tint")
  func buttons() throws {
    let regular = try pixels(of: button(.glass()))[50, 20], clear = try pixels(of: button(.clearGlass()))[50, 20]
    #expect(regular.red > clear.red && clear.red > 40 && regular.red < 255, "\(regular) \(clear)")
    let prominent = button(.prominentGlass())
    prominent.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let red = try pixels(of: prominent)[50, 20]
    #expect(red.red == 255 && red.green == 0 && red.blue == 0)
  }

  @Test("buttons of glass are capsules, as large as bordered ones, with text in the color of labels or white")
  func texts() throws {
    func titled(_ made: UIButton.Configuration) -> UIButton {
      var configuration = made
      configuration.title = "Play"
      return button(configuration)
    }
    func color(_ button: UIButton) -> UIColor? {
      button.currentAttributedTitle?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    #expect(titled(.glass()).intrinsicContentSize == titled(.gray()).intrinsicContentSize)
    #expect(color(titled(.glass())) == .label && color(titled(.prominentGlass())) == .white)
    #expect(color(titled(.gray())) != .label)
    let corner = try pixels(of: titled(.glass()))[1, 1]
    #expect(corner.red < 60 && corner.blue > 200, "\(corner)")
  }

  @Test("an effect view with glass draws it, in the effect's color if it has one")
  func effects() throws {
    let view = UIVisualEffectView(effect: UIGlassEffect(style: .regular))
    view.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    #expect(try pixels(of: view)[30, 20].red > 100)
    let tinted = UIGlassEffect(style: .regular)
    tinted.tintColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    view.effect = tinted
    let green = try pixels(of: view)[30, 20]
    #expect(green.green == 255 && green.red == 0)
    view.effect = nil
    let blue = try pixels(of: view)[30, 20]
    #expect(blue.blue == 255 && blue.green == 0)
  }

  @Test("a background extension keeps its content in its place and fills the rest with mirror images of it")
  func backgroundExtension() throws {
    let view = UIBackgroundExtensionView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
    let content = UIView(frame: CGRect(x: 10, y: 5, width: 10, height: 10))
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 2, height: 3))
    content.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    mark.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    content.addSubview(mark)
    view.automaticallyPlacesContentView = false
    view.contentView = content
    view.layoutIfNeeded()
    let pixels = try pixels(of: view)
    let greens = (0..<20).flatMap { y in (0..<30).filter { pixels[$0, y].green > 200 }.map { [$0, y] } }
    // The mark is in the upper left corner of the content: four copies of it meet there, and two are at the right edge.
    #expect(greens == (2..<8).flatMap { y in [8, 9, 10, 11, 28, 29].map { [$0, y] } })
    let reds = (0..<20).flatMap { y in (0..<30).filter { pixels[$0, y].red > 200 } }.count
    #expect(reds + greens.count == 600)
  }
}
