// SPDX-License-Identifier: MIT

import LayoutModel

/// A text table whose columns are as wide as their widest cell, with numbers aligned to the right.
struct TextTable {
  /// The alignment of a column.
  enum Alignment {
    case left, right
  }

  private let header: [String]
  private let alignments: [Alignment]
  private var rows: [[String]] = []

  init(_ columns: [(title: String, alignment: Alignment)]) {
    header = columns.map(\.title)
    alignments = columns.map(\.alignment)
  }

  /// Adds a row with one cell for each column.
  mutating func add(_ cells: [String]) {
    rows.append(cells.map(\.singleLine))
  }

  /// Returns the lines, header first, without trailing spaces.
  func lines(headerStyle: (String) -> String = { $0 }) -> [String] {
    let widths = header.indices.map { column in
      ([header] + rows).map { $0[column].count }.max() ?? 0
    }
    return [headerStyle(line(header, widths))] + rows.map { line($0, widths) }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = cells.indices.map { column in
      let blanks = String(repeating: " ", count: widths[column] - cells[column].count)
      return alignments[column] == .left ? cells[column] + blanks : blanks + cells[column]
    }
    var line = padded.joined(separator: "  ")
    while line.last == " " { line.removeLast() }
    return line
  }
}

/// The format of numbers of points: at most three decimals, no trailing zeros, no negative zero.
enum NumberFormat {
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    let thousandths = (value * 1000).rounded()
    guard abs(thousandths) < 1e15 else { return "\(value)" }
    let whole = Int64(saturating: thousandths)
    let sign = whole < 0 ? "-" : ""
    let fraction = whole.magnitude % 1000
    guard fraction > 0 else { return sign + "\(whole.magnitude / 1000)" }
    var digits = String(fraction + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + "\(whole.magnitude / 1000)." + digits
  }
}
