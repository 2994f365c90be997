// SPDX-License-Identifier: MIT

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
