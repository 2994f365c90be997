// SPDX-License-Identifier: MIT

import LayoutFiles

extension LayoutFileError {
  /// The fault on one line: `path:line:column: error: sentence`.
  public var line: String {
    "\(path):\(position.line):\(position.column): error: \(sentence)"
  }

  /// The fault in words, with what was probably meant.
  public var sentence: String {
    let fact = LayoutFileMessages.sentence(for: fact)
    return (suggestion.map { "\(fact); did you mean '\($0)'?" } ?? fact).singleLine
  }
}
