// SPDX-License-Identifier: MIT

import Testing
import UIKit

@Suite("Explanations of single views at run time")
@MainActor
struct InspectionMessageTests {
  final class Card: UIView {
    let title = UIView()
    let price = UILabel()
    let name = UILabel()
  }

  private func card(_ constraints: (Card) -> [NSLayoutConstraint]) -> Card {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let card = Card(frame: window.bounds)
    window.addSubview(card)
    for view in [card.title, card.price, card.name] {
      view.translatesAutoresizingMaskIntoConstraints = false
      card.addSubview(view)
    }
    NSLayoutConstraint.activate(constraints(card))
    window.layoutIfNeeded()
    retained = window
    return card
  }

  /// The window of the card, which has to exist while the card is examined.
  private nonisolated(unsafe) static var kept: [UIWindow] = []
  private var retained: UIWindow? {
    get { nil }
    nonmutating set { if let newValue { Self.kept = [newValue] } }
  }

  @Test("why a view has its width, with the line of each constraint")
  func cause() {
    let card = card { card in
      [
        card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
        card.title.widthAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
        card.title.topAnchor.constraint(equalTo: card.topAnchor),
        card.title.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
    let line = #line - 3
    #expect(
      card.title.inspection.cause(of: .height)
        == "title.height is 44 because:\n    title.height == 44   (InspectionMessageTests.swift:\(line))")
    let width = card.title.inspection.cause(of: .width)
    #expect(width.hasPrefix("title.width is 150 because:\n"), "\(width)")
    #expect(
      width.contains("    title.width == 0.5 * Card.width   (InspectionMessageTests.swift:\(line - 2))\n"), "\(width)")
    #expect(width.contains("(from its frame and autoresizing mask)"), "\(width)")
    #expect(card.title.inspection.ambiguity == nil)
    #expect(card.inspection.ambiguity == nil)
  }

  @Test("an open width, with its interval and what determines it")
  func width() throws {
    let card = card { card in
      [
        card.title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
        card.title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor),
        card.title.topAnchor.constraint(equalTo: card.topAnchor),
        card.title.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
    let before = card.title.frame
    let text = try #require(card.title.inspection.ambiguity)
    #expect(text.hasPrefix("title is ambiguous:\n    title.width is "), "\(text)")
    #expect(text.contains("; anything from 0 to 280 would satisfy the constraints\n"), "\(text)")
    #expect(text.hasSuffix("\n    to determine it, constrain its width"), "\(text)")
    #expect(card.title.hasAmbiguousLayout)
    card.window?.layoutIfNeeded()
    #expect(card.title.frame == before)
    #expect(card.title.inspection.cause(of: .width).contains("anything from 0 to 280 would satisfy"))
  }

  @Test("one constraint is enough where the other end is held")
  func oneIsEnough() throws {
    let card = card { card in
      [
        card.title.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        card.title.topAnchor.constraint(equalTo: card.topAnchor),
        card.title.heightAnchor.constraint(equalToConstant: 44),
      ]
    }
    let text = try #require(card.title.inspection.ambiguity)
    #expect(
      text.hasSuffix("to determine both, constrain its width or its leading edge, trailing edge or center"), "\(text)")
    card.title.widthAnchor.constraint(equalToConstant: 30).isActive = true
    card.window?.layoutIfNeeded()
    #expect(card.title.inspection.ambiguity == nil)
  }

  @Test("two constraints are needed where nothing is held")
  func both() throws {
    let card = card { card in
      [
        card.title.topAnchor.constraint(equalTo: card.topAnchor),
        card.title.heightAnchor.constraint(equalToConstant: 9),
      ]
    }
    let text = try #require(card.title.inspection.ambiguity)
    #expect(text.contains("constrain its width and its leading edge, trailing edge or center"), "\(text)")
  }

  @Test("texts with equal priorities")
  func contents() throws {
    let card = card { card in
      card.price.text = "Price"
      card.name.text = "Name"
      return [
        card.name.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        card.price.leadingAnchor.constraint(equalTo: card.name.trailingAnchor),
        card.price.trailingAnchor.constraint(equalTo: card.trailingAnchor),
        card.name.topAnchor.constraint(equalTo: card.topAnchor),
        card.price.topAnchor.constraint(equalTo: card.topAnchor),
      ]
    }
    let text = try #require(card.name.inspection.ambiguity)
    #expect(text.contains("priority of content hugging or compression resistance"), "\(text)")
  }

  @Test("a view without constraints, and one without a superview")
  func without() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.inspection.ambiguity == nil)
    #expect(view.inspection.cause(of: .width) == "UIView.width is 3, which no constraint determines")
    #expect(view.inspection.cause(of: .firstBaseline).hasPrefix("UIView.firstBaseline"))
  }

  @Test(
    "a flexible mask refers to the superview",
    arguments: [
      ([.flexibleWidth], .width, "masked.width == root.width - 200"),
      ([.flexibleLeftMargin], .left, "masked.left == root.width - 290"),
      ([.flexibleHeight], .height, "masked.height == root.height - 300"),
      ([.flexibleTopMargin, .flexibleBottomMargin], .top, "masked.top == 0.25 * root.height - 25"),
      ([], .width, "masked.width == 100"),
    ] as [(UIView.AutoresizingMask, NSLayoutConstraint.Attribute, String)])
  func flexibleMask(mask: UIView.AutoresizingMask, attribute: NSLayoutConstraint.Attribute, equation: String) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    let masked = UIView(frame: CGRect(x: 10, y: 75, width: 100, height: 100))
    (root.accessibilityIdentifier, masked.accessibilityIdentifier) = ("root", "masked")
    masked.autoresizingMask = mask
    root.addSubview(masked)
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    masked.addSubview(inner)
    inner.topAnchor.constraint(equalTo: masked.topAnchor).isActive = true
    root.layoutIfNeeded()
    let cause = masked.inspection.cause(of: attribute)
    #expect(cause.contains(equation), "\(cause)")
  }
}
