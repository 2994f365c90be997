// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("The explanation of a conflict at run time")
@MainActor
struct ConflictMessageTests {
  /// A view whose properties name its subviews.
  final class Card: UIView {
    let title = UILabel()
    lazy var price = UILabel()
  }

  /// Collects the messages of a conflict in a card of 300 points.
  private func messages(explaining: Bool?) -> [String] {
    var messages: [String] = []
    let handler = LayoutLog.handler
    LayoutLog.handler = { messages.append($0) }
    if let explaining { LayoutLog.explainsConflicts = explaining }
    defer {
      LayoutLog.handler = handler
      LayoutLog.explainsConflicts = false
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let card = Card(frame: window.bounds)
    window.addSubview(card)
    for view in [card.title, card.price] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate([
      card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      card.title.widthAnchor.constraint(equalToConstant: 200),
      card.price.leadingAnchor.constraint(equalTo: card.title.trailingAnchor, constant: 8),
      card.price.widthAnchor.constraint(equalToConstant: 100),
      card.price.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
    ])
    window.layoutIfNeeded()
    return messages
  }

  @Test("names of properties, lines of the source, the arithmetic and the changes")
  func explained() throws {
    let messages = messages(explaining: true)
    #expect(messages.count == 2)
    #expect(messages.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    let text = try #require(messages.last)
    #expect(text.hasPrefix("These 6 constraints contradict each other by 40 points:\n"), "\(text)")
    #expect(text.contains("title.width == 200   (ConflictMessageTests.swift:34)"), "\(text)")
    #expect(text.contains("price.leading == title.trailing + 8   (ConflictMessageTests.swift:35)"), "\(text)")
    #expect(text.contains("= 340 would have to be at most 300"), "\(text)")
    #expect(text.contains("1. "), "\(text)")
  }

  @Test("a handler of the program gets UIKit's messages alone unless it asks for more")
  func silent() {
    #expect(messages(explaining: nil).count == 1)
  }
}
