// SPDX-License-Identifier: MIT

/// What new cells and headers are made from, and those that are out of use.
@MainActor
struct TableReuse {
  /// What is registered for an identifier.
  enum Source {
    case viewClass(AnyClass)
    case nib(UINib)
    /// A prototype of a document.
    case prototype(() -> UIView?)
  }

  var cellSources: [String: Source] = [:]
  var headerSources: [String: Source] = [:]
  private var cells: [String: [UITableViewCell]] = [:]
  private var headers: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cell that a row has already and that is to be filled again.
  var reconfigured: (path: IndexPath, cell: UITableViewCell)?

  /// Keeps a cell for later; says whether it can be used again.
  mutating func keep(_ cell: UITableViewCell) -> Bool {
    guard let identifier = cell.reuseIdentifier else { return false }
    cells[identifier, default: []].append(cell)
    return true
  }

  mutating func keep(_ header: UITableViewHeaderFooterView) -> Bool {
    guard let identifier = header.reuseIdentifier else { return false }
    headers[identifier, default: []].append(header)
    return true
  }

  mutating func takeCell(_ identifier: String) -> UITableViewCell? { cells[identifier]?.popLast() }
  mutating func takeHeader(_ identifier: String) -> UITableViewHeaderFooterView? { headers[identifier]?.popLast() }
}
