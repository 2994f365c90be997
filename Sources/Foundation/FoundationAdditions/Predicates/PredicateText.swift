// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC
import Synchronization

/// The comparison of texts in predicates.
enum PredicateText {
  static func order(_ left: String, _ right: String, _ options: PredicateComparison.Options) -> ComparisonResult {
    if options.isDisjoint(with: [.caseInsensitive, .diacriticInsensitive]) { return KeyPathText.order(left, right) }
    return left.compare(right, options: options.compareOptions)
  }

  /// Returns whether a relation of texts holds.
  static func holds(
    _ relation: PredicateComparison.Relation, _ left: String, _ right: String, _ options: PredicateComparison.Options
  ) throws(PredicateFailure) -> Bool {
    switch relation {
    case .contains: return left.range(of: right, options: options.compareOptions) != nil
    case .beginsWith: return left.range(of: right, options: options.compareOptions.union(.anchored)) != nil
    case .endsWith: return left.range(of: right, options: options.compareOptions.union([.anchored, .backwards])) != nil
    case .like: return isLike(Array(left.folded(options)), Array(right.folded(options)))
    case .matches: return try matches(left, right, options)
    default: return false
    }
  }

  // MARK: Patterns

  /// Returns whether a text matches a pattern in which `?` stands for one character, `*` for any number of them, and a
  /// backslash precedes a character that stands for itself. The time is at most proportional to the product of the
  /// lengths.
  private static func isLike(_ text: [Character], _ pattern: [Character]) -> Bool {
    var (position, place) = (0, 0)
    // After a mismatch, the last `*` takes one more character.
    var retry: (position: Int, place: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == "*" {
        place += 1
        retry = (position, place)
        continue
      }
      if let next = step(over: text[position], pattern, place) {
        (position, place) = (position + 1, next)
        continue
      }
      guard let last = retry else { return false }
      retry = (last.position + 1, last.place)
      (position, place) = (last.position + 1, last.place)
    }
    return pattern[place...].allSatisfy { $0 == "*" }
  }

  /// Returns the place in a pattern after the part that matches one character; `nil` if it does not match.
  private static func step(over character: Character, _ pattern: [Character], _ place: Int) -> Int? {
    guard place < pattern.count else { return nil }
    if pattern[place] == "?" { return place + 1 }
    if pattern[place] == "\\", place + 1 < pattern.count { return pattern[place + 1] == character ? place + 2 : nil }
    return pattern[place] == character ? place + 1 : nil
  }

  private static func matches(_ text: String, _ pattern: String, _ options: PredicateComparison.Options)
    throws(PredicateFailure) -> Bool
  {
    var (text, pattern) = (text, pattern)
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let isCaseInsensitive = options.contains(.caseInsensitive)
    guard let expression = PredicatePatterns.shared.expression(pattern, isCaseInsensitive: isCaseInsensitive) else {
      throw .invalidExpression(pattern)
    }
    return expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}

/// The regular expressions of predicates, which are compiled once.
private final class PredicatePatterns: Sendable {
  static let shared = PredicatePatterns()
  private static let capacity = 64

  private let expressions = Mutex<[String: NSRegularExpression]>([:])

  /// Returns the expression that matches whole texts; `nil` if the pattern is not valid.
  func expression(_ pattern: String, isCaseInsensitive: Bool) -> NSRegularExpression? {
    expressions.withLock { expressions in
      let key = (isCaseInsensitive ? "c" : "-") + pattern
      if let found = expressions[key] { return found }
      // The pattern is compiled alone first, because it could be valid only in the group around it.
      guard (try? NSRegularExpression(pattern: pattern)) != nil,
        let made = try? NSRegularExpression(
          pattern: "\\A(?:\(pattern))\\z", options: isCaseInsensitive ? .caseInsensitive : [])
      else { return nil }
      if expressions.count == Self.capacity { expressions.removeAll() }
      expressions[key] = made
      return made
    }
  }
}

extension PredicateComparison.Options {
  fileprivate var compareOptions: String.CompareOptions {
    var result: String.CompareOptions = []
    if contains(.caseInsensitive) { result.insert(.caseInsensitive) }
    if contains(.diacriticInsensitive) { result.insert(.diacriticInsensitive) }
    if isEmpty || contains(.normalized) { result.insert(.literal) }
    return result
  }
}

extension String {
  fileprivate func folded(_ options: PredicateComparison.Options) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? self : self.folding(options: folding, locale: nil)
  }
}
