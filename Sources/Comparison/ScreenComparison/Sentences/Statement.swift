// SPDX-License-Identifier: MIT

/// A sentence as what it is about and what it says of that.
package struct Statement: Hashable, Sendable {
  /// The words for the elements.
  package private(set) var subjects: [String]
  /// The words about each of them, with what follows from the change.
  private let predicate: String
  /// Whether the subject is already the number of several elements.
  private let isEach: Bool

  /// The number of elements that a sentence about several screens names.
  private static let longestList = 6

  init(_ subjects: [String], isEach: Bool = false, _ predicate: String, _ consequence: String? = nil) {
    self.subjects = subjects
    self.isEach = isEach
    self.predicate = predicate + (consequence.map { ", " + $0 } ?? "")
  }

  /// The subject as it begins the sentence, such as “each of `a` and `b`”.
  var subject: String {
    let words = DifferenceSentences.joined(subjects)
    return isEach || subjects.count > 1 ? "each of " + words : words
  }

  /// The part that statements about several screens have in common, so that they can be one; `nil` for a statement for itself.
  package var key: String? {
    if isEach { return nil }
    // A screen, and what is new on it, are said to be new for themselves.
    return subjects == ["the screen"] || predicate.hasPrefix("is new,") || ["is new", "is gone"].contains(predicate)
      ? sentence : predicate
  }

  /// The sentence.
  package var sentence: String { ValueWords.capitalized(subject + " " + predicate) + "." }

  /// The statement about the elements of several screens, of which the same is said.
  package static func common(_ statements: [Statement]) -> Statement {
    var subjects: [String] = []
    for subject in statements.flatMap(\.subjects) where !subjects.contains(subject) { subjects.append(subject) }
    guard let first = statements.first, subjects != first.subjects else { return statements[0] }
    return Statement(
      subjects.count > longestList ? [DifferenceSentences.names(subjects)] : subjects, isEach: true, first.predicate)
  }
}
