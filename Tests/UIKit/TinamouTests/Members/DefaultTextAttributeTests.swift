// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

@MainActor
@Suite("The default attributes of the text of a field")
struct DefaultTextAttributeTests {
  private func attributes(of field: UITextField) -> [NSAttributedString.Key: Any] {
    field.attributedText?.attributes(at: 0, effectiveRange: nil) ?? [:]
  }

  @Test("They have the font, the color and the paragraph style")
  func defaults() {
    let field = UITextField()
    field.textAlignment = .center
    let attributes = field.defaultTextAttributes
    #expect(attributes[.font] as? UIFont == field.font)
    #expect(attributes[.foregroundColor] as? UIColor == field.textColor)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(attributes.count == 3)
  }

  @Test("Setting them changes the present text and all that follows, and leaves out what they do not name")
  func setting() {
    let field = UITextField()
    field.text = "abc"
    field.defaultTextAttributes = [.kern: 3, .foregroundColor: UIColor.red]
    #expect(attributes(of: field)[.kern] as? Int == 3 && field.textColor == .red && field.font == UITextField().font)
    field.text = "other"
    #expect(attributes(of: field)[.kern] as? Int == 3 && field.text == "other")
    field.font = .boldSystemFont(ofSize: 20)
    #expect(attributes(of: field)[.font] as? UIFont == .boldSystemFont(ofSize: 20))
    #expect(field.defaultTextAttributes[.kern] as? Int == 3)
    field.defaultTextAttributes = [.foregroundColor: UIColor.green]
    #expect(attributes(of: field)[.kern] == nil && field.textColor == .green)
  }

  @Test("A wider kerning makes a text wider")
  func width() {
    let field = UITextField(), plain = UITextField()
    (field.text, plain.text) = ("a wide text", "a wide text")
    field.defaultTextAttributes = [.kern: 3]
    #expect(field.intrinsicContentSize.width > plain.intrinsicContentSize.width + 25)
  }
}
