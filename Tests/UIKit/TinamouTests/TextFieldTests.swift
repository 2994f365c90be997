// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import UIKitViews

@Suite("Text fields") @MainActor
struct TextFieldTests {
  private func field(_ text: String? = nil, size: CGFloat = 17, _ style: UITextField.BorderStyle = .none) -> UITextField
  {
    let field = UITextField()
    field.traitOverrides.displayScale = 2
    field.font = .systemFont(ofSize: size)
    field.borderStyle = style
    field.text = text
    return field
  }

  private func drawn(_ view: UIView) -> [DrawingCommand.TextLine] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    view.draw(view.bounds)
    return context.commands.compactMap { command in
      if case .text(let line) = command { line } else { nil }
    }
  }

  @Test("a new field has UIKit's defaults")
  func defaults() {
    let field = UITextField()
    #expect(field.font == .systemFont(ofSize: 17))
    #expect(field.text == "")
    #expect(field.placeholder == nil)
    #expect(field.borderStyle == .none)
    #expect(field.leftViewMode == .never && field.rightViewMode == .never && field.clearButtonMode == .never)
    #expect(field.contentHuggingPriority(for: .horizontal) == .defaultLow)
    #expect(field.autocapitalizationType == .sentences && field.keyboardType == .default)
  }

  @Test(
    "heights are the recorded ones",
    arguments: [
      (CGFloat(16), UITextField.BorderStyle.none, CGFloat(21)), (17, .none, 22), (18, .none, 23),
      (12, .roundedRect, 34),
      (14, .roundedRect, 34), (17, .roundedRect, 34),
    ])
  func heights(size: CGFloat, style: UITextField.BorderStyle, height: CGFloat) {
    #expect(field("Text", size: size, style).intrinsicContentSize.height == height)
  }

  @Test("the width is that of the text, or of the placeholder if empty, with the border")
  func widths() {
    let label = UILabel()
    label.traitOverrides.displayScale = 2
    label.text = "Some text"
    let width = label.intrinsicContentSize.width
    #expect(field("Some text").intrinsicContentSize.width == width)
    #expect(field("Some text", .roundedRect).intrinsicContentSize.width == width + 14)
    let empty = field(nil, .roundedRect)
    empty.placeholder = "Some text"
    #expect(empty.intrinsicContentSize.width == width + 14)
    #expect(empty.sizeThatFits(CGSize(width: 10, height: 10)) == empty.intrinsicContentSize)
  }

  @Test("text is inside the border and between the views beside it")
  func rectangles() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
    let field = field("Text", .roundedRect)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(field.textRect(forBounds: bounds).minX == 7)
    field.leftViewMode = .always
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 27, y: 2, width: 166, height: 30))
    field.rightView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
    field.rightViewMode = .unlessEditing
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 27, y: 2, width: 136, height: 30))
    #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 7, y: 7, width: 20, height: 20))
    #expect(field.rightViewRect(forBounds: bounds) == CGRect(x: 163, y: 12, width: 30, height: 10))
    let window = UIWindow()
    window.addSubview(field)
    #expect(field.becomeFirstResponder())
    #expect(field.textRect(forBounds: bounds).width == 166)
    #expect(field.rightView?.superview == nil)
  }

  @Test("in a right-to-left interface the left view is on the right")
  func mirrored() {
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 30)
    let field = field("Text")
    field.semanticContentAttribute = .forceRightToLeft
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    field.leftViewMode = .always
    #expect(field.leftViewRect(forBounds: bounds).minX == 180)
    #expect(field.textRect(forBounds: bounds) == CGRect(x: 0, y: 0, width: 180, height: 30))
  }

  @Test("views beside the text are subviews placed by layout")
  func overlays() {
    let field = field("Text")
    let icon = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 16))
    field.leftView = icon
    field.leftViewMode = .always
    field.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    field.layoutIfNeeded()
    #expect(icon.superview === field)
    #expect(icon.frame == CGRect(x: 0, y: 12, width: 16, height: 16))
    field.leftView = nil
    #expect(icon.superview == nil)
  }

  @Test("the line is drawn in the middle; a password as dots; empty text as the placeholder")
  func drawing() {
    let field = field("abc", .roundedRect)
    field.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
    #expect(drawn(field).map(\.string) == ["abc"])
    #expect(drawn(field)[0].origin == CGPoint(x: 7, y: 26))
    field.isSecureTextEntry = true
    #expect(drawn(field).map(\.string) == ["•••"])
    field.text = ""
    field.placeholder = "Password"
    #expect(drawn(field).map(\.string) == ["Password"])
    #expect(drawn(field)[0].color == UIColor.placeholderText.resolvedColor(with: field.traitCollection).cgColor)
    field.text = "a text that is far too long for the field"
    field.isSecureTextEntry = false
    #expect(drawn(field)[0].string.hasSuffix("…"))
    field.adjustsFontSizeToFitWidth = true
    #expect(drawn(field)[0].string == "a text that is far too long for the field")
    field.isSecureTextEntry = true
    #expect(drawn(field)[0].string == String(repeating: "•", count: 41))
  }

  @Test("a font of any size is reduced until the text fits", arguments: [20, 1e3, 1e6, 1e9])
  func reduction(size: CGFloat) {
    let field = field("a text", .roundedRect)
    field.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    field.font = .systemFont(ofSize: size)
    field.adjustsFontSizeToFitWidth = true
    #expect(drawn(field)[0].string == "a text")
    field.minimumFontSize = size
    #expect(drawn(field)[0].string != "a text")
  }

  @Test("the baseline is that of the centered line, and moves with the height")
  func baseline() {
    let field = field("abc", .roundedRect)
    #expect(field.firstBaselineFromTop == CGFloat(23))
    field.frame.size = CGSize(width: 100, height: 60.5)
    #expect(field.firstBaselineFromTop == CGFloat(36))
    #expect(field.lastBaselineFromBottom == 60.5 - 36)
  }

  @Test("a label beside a field of a given height shares its baseline after layout")
  func baselineConstraint() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    root.traitOverrides.displayScale = 2
    let (label, field) = (UILabel(), self.field("abc", .roundedRect))
    label.text = "Name"
    for view in [label, field] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      field.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 100),
      field.widthAnchor.constraint(equalToConstant: 100), field.heightAnchor.constraint(equalToConstant: 60.5),
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(field.frame.minY + 36 == label.frame.minY + 16)
  }

  @Test("editing calls the delegate")
  func editing() {
    final class Listener: NSObject, UITextFieldDelegate {
      var heard: [String] = []
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        heard.append("should begin")
        return heard.count > 1
      }
      func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    }
    let listener = Listener()
    let field = field("Text")
    field.delegate = listener
    let window = UIWindow()
    window.addSubview(field)
    #expect(!field.becomeFirstResponder() && !field.isEditing)
    #expect(field.becomeFirstResponder() && field.isEditing && field.isFirstResponder)
    #expect(field.resignFirstResponder() && !field.isEditing)
    #expect(listener.heard == ["should begin", "should begin", "began", "ended"])
  }
}
