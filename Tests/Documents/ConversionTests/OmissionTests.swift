// SPDX-License-Identifier: MIT

import LayoutFiles
import Testing
import UIKit

@testable import Conversion

@MainActor
@Suite("A conversion names what it does not write")
struct OmissionTests {
  private func description(of path: String) throws -> LayoutDescription {
    let canvas = try #require(ConversionFixtures.canvas(at: path))
    let (root, scene) = try #require(ConversionFixtures.roots(of: canvas).first)
    return try LayoutDescription(of: root, in: scene, of: canvas)
  }

  private static let richText =
    ConversionFixtures.package.appendingPathComponent("Fixtures/Documents/RichText.xib").path

  @Test("parts of a document that no form has, by view")
  func document() throws {
    let layout = try description(of: Self.richText)
    #expect(
      layout.omissions == [
        ConversionOmission(view: "price", subject: "the outlet gestureRecognizers"),
        ConversionOmission(view: "buy", subject: "the attribute showsTouchWhenHighlighted"),
        ConversionOmission(view: "buy", subject: "the action buy:"),
        ConversionOmission(view: "code", subject: "the element textInputTraits"),
      ])
    let inCode = Set(AnchorWriter(className: "Made").omissions(of: layout)).subtracting(layout.omissions)
    #expect(
      inCode == [
        ConversionOmission(view: "price", subject: "the class PriceLabel (it is a UILabel)"),
        ConversionOmission(view: "buy", subject: "the content of an image (an empty one is written)"),
      ])
    let inFile = Set(LayoutFileWriter().omissions(of: layout)).subtracting(layout.omissions).subtracting(inCode)
    #expect(inFile.isEmpty)
    let inDocument = Set(InterfaceDocumentWriter().omissions(of: layout)).subtracting(layout.omissions)
    #expect(inDocument.map(\.subject) == ["the content of an image (an empty one is written)"])
  }

  @Test("properties of live views that no form has")
  func live() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    label.accessibilityIdentifier = "title"
    label.transform = CGAffineTransform(rotationAngle: 1)
    label.attributedText = NSAttributedString(string: "a", attributes: [.link: "https://example.org"])
    label.addGestureRecognizer(UITapGestureRecognizer())
    root.addSubview(label)
    let layout = try LayoutDescription(of: root)
    #expect(
      Set(layout.omissions.map(\.subject)) == ["transform", "gestureRecognizers", "text attribute NSLink"])
    #expect(layout.omissions.allSatisfy { $0.view == "title" })
  }

  @Test("keys of a layout file that no other form has")
  func layoutFile() throws {
    let scene = try LayoutScene.load(
      text: """
        size: [100, 100]
        views: { box: { size: [10, 10] } }
        layout: "H:|[box]; V:|[box]"
        expect: { box: [0, 0, 10, 10] }
        animate: { duration: 1, views: { box: { alpha: 0 } } }
        """, path: "box.layout.yaml")
    #expect(try LayoutDescription(of: scene).omissions.map(\.subject) == ["the key animate", "the key expect"])
  }

  @Test("a layout file has a key for every property that is read", arguments: Self.classes.keys.sorted())
  func keys(view: String) throws {
    let known = Set(try #require(ViewClass.named(view)).allProperties.map(\.name))
    let make = try #require(Self.classes[view])
    let made = make()
    for reading in PropertyReading.all(of: view) where reading.read(made) != nil {
      #expect(known.contains(reading.name), "\(reading.name) of \(view)")
    }
  }

  @Test("every class of layout files that descriptions have is looked at")
  func classes() {
    #expect(Set(PropertyTable.described.map(\.className)) == Set(Self.classes.keys))
  }

  nonisolated private static let classes: [String: @MainActor @Sendable () -> UIView] = [
    "UIView": { UIView() }, "UIStackView": { UIStackView() }, "UILabel": { UILabel() },
    "UIImageView": { UIImageView() }, "UIControl": { UIControl() }, "UIButton": { UIButton(type: .system) },
    "UITextField": { UITextField() }, "UITextView": { UITextView() }, "UISwitch": { UISwitch() },
    "UISlider": { UISlider() }, "UIStepper": { UIStepper() }, "UISegmentedControl": { UISegmentedControl() },
    "UIProgressView": { UIProgressView() }, "UIActivityIndicatorView": { UIActivityIndicatorView(style: .medium) },
    "UIPageControl": { UIPageControl() }, "UIScrollView": { UIScrollView() }, "UIDatePicker": { UIDatePicker() },
    "UIPickerView": { UIPickerView() },
  ]
}
