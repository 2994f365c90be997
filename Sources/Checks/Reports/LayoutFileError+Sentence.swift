// SPDX-License-Identifier: MIT

import LayoutFiles

extension LayoutFileError {
  /// The error on one line: `path:line:column: error: sentence`.
  public var line: String {
    "\(path.singleLine):\(position.line):\(position.column): error: \(sentence)"
  }

  /// A description of the error, with a suggestion if there is one.
  public var sentence: String {
    let fault = LayoutFileMessages.sentence(for: fault)
    return (suggestion.map { "\(fault); did you mean '\($0)'?" } ?? fault).singleLine
  }
}
