// SPDX-License-Identifier: MIT

/// A number in a source file.
struct SourceNumber {
  let value: Double
  /// The tokens of the number.
  let tokens: Range<Int>
}

extension SourceCode {
  /// The numbers of the file, in its order.
  var numbers: [SourceNumber] {
    var found: [SourceNumber] = []
    var index = 0
    while index < tokens.count {
      guard let number = number(at: index) else {
        index += 1
        continue
      }
      found.append(number)
      index = number.tokens.upperBound
    }
    return found
  }

  private func number(at index: Int) -> SourceNumber? {
    guard let whole = digits(at: index), !isAt(index - 1, ".") || isAt(index - 2, ".") else { return nil }
    if isAt(index + 1, "."), let fraction = digits(at: index + 2), adjoin(index, index + 2) {
      return Double(whole + "." + fraction).map { SourceNumber(value: $0, tokens: index..<(index + 3)) }
    }
    return Double(whole).map { SourceNumber(value: $0, tokens: index..<(index + 1)) }
  }

  /// The digits of a literal; in Objective-C without the suffix of its type.
  private func digits(at index: Int) -> String? {
    guard tokens.indices.contains(index), case .other = tokens[index].kind else { return nil }
    let text = text(of: index..<(index + 1)).filter { $0 != "_" }
    let number =
      language == .objectiveC && text.last.map { "fFlLuU".contains($0) } == true ? String(text.dropLast()) : text
    return !number.isEmpty && number.allSatisfy(\.isNumber) ? number : nil
  }

  private func adjoin(_ first: Int, _ last: Int) -> Bool {
    (first..<last).allSatisfy { tokens[$0].range.upperBound == tokens[$0 + 1].range.lowerBound }
  }
}
