// SPDX-License-Identifier: MIT

/// Checks the spelling of texts.
///
/// Differs from UIKit: Linux has no dictionary, so no word is misspelled, and nothing is suggested but learned words. Learned
/// words exist while the process runs.
///
/// Source: Apple, `UITextChecker`.
@preconcurrency @MainActor
open class UITextChecker: NSObject {
  private static var learned: Set<String> = []

  /// Creates a checker without ignored words.
  public override init() { super.init() }

  /// The words that this checker ignores. The default is `nil`. Stored; has no effect.
  open var ignoredWords: [String]?

  /// Adds a word to those that this checker ignores.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Returns the range of a misspelled word. Differs from UIKit: always `NSNotFound`, because there is no dictionary.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// Returns suggestions for a misspelled word. Differs from UIKit: always an empty array, because there is no dictionary.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { [] }

  /// Returns the learned words that begin with a part of a text.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    guard range.location >= 0, NSMaxRange(range) <= (string as NSString).length else { return [] }
    let start = (string as NSString).substring(with: range)
    return Self.learned.filter { $0.hasPrefix(start) }.sorted()
  }

  /// Learns a word, for all checkers.
  open class func learnWord(_ word: String) { learned.insert(word) }
  /// Returns whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
  /// Forgets a learned word.
  open class func unlearnWord(_ word: String) { learned.remove(word) }
  /// The languages with a dictionary. Differs from UIKit: always `["en_US"]`, although there is no dictionary.
  open class var availableLanguages: [String] { ["en_US"] }
}
