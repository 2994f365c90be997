// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Fonts")
struct TextFontTests {
  @Test("the system font has the metrics that a device prints")
  func system() {
    let font = UIFont.systemFont(ofSize: 20)
    #expect(abs(font.ascender - 19.04296875) < 1e-9)
    #expect(abs(font.descender + 4.82421875) < 1e-9)
    #expect(abs(font.lineHeight - 23.8671875) < 1e-9)
    #expect(font.leading == 0)
    #expect(font.pointSize == 20)
    #expect(font.fontName == ".SFUI-Regular")
    #expect(font.familyName == ".AppleSystemUIFont")
  }

  @Test("the class's sizes are Apple's, and 0 means the standard size")
  func sizes() {
    #expect(UIFont.labelFontSize == 17)
    #expect(UIFont.buttonFontSize == 18)
    #expect(UIFont.smallSystemFontSize == 12)
    #expect(UIFont.systemFontSize == 14)
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
  }

  @Test("fonts with equal attributes are equal, others are not")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.boldSystemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .bold))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.systemFont(ofSize: 17, weight: .medium))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.italicSystemFont(ofSize: 17))
    #expect(UIFont.systemFont(ofSize: 17).hash == UIFont.systemFont(ofSize: 17).hash)
  }

  @Test(
    "fonts are found by PostScript and by family name, and others are nil",
    arguments: [
      ("Helvetica", "Helvetica", "Helvetica"), ("HelveticaNeue-Bold", "HelveticaNeue-Bold", "Helvetica Neue"),
      ("Avenir Next", "AvenirNext-Regular", "Avenir Next"),
      ("PingFangSC-Semibold", "PingFangSC-Semibold", "PingFang SC"),
      ("Menlo", "Menlo-Regular", "Menlo"), ("AmericanTypewriter", "AmericanTypewriter", "American Typewriter"),
      ("HiraKakuProN-W3", "HiraKakuProN-W3", "Hiragino Kaku Gothic ProN"), ("Didot", "Didot", "Didot"),
      ("AppleSDGothicNeo-SemiBold", "AppleSDGothicNeo-SemiBold", "Apple SD Gothic Neo"),
      ("Futura-CondensedExtraBold", "Futura-CondensedExtraBold", "Futura"),
    ])
  func named(name: String, fontName: String, family: String) throws {
    let font = try #require(UIFont(name: name, size: 12))
    #expect(font.fontName == fontName)
    #expect(font.familyName == family)
    #expect(UIFont.fontNames(forFamilyName: family).contains(fontName))
    #expect(UIFont.familyNames.contains(family))
  }

  @Test("a condensed member is found by its name only")
  func condensed() throws {
    let descriptor = UIFontDescriptor(fontAttributes: [
      .family: "Helvetica Neue", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.black],
    ])
    #expect(UIFont(descriptor: descriptor, size: 17).fontName == "HelveticaNeue-Bold")
    #expect(UIFont(name: "HelveticaNeue-CondensedBlack", size: 17) != nil)
  }

  @Test("an unknown font is nil")
  func unknown() { #expect(UIFont(name: "Comic Mono Deluxe", size: 12) == nil) }

  @Test("PingFang has high lines and Menlo equal advances")
  func proportions() throws {
    #expect(abs(try #require(UIFont(name: "PingFangSC-Regular", size: 17)).lineHeight - 23.8) < 1e-6)
    let menlo = try #require(UIFont(name: "Menlo-Regular", size: 10))
    #expect("iii".size(withAttributes: [.font: menlo]) == "WWW".size(withAttributes: [.font: menlo]))
  }

  @Test(
    "text styles follow the content size category",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17.0), (.body, .extraSmall, 14),
      (.body, .accessibilityExtraExtraExtraLarge, 53), (.largeTitle, .large, 34), (.caption2, .extraSmall, 11),
      (.title1, .accessibilityMedium, 38), (.footnote, .unspecified, 13),
    ])
  func preferred(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
    traits.performAsCurrent {
      #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size)
    }
  }

  @Test("headlines are semibold")
  func headline() {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let font = UIFont.preferredFont(forTextStyle: .headline, compatibleWith: large)
    #expect(font.fontDescriptor.symbolicTraits.contains(.traitBold))
    #expect(font.fontName == ".SFUI-Semibold")
    #expect(font.fontDescriptor.object(forKey: .textStyle) as? UIFont.TextStyle == .headline)
  }

  @Test("metrics scale values to the pixel and fonts to the point, with the distance between lines of the text style")
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge),
      UITraitCollection(displayScale: 2),
    ])
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 48)
    #expect(metrics.scaledValue(for: 10, compatibleWith: traits) == 28)
    let font = UIFont.systemFont(ofSize: 20, weight: .medium)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).pointSize == 56)
    #expect(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: traits).pointSize == 40)
    #expect(metrics.scaledFont(for: font, compatibleWith: traits).fontName == ".SFUI-Medium")
    let standard = UITraitCollection(preferredContentSizeCategory: .large)
    #expect(metrics.scaledFont(for: font, compatibleWith: standard).pointSize == 20)
  }

  @Test("descriptors create bold, italic and other designs")
  func descriptors() throws {
    let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor
    let both = try #require(descriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(UIFont(descriptor: both, size: 0) == UIFont(descriptor: both, size: 17))
    #expect(UIFont(descriptor: both, size: 0).fontName == ".SFUI-BoldItalic")
    #expect(UIFont(descriptor: try #require(descriptor.withDesign(.rounded)), size: 20).pointSize == 20)
    #expect(try #require(descriptor.withDesign(.monospaced)).symbolicTraits.contains(.traitMonoSpace))
    let helvetica = try #require(UIFont(name: "Helvetica", size: 12)).fontDescriptor
    #expect(helvetica.withDesign(.serif) == nil)
    #expect(
      UIFont(descriptor: try #require(helvetica.withSymbolicTraits(.traitBold)), size: 0).fontName == "Helvetica-Bold")
    let heavy = descriptor.addingAttributes([.traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy]])
    #expect(UIFont(descriptor: heavy, size: 0) == UIFont.systemFont(ofSize: 17, weight: .heavy))
  }
}
