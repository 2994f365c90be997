// SPDX-License-Identifier: MIT

extension StringProtocol {
  /// The text without spaces and tabs at its ends.
  var trimmed: String {
    var rest = self[...]
    while let first = rest.first, first.isWhitespace { rest = rest.dropFirst() }
    while let last = rest.last, last.isWhitespace { rest = rest.dropLast() }
    return String(rest)
  }

  /// The first occurrence of `other`, compared byte by byte.
  func firstRange(of other: String) -> Range<Index>? {
    let wanted = other.utf8
    guard let first = wanted.first else { return nil }
    var rest = self.utf8[...]
    while let candidate = rest.firstIndex(of: first) {
      rest = rest[candidate...]
      if rest.starts(with: wanted) { return candidate..<rest.index(candidate, offsetBy: wanted.count) }
      rest = rest.dropFirst()
    }
    return nil
  }

  /// The last occurrence of `other`.
  func lastRange(of other: String) -> Range<Index>? {
    var result: Range<Index>?
    var start = startIndex
    while let found = self[start...].firstRange(of: other) {
      result = found
      start = self.utf8.index(after: found.lowerBound)
    }
    return result
  }

  /// The number that the text is, without units; `nil` for other text.
  var number: Double? {
    let text = trimmed
    guard let first = text.first, first.isNumber || first == "-" || first == "+" || first == "." else { return nil }
    let joined = text.filter { !$0.isWhitespace }
    guard let value = Double(joined), value.isFinite else { return nil }
    return value
  }

  /// The text with every occurrence of `old` replaced, compared byte by byte.
  func replacing(_ old: String, by new: String) -> String {
    var result = ""
    var rest = self[startIndex...]
    while let range = rest.firstRange(of: old) {
      result += rest[..<range.lowerBound] + new
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}
