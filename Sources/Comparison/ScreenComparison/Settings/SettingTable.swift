// SPDX-License-Identifier: MIT

/// The table of screens between two settings: what differs on each.
package struct SettingTable: Sendable {
  /// The kinds of differences on a screen, in the order of the columns.
  package enum Column: String, Sendable, Codable, CaseIterable {
    case bars
    case safeAreas = "safe areas"
    case cells
    case controls
    case cut = "texts cut"
    case covered = "views covered"
    case views = "other views"
    case looks
  }

  /// The rows: the name of a screen with the number of differences in each column; `nil` for one that could not be compared.
  private let rows: [(name: String, counts: [Column: Int]?)]

  /// Creates the table of some screens, each with its difference; `nil` for one that could not be compared.
  package init(_ screens: [(name: String, difference: SettingDifference?)]) {
    rows = screens.map { ($0.name, $0.difference?.counts) }
  }

  /// The table as aligned text, with a line for each screen. Columns in which nothing differs are left out.
  package var text: String { lines(separator: "  ").map { $0 + "\n" }.joined() }

  /// The table in Markdown.
  package var markdown: String {
    let cells = cells
    guard let header = cells.first else { return "" }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    let rule = ["---"] + header.dropFirst().map { _ in "--:" }
    return line(header) + line(rule) + cells.dropFirst().map { line($0.map(Self.escaped)) }.joined()
  }

  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  private func lines(separator: String) -> [String] {
    let cells = cells
    let widths = cells.first.map { $0.indices.map { column in cells.map { $0[column].count }.max() ?? 0 } } ?? []
    return cells.map { row in
      let padded = row.indices.map { row[$0] + String(repeating: " ", count: widths[$0] - row[$0].count) }
      let line = padded.joined(separator: separator)
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The cells, with the header first.
  package var cells: [[String]] {
    let columns = Column.allCases.filter { column in rows.contains { $0.counts?[column] ?? 0 > 0 } }
    return [["screen"] + columns.map(\.rawValue)]
      + rows.map { row in
        guard let counts = row.counts else { return [row.name] + columns.indices.map { $0 == 0 ? "not shown" : "" } }
        guard counts.values.contains(where: { $0 > 0 }) else {
          return [row.name] + columns.indices.map { $0 == 0 ? "nothing" : "" }
        }
        return [row.name] + columns.map { counts[$0].flatMap { $0 > 0 ? "\($0)" : nil } ?? "" }
      }
  }
}

extension SettingDifference {
  /// The number of differences in each column of the table.
  package var counts: [SettingTable.Column: Int] {
    var result: [SettingTable.Column: Int] = [:]
    for cause in causes where cause.kind != .safeArea {
      result[cause.column, default: 0] += max(1, cause.subjects.count)
    }
    result[.safeAreas] = safeAreaEdges.count
    if !colors.isEmpty { result[.looks, default: 0] += colors.changed.count + colors.kept.count }
    for change in changes.flatMap(\.changes) { result[change.column, default: 0] += 1 }
    return result
  }
}

extension SettingCause {
  fileprivate var column: SettingTable.Column {
    switch kind {
    case .bar: .bars
    case .cell: .cells
    case .control: .controls
    // The edges of the safe area are counted by themselves.
    case .safeArea: .safeAreas
    case .screen, .view: .views
    }
  }
}

extension Change {
  fileprivate var column: SettingTable.Column {
    switch self {
    case .shortage: .cut
    case .cover: .covered
    default: .looks
    }
  }
}
