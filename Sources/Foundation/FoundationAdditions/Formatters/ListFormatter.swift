// SPDX-License-Identifier: MIT

import Foundation

/// Joins texts with commas and the word for “and” of a language.
open class ListFormatter: Formatter, @unchecked Sendable {
  // Unchecked: as in Foundation, a formatter is used from one thread at a time.

  /// The language. The default is the user's.
  open var locale: Locale! = Locale.current
  /// The formatter of the items; `nil`, the default, for their descriptions.
  open var itemFormatter: Formatter?

  public override init() { super.init() }
  /// Differs from Foundation: nothing is decoded.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the joined texts of the items.
  open func string(from items: [Any]) -> String? {
    let texts = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return texts.formatted(.list(type: .and).locale(locale ?? .current))
  }

  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap { string(from: $0) } }

  /// Returns joined texts in the user's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and))
  }
}
