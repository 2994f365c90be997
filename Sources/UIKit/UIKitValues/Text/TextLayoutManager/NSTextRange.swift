// SPDX-License-Identifier: MIT

/// A place in a document, between two characters.
///
/// Source: Apple, `NSTextLocation`.
public protocol NSTextLocation: NSObjectProtocol {
  /// Returns how the place is ordered relative to another one of the same document.
  func compare(_ location: any NSTextLocation) -> ComparisonResult
}

/// A place in a text, by the number of UTF-16 code units before it.
final class TextOffset: NSObject, NSTextLocation, Sendable {
  let offset: Int

  init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  func compare(_ location: any NSTextLocation) -> ComparisonResult {
    let other = (location as? TextOffset)?.offset ?? 0
    return offset == other ? .orderedSame : offset < other ? .orderedAscending : .orderedDescending
  }

  override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.offset == offset }
  override var hash: Int { offset }
  override var description: String { "\(offset)" }
}

/// A range between two places of a document.
///
/// Source: Apple, `NSTextRange`.
open class NSTextRange: NSObject {
  /// The start.
  open private(set) var location: any NSTextLocation
  /// The end, which does not belong to the range.
  open private(set) var endLocation: any NSTextLocation

  /// Creates a range; `nil` if the end is before the start. Without an end, the range is empty.
  public init?(location: any NSTextLocation, end endLocation: (any NSTextLocation)?) {
    let end = endLocation ?? location
    guard location.compare(end) != .orderedDescending else { return nil }
    (self.location, self.endLocation) = (location, end)
    super.init()
  }

  /// Creates an empty range.
  public convenience init(location: any NSTextLocation) { self.init(from: location, to: location) }

  private init(from start: any NSTextLocation, to end: any NSTextLocation) {
    (location, endLocation) = (start, end)
    super.init()
  }

  convenience init(_ range: NSRange) {
    self.init(from: TextOffset(range.location), to: TextOffset(range.location + range.length))
  }

  /// The range as numbers of UTF-16 code units.
  var offsets: NSRange {
    let start = (location as? TextOffset)?.offset ?? 0
    return NSRange(location: start, length: max(0, ((endLocation as? TextOffset)?.offset ?? start) - start))
  }

  /// Whether the range contains no characters.
  open var isEmpty: Bool { location.compare(endLocation) == .orderedSame }

  /// Returns whether both ranges have the same start and end.
  open func isEqual(to textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) == .orderedSame && endLocation.compare(textRange.endLocation) == .orderedSame
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextRange).map(isEqual(to:)) ?? false }
  open override var hash: Int { (location as? NSObject)?.hash ?? 0 }
  open override var description: String { "\(location)...\(endLocation)" }

  /// Returns whether a place is in the range.
  open func contains(_ location: any NSTextLocation) -> Bool {
    self.location.compare(location) != .orderedDescending && location.compare(endLocation) == .orderedAscending
  }

  /// Returns whether another range is a part of the range.
  open func contains(_ textRange: NSTextRange) -> Bool {
    location.compare(textRange.location) != .orderedDescending
      && textRange.endLocation.compare(endLocation) != .orderedDescending
  }

  /// Returns whether both ranges have characters in common.
  open func intersects(_ textRange: NSTextRange) -> Bool { intersection(textRange).map { !$0.isEmpty } ?? false }

  /// Returns what both ranges have in common; `nil` if they do not meet.
  open func intersection(_ textRange: NSTextRange) -> NSTextRange? {
    let start = location.compare(textRange.location) == .orderedAscending ? textRange.location : location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? endLocation : textRange.endLocation
    return NSTextRange(location: start, end: end)
  }

  /// Returns the smallest range that contains both.
  open func union(_ textRange: NSTextRange) -> NSTextRange {
    let start = location.compare(textRange.location) == .orderedAscending ? location : textRange.location
    let end = endLocation.compare(textRange.endLocation) == .orderedAscending ? textRange.endLocation : endLocation
    return NSTextRange(from: start, to: end)
  }
}
