// SPDX-License-Identifier: MIT

import AccessibilityAudits
import LayoutTesting
import Pictures
import Testing
import UIKit

@Suite("performAccessibilityAudit")
@MainActor
struct AccessibilityAuditTests {
  /// A screen with one view, and what an audit of some kinds says of it.
  private func issues(_ types: XCUIAccessibilityAuditType, _ view: UIView, on background: UIColor = .white) throws
    -> [String]
  {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    root.backgroundColor = background
    root.addSubview(view)
    if view.frame.isEmpty { view.frame = CGRect(x: 20, y: 20, width: 200, height: 44) }
    var found: [String] = []
    try performAccessibilityAudit(of: root, for: types) { issue in
      found.append(issue.compactDescription)
      return true
    }
    return found
  }

  private func label(_ text: String, _ color: UIColor, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.text = text
    label.textColor = color
    label.font = .systemFont(ofSize: size)
    return label
  }

  @Test(
    "contrast is measured on the picture, with the limits of text and of large text",
    arguments: [
      // The ratios of gray on white: 0.46 has 4.6 to 1, 0.6 has 2.8 to 1, 0.55 has 3.4 to 1.
      (0.0, 17.0, false), (0.45, 17.0, false), (0.6, 17.0, true), (0.55, 17.0, true), (0.55, 24.0, false),
      (0.75, 24.0, true),
    ])
  func contrast(white: Double, size: Double, isReported: Bool) throws {
    let found = try issues(.contrast, label("HHHH", UIColor(white: white, alpha: 1), size: size))
    #expect(found.isEmpty != isReported, "\(found)")
    if isReported { #expect(found[0].contains("has a contrast of")) }
  }

  @Test("the background of a view behind counts, and a disabled control has no limit")
  func background() throws {
    #expect(try !issues(.contrast, label("HHHH", .white)).isEmpty)
    #expect(try issues(.contrast, label("HHHH", .white), on: .black).isEmpty)
    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    button.setTitleColor(UIColor(white: 0.8, alpha: 1), for: [])
    #expect(try issues(.contrast, button).count == 1)
    button.isEnabled = false
    #expect(try issues(.contrast, button).isEmpty)
  }

  @Test("over light and dark parts, the contrast cannot be told")
  func unknownContrast() throws {
    let text = label("HHHHHHHHHHHHHHHH", .black)
    text.frame = CGRect(x: 0, y: 0, width: 200, height: 44)
    let back = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 44))
    for (index, color) in [UIColor.white, .black].enumerated() {
      let stripe = UIView(frame: CGRect(x: 40 * CGFloat(index), y: 0, width: 40, height: 44))
      stripe.backgroundColor = color
      back.addSubview(stripe)
    }
    back.addSubview(text)
    let found = try issues(.contrast, back)
    #expect(found.count == 1 && found[0].contains("cannot be told"), "\(found)")
  }

  @Test("a text or control that is no element is not detected, and one that another element describes is")
  func detection() throws {
    let hidden = label("Price", .black)
    hidden.isAccessibilityElement = false
    #expect(try issues(.elementDetection, hidden).count == 1)
    #expect(try issues(.elementDetection, label("Price", .black)).isEmpty)
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    card.isAccessibilityElement = true
    card.accessibilityLabel = "Price 5"
    let inner = label("Price", .black)
    inner.frame = card.bounds
    inner.isAccessibilityElement = false
    card.addSubview(inner)
    #expect(try issues(.elementDetection, card).isEmpty)
  }

  @Test(
    "a description is missing or doubtful",
    arguments: [(nil, true), ("", true), ("ic_close_24", true), ("Close button", true), ("Close", false)]
      as [(String?, Bool)])
  func descriptions(text: String?, isReported: Bool) throws {
    let button = UIButton(type: .custom)
    button.accessibilityLabel = text
    #expect(try issues(.sufficientElementDescription, button).isEmpty != isReported)
  }

  @Test("a font follows the text size by its style, or by adjusting itself")
  func dynamicType() throws {
    #expect(try issues(.dynamicType, label("Price", .black)).count == 1)
    let styled = label("Price", .black)
    styled.font = .preferredFont(forTextStyle: .body)
    #expect(try issues(.dynamicType, styled).isEmpty)
  }

  @Test("traits contradict what an element does")
  func traits() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Save", for: .normal)
    #expect(try issues(.trait, button).isEmpty)
    button.accessibilityTraits.insert(.notEnabled)
    #expect(try issues(.trait, button) == ["“Save” can be used and is read as disabled"])
    let row = label("Details", .black)
    row.isUserInteractionEnabled = true
    row.addGestureRecognizer(UITapGestureRecognizer())
    #expect(try issues(.trait, row) == ["“Details” answers to taps and is not read as a button"])
    row.accessibilityTraits.insert(.button)
    row.accessibilityTraits.remove(.staticText)
    #expect(try issues(.trait, row).isEmpty)
  }

  @Test("text that is cut and controls that are too small are issues of their kinds")
  func rules() throws {
    let long = label("A text that is far too long for its label", .black)
    long.frame = CGRect(x: 0, y: 0, width: 60, height: 20)
    #expect(try issues(.textClipped, long).count == 1)
    let small = UIButton(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(try issues(.hitRegion, small).count == 1)
    #expect(try issues(.contrast, long).isEmpty)
  }

  @Test("the items of UIKit's bars are not the author's")
  func bars() throws {
    let controller = UIViewController()
    controller.title = "Trips"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let navigation = UINavigationController(rootViewController: controller)
    navigation.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    var found: [String] = []
    try performAccessibilityAudit(of: navigation.view) { issue in
      found.append(issue.detailedDescription)
      return true
    }
    #expect(found.isEmpty, "\(found)")
  }

  @Test("the picture of the reading order has the numbers and a legend below the screen")
  func readingOrder() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    for (index, text) in ["First", "Second"].enumerated() {
      let label = label(text, .black)
      label.frame = CGRect(x: 10, y: 10 + 40 * CGFloat(index), width: 100, height: 20)
      root.addSubview(label)
    }
    let picture = Picture(readingOrderOf: root)
    #expect(picture.size.height > 120)
    let texts = picture.commands.compactMap { command -> String? in
      if case .text(let line) = command { line.string } else { nil }
    }
    #expect(texts == ["First", "Second", "1", "2", "1  First, text", "2  Second, text"], "\(texts)")
  }
}
