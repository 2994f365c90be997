// SPDX-License-Identifier: MIT

import Testing

@testable import Tinamou

@MainActor
@Suite("Links in text views")
struct TextViewLinkTests {
  private let view: UITextView

  init() {
    view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 60))
    let text = NSMutableAttributedString(
      string: "see the site", attributes: [.font: UIFont.systemFont(ofSize: 15), .foregroundColor: UIColor.brown])
    text.addAttribute(.link, value: "https://example.org", range: NSRange(location: 8, length: 4))
    view.attributedText = text
  }

  private func drawn() -> [(text: String, color: CGColor, isUnderlined: Bool)] {
    let context = CGContext()
    UIGraphicsPushContext(context)
    view.draw(view.bounds)
    UIGraphicsPopContext()
    return context.commands.compactMap { command in
      if case .text(let line) = command { (line.string, line.color, line.underline != nil) } else { nil }
    }
  }

  @Test("They have the tint color, and other text its own")
  func tint() throws {
    view.tintColor = .green
    let runs = drawn()
    #expect(runs.map(\.text) == ["see the ", "site"])
    #expect(runs.first?.color == UIColor.brown.cgColor && runs.last?.color == UIColor.green.cgColor)
    #expect(runs.allSatisfy { !$0.isUnderlined })
  }

  @Test("They have the attributes of links, which do not change the layout")
  func attributes() {
    let size = view.sizeThatFits(CGSize(width: 300, height: 0))
    view.linkTextAttributes = [
      .foregroundColor: UIColor.red, .underlineStyle: NSUnderlineStyle.single.rawValue,
      .font: UIFont.systemFont(ofSize: 40),
    ]
    #expect(drawn().map(\.isUnderlined) == [false, true])
    #expect(drawn().last?.color == UIColor.red.cgColor)
    #expect(view.sizeThatFits(CGSize(width: 300, height: 0)) == size)
  }

  @Test("Without attributes of links, they have those of the text")
  func none() {
    view.linkTextAttributes = [:]
    #expect(drawn().allSatisfy { $0.color == UIColor.brown.cgColor && !$0.isUnderlined })
  }
}
