// SPDX-License-Identifier: MIT

public import Foundation

/// Types of results, as a set of bits.
public typealias NSTextCheckingTypes = UInt64

/// Finds links, telephone numbers, dates and addresses in texts.
///
/// Foundation on Linux lacks this class.
///
/// Differs from Foundation: dates and addresses are found in their common English forms only, flights are not found, and the class does not
/// inherit from `NSRegularExpression`, which cannot be subclassed on Linux.
open class NSDataDetector: NSObject {
  /// The types that are found.
  open private(set) var checkingTypes: NSTextCheckingTypes

  /// The reason for which a detector cannot be created.
  enum Failure: Error { case noKnownType }

  /// Creates a detector of some types.
  ///
  /// - Throws: An error if none of them can be detected.
  public init(types checkingTypes: NSTextCheckingTypes) throws {
    let known = DetectedItem.Kind.allCases.reduce(0) { $0 | $1.type.rawValue } | DetectedItem.flights.rawValue
    guard checkingTypes & known != 0 else { throw Failure.noKnownType }
    self.checkingTypes = checkingTypes
    super.init()
  }

  /// Returns the results in a range, in the order of the text.
  open func matches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> [NSTextCheckingResult]
  {
    // What an earlier kind has found is not part of a later one: the digits of a date are no telephone number.
    var found: [DetectedItem] = []
    for kind in DetectedItem.Kind.allCases {
      for item in kind.items(in: string, range: range)
      where !found.contains(where: { NSIntersectionRange($0.range, item.range).length > 0 }) {
        found.append(item)
      }
    }
    return found.filter { $0.kind.type.rawValue & checkingTypes != 0 }.sorted { $0.range.location < $1.range.location }
  }

  /// Calls a closure with each result, until it sets its last argument to `true`.
  open func enumerateMatches(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var isStopped = ObjCBool(false)
    for match in matches(in: string, options: options, range: range) where !isStopped.boolValue {
      block(match, [], &isStopped)
    }
  }

  /// Returns the number of results in a range.
  open func numberOfMatches(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange) -> Int
  {
    matches(in: string, options: options, range: range).count
  }

  /// Returns the first result in a range; `nil` for none.
  open func firstMatch(in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange)
    -> NSTextCheckingResult?
  {
    matches(in: string, options: options, range: range).first
  }

  /// Returns the range of the first result; one at `NSNotFound` for none.
  open func rangeOfFirstMatch(
    in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
  ) -> NSRange {
    firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
  }
}
