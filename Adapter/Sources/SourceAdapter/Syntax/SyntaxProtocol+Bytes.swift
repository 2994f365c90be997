// SPDX-License-Identifier: MIT

import SwiftSyntax

extension SyntaxProtocol {
  /// The offsets of the bytes from the first token to the last one, without comments and blanks around.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// The text on one line, without comments.
  var singleLine: String {
    var text = ""
    for token in tokens(viewMode: .sourceAccurate) {
      let blank = token.leadingTrivia.contains { !$0.isCommentOrNothing }
      if blank, !text.isEmpty, text.last != " " { text += " " }
      text += token.text
      if !token.trailingTrivia.isEmpty { text += " " }
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension TriviaPiece {
  fileprivate var isCommentOrNothing: Bool {
    switch self {
    case .spaces, .tabs, .newlines, .carriageReturns, .carriageReturnLineFeeds: false
    default: true
    }
  }
}

extension TokenSyntax {
  /// The name without backticks.
  var plainName: String { text.filter { $0 != "`" } }
}
