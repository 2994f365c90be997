// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// Objects that stand for values: two of them with the same values are equal, and have the same hash value, and two with others are not.
@MainActor
@Suite("Objects that are equal by their values")
struct EqualValueTests {
  /// Expects that the objects that `make` returns are equal if their arguments are.
  private func expectValues<Argument>(
    _ first: Argument, _ second: Argument, _ location: SourceLocation = #_sourceLocation, _ make: (Argument) -> NSObject
  ) {
    let (one, same, other) = (make(first), make(first), make(second))
    #expect(one == same && one.hash == same.hash, "\(type(of: one))", sourceLocation: location)
    #expect(one != other, "\(type(of: one))", sourceLocation: location)
  }

  @Test("Appearances")
  func appearances() {
    func bar<Bar: UIBarAppearance>(_ type: Bar.Type) {
      expectValues(UIColor.red, .green) { color in
        let appearance = type.init(idiom: .phone)
        appearance.backgroundColor = color
        return appearance
      }
    }
    bar(UIBarAppearance.self)
    bar(UINavigationBarAppearance.self)
    bar(UITabBarAppearance.self)
    bar(UIToolbarAppearance.self)
    expectValues(UIColor.red, .green) { color in
      let appearance = UINavigationBarAppearance()
      appearance.titleTextAttributes = [.foregroundColor: color, .font: UIFont.systemFont(ofSize: 9)]
      return appearance
    }
    expectValues(UIColor.red, .green) { color in
      let appearance = UIBarButtonItemAppearance()
      appearance.disabled.titleTextAttributes = [.foregroundColor: color]
      return appearance
    }
    expectValues(CGFloat(1), 2) { offset in
      let appearance = UITabBarItemAppearance()
      appearance.selected.badgePositionAdjustment.vertical = offset
      return appearance
    }
  }

  @Test("Effects")
  func effects() {
    expectValues(UIBlurEffect.Style.dark, .light) { UIBlurEffect(style: $0) }
    expectValues(UIBlurEffect.Style.dark, .light) { UIVibrancyEffect(blurEffect: UIBlurEffect(style: $0)) }
    expectValues(UIVibrancyEffectStyle.fill, .label) {
      UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: $0)
    }
    expectValues(UIGlassEffect.Style.clear, .regular) { UIGlassEffect(style: $0) }
    #expect(UIBlurEffect(style: .dark) != UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark)))
  }

  @Test("Parts of compositional layouts")
  func compositional() {
    expectValues(CGFloat(1), 2) { NSCollectionLayoutDimension.absolute($0) }
    #expect(NSCollectionLayoutDimension.absolute(1) != .estimated(1))
    expectValues(CGFloat(1), 2) {
      NSCollectionLayoutSize(widthDimension: .absolute($0), heightDimension: .estimated(3))
    }
    expectValues(CGFloat(1), 2) { NSCollectionLayoutSpacing.fixed($0) }
    #expect(NSCollectionLayoutSpacing.fixed(1) != .flexible(1))
    expectValues(CGFloat(1), 2) {
      NSCollectionLayoutEdgeSpacing(leading: .fixed($0), top: nil, trailing: nil, bottom: nil)
    }
    expectValues(CGFloat(1), 2) { NSCollectionLayoutAnchor(edges: .top, absoluteOffset: CGPoint(x: $0, y: 0)) }
    #expect(NSCollectionLayoutAnchor(edges: .top) != NSCollectionLayoutAnchor(edges: .bottom))
  }

  @Test("Values of text, colors and drawing")
  func drawing() {
    expectValues(CGFloat(0.5), 0.6) { UIColor(red: 1, green: $0, blue: 0, alpha: 1) }
    expectValues(CGFloat(17), 18) { UIFont.systemFont(ofSize: $0) }
    expectValues(CGFloat(17), 18) { UIFont.systemFont(ofSize: $0).fontDescriptor }
    expectValues(CGFloat(3), 4) { NSTextTab(textAlignment: .left, location: $0) }
    expectValues(CGFloat(3), 4) { UIBezierPath(rect: CGRect(x: 0, y: 0, width: $0, height: 1)) }
    expectValues(CGFloat(3), 4) { width in
      let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
      path.lineWidth = width
      return path
    }
    expectValues(CGFloat(3), 4) { UIImage.SymbolConfiguration(pointSize: $0) }
    expectValues(CGFloat(3), 4) { radius in
      let shadow = NSShadow()
      shadow.shadowBlurRadius = radius
      return shadow
    }
    expectValues(CGFloat(3), 4) { spacing in
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      return style
    }
    expectValues(UIUserInterfaceStyle.dark, .light) { UITraitCollection(userInterfaceStyle: $0) }
    expectValues(CAMediaTimingFunctionName.easeIn, .easeOut) { CAMediaTimingFunction(name: $0) }
  }

  @Test("Images are equal if they show the same")
  func images() throws {
    func square(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      }
    }
    expectValues(UIColor.red, .green) { square($0) }
    expectValues("star", "heart") { UIImage(systemName: $0) ?? UIImage() }
    expectValues(UIImage.RenderingMode.alwaysTemplate, .alwaysOriginal) { square(.red).withRenderingMode($0) }
    let pixels = try #require(square(.red).cgImage)
    expectValues(UIImage.Orientation.up, .left) { UIImage(cgImage: pixels, scale: 1, orientation: $0) }
    expectValues(CGFloat(1), 2) { UIImage(cgImage: pixels, scale: $0, orientation: .up) }
  }

  @Test("Objects are compared on other threads by their identity")
  func otherThreads() async {
    let effect = UIBlurEffect(style: .dark), same = UIBlurEffect(style: .dark)
    let isEqual = await Task.detached { (effect == effect, effect == same) }.value
    #expect(isEqual == (true, false))
  }
}
