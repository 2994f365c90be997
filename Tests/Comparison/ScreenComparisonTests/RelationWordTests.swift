// SPDX-License-Identifier: MIT

import LayoutModel
import Testing

@testable import ScreenComparison

/// The words for relations, checked against the numbers that they allow.
@Suite("The words for relations of constraints")
struct RelationWordTests {
  /// A pair of attributes, and whether the second one belongs to the superview.
  struct Pair: CustomTestStringConvertible, Sendable {
    let first: LayoutAttribute
    let second: LayoutAttribute
    let isToSuperview: Bool
    var testDescription: String { "\(first.name), \(second.name)\(isToSuperview ? ", superview" : "")" }

    static let all: [Pair] = [
      (.leading, .leading), (.trailing, .trailing), (.leading, .trailing), (.trailing, .leading), (.top, .top),
      (.bottom, .bottom), (.top, .bottom), (.bottom, .top), (.centerX, .centerX), (.centerY, .centerY),
      (.firstBaseline, .lastBaseline),
    ].flatMap { first, second in [true, false].map { Pair(first: first, second: second, isToSuperview: $0) } }
  }

  private static func constraint(_ pair: Pair, _ relation: LayoutRelation, _ constant: Double) -> NamedConstraint {
    NamedConstraint(
      first: .init(name: "`one`", guide: nil, attribute: pair.first), relation: relation,
      second: .init(name: "`other`", guide: nil, attribute: pair.second), isToSuperview: pair.isToSuperview,
      isToItself: false, multiplier: 1, constant: constant, priority: 1000, isInstalled: true,
      isStandardSpacing: false)
  }

  @Test(
    "a distance that a sentence allows is one that the constraint allows", arguments: Pair.all,
    [LayoutRelation.lessThanOrEqual, .greaterThanOrEqual])
  func bounds(_ pair: Pair, _ relation: LayoutRelation) throws {
    for constant in [-12.0, 12] {
      let text = ConstraintWords.statement(Self.constraint(pair, relation, constant))
      // The same place, told by an equation with a constant that the constraint allows.
      let allowed = constant + (relation == .greaterThanOrEqual ? 1 : -1)
      let told = ConstraintWords.statement(Self.constraint(pair, .equal, allowed))
      let number = try #require(told.split(separator: " ").compactMap { Double($0) }.first, "\(told)")
      #expect(
        text.contains(number > 12 ? "at least 12 points" : "at most 12 points"), "\(text), of which \(told) is one")
      #expect(!text.contains(number > 12 ? "at most" : "at least"))
    }
  }

  @Test(
    "at a distance of 0, the side is told on which the view may be",
    arguments: [
      (Pair(first: .bottom, second: .bottom, isToSuperview: true), "is at least 0 points from the bottom edge", false),
      (Pair(first: .top, second: .top, isToSuperview: true), "is at least 0 points from the top edge", true),
      (Pair(first: .top, second: .bottom, isToSuperview: false), "is at least 0 points below `other`", true),
      (Pair(first: .trailing, second: .leading, isToSuperview: false), "is at least 0 points before `other`", false),
      (
        Pair(first: .centerY, second: .centerY, isToSuperview: true),
        "is centered vertically in its superview or lower", true
      ),
      (
        Pair(first: .leading, second: .leading, isToSuperview: false),
        "is aligned at the leading edge with `other` or further back", false
      ),
    ])
  func zero(_ pair: Pair, _ text: String, _ isAtLeast: Bool) {
    let relation: LayoutRelation = isAtLeast ? .greaterThanOrEqual : .lessThanOrEqual
    #expect(ConstraintWords.statement(Self.constraint(pair, relation, 0)) == text)
  }
}
