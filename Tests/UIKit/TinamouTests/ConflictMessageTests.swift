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

  /// The messages while `work` runs.
  private func log(_ work: () -> Void) -> [String] {
    var messages: [String] = []
    LayoutLog.whileHandling({ messages.append($0) }, work)
    return messages
  }

  /// A view of a fixed height with a child that is higher.
  private func row(in window: UIWindow, height: CGFloat, label: String) {
    let row = UILabel()
    row.text = label
    row.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(row)
    row.heightAnchor.constraint(equalToConstant: height).isActive = true
    row.heightAnchor.constraint(equalToConstant: 71).isActive = true
  }

  @Test("equal conflicts of several rows are written once, with their number")
  func rows() {
    defer { (LayoutLog.repeatsConflicts, LayoutLog.explainsConflicts) = (true, false) }
    (LayoutLog.repeatsConflicts, LayoutLog.explainsConflicts) = (false, true)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let first = log {
      for index in 1...3 { row(in: window, height: 23, label: "row \(index)") }
      window.layoutIfNeeded()
    }
    #expect(first.count == 3, "\(first)")
    #expect(first.last?.hasSuffix(" has occurred 3 times in views of these classes.") == true, "\(first)")
    // The number is written again when it has doubled.
    let second = log {
      for index in 4...5 { row(in: window, height: 23, label: "row \(index)") }
      window.layoutIfNeeded()
    }
    #expect(second.isEmpty, "\(second)")
    let third = log {
      row(in: window, height: 23, label: "row 6")
      window.layoutIfNeeded()
    }
    #expect(third.count == 1 && third.first?.contains("has occurred 6 times") == true, "\(third)")
    let other = log {
      row(in: window, height: 24, label: "another height")
      window.layoutIfNeeded()
    }
    #expect(other.count == 2, "\(other)")
  }

  @Test("short messages name the constraint that was broken and the best change, in one line")
  func short() {
    let length = LayoutLog.conflictMessages
    defer { LayoutLog.conflictMessages = length }
    LayoutLog.conflictMessages = .short
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let messages = log {
      row(in: window, height: 25, label: "short")
      window.layoutIfNeeded()
    }
    #expect(messages.count == 1)
    #expect(
      messages.first?.contains("2 constraints contradict each other by 46 points; “short”.height == ") == true,
      "\(messages)")
    #expect(messages.first?.contains("\n") == false)
  }

  @Test("a change is tried in the whole layout before it is suggested")
  func tried() throws {
    defer { LayoutLog.explainsConflicts = false }
    LayoutLog.explainsConflicts = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    let stack = UIStackView()
    stack.distribution = .fillEqually
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    var constraints = [
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ]
    for (name, width) in [("left", 90.0), ("right", 60.0)] {
      let view = UIView()
      view.accessibilityIdentifier = name
      stack.addArrangedSubview(view)
      constraints.append(view.widthAnchor.constraint(equalToConstant: width))
    }
    NSLayoutConstraint.activate(constraints)
    let text = log { window.layoutIfNeeded() }.joined(separator: "\n")
    // Neither width alone: the other one contradicts the width of the window.
    #expect(text.contains("1. delete "), "\(text)")
    #expect(text.contains(": the stack view makes its views equally wide"), "\(text)")
    let suggestion = try #require(text.split(separator: "\n").first { $0.contains("1. delete ") })
    #expect(suggestion.contains("left.width == 90") && suggestion.contains("right.width == 60"), "\(suggestion)")
  }

  @Test("lines are looked up once for all constraints that they made")
  func places() throws {
    let view = UIView()
    let constraints = (0..<2000).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
    let first = constraints[0].sourceLine
    let clock = ContinuousClock()
    var places: Set<String?> = []
    let time = clock.measure { for constraint in constraints { places.insert(constraint.sourceLine) } }
    #expect(places == [first])
    #if DEBUG
      #expect(first?.hasPrefix("ConflictMessageTests.swift:") == true)
    #endif
    #expect(time < .seconds(2))
  }

  @Test("a handler of the program gets UIKit's messages alone unless it asks for more")
  func silent() {
    #expect(messages(explaining: nil).count == 1)
  }
}
