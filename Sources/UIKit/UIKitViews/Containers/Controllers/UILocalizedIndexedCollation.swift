// SPDX-License-Identifier: MIT

/// Sorts objects into sections by the first letter, for lists with an index.
///
/// Differs from UIKit: the sections are the Latin letters and `#` in every language.
///
/// Source: Apple, `UILocalizedIndexedCollation`.
@preconcurrency @MainActor
open class UILocalizedIndexedCollation: NSObject {
  private override init() { super.init() }
  private static let instance = UILocalizedIndexedCollation()
  /// The sections of the present language.
  open class func current() -> UILocalizedIndexedCollation { instance }
  /// The titles of the sections.
  open var sectionTitles: [String] { (0..<26).map { String(UnicodeScalar(UInt8(65 + $0))) } + ["#"] }
  /// The titles of the index.
  open var sectionIndexTitles: [String] { sectionTitles }
  /// Returns the section of a title of the index: the same number.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  private func text(of object: Any, _ selector: Selector) -> String {
    (object as? NSObject)?.perform(selector)?.takeUnretainedValue() as? String ?? "\(object)"
  }

  /// Returns the section of an object by the text that a method returns.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let folded = text(of: object, selector).folding(options: .diacriticInsensitive, locale: nil).uppercased()
    guard let scalar = folded.unicodeScalars.first, (65...90).contains(scalar.value) else { return 26 }
    return Int(scalar.value) - 65
  }

  /// Returns objects in the order of the texts that a method returns.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.map { (text(of: $0, selector), $0) }
      .sorted { $0.0.localizedCaseInsensitiveCompare($1.0) == .orderedAscending }.map(\.1)
  }
}
