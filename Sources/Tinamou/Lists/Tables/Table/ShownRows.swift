// SPDX-License-Identifier: MIT

/// The cells, headers and footers of a table that are in sight.
@MainActor
struct ShownRows {
  var cells: [IndexPath: UITableViewCell] = [:]
  /// By section.
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]

  subscript(side: BandSide, section: Int) -> UIView? {
    get { side == .header ? headers[section] : footers[section] }
    set { if side == .header { headers[section] = newValue } else { footers[section] = newValue } }
  }

  func path(of cell: UITableViewCell) -> IndexPath? { cells.first { $0.value === cell }?.key }
}
