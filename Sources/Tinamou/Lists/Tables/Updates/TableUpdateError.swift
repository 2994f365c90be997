// SPDX-License-Identifier: MIT

/// Why updates of a table cannot be carried out: they do not agree with themselves or with the data source.
enum TableUpdateError: Error, Equatable {
  case deletesRowOfMissingSection(IndexPath, sections: Int)
  case deletesMissingRow(IndexPath, rows: Int)
  case insertsRowInMissingSection(IndexPath, sections: Int)
  case insertsMissingRow(IndexPath, rows: Int)
  case deletesMissingSection(Int, sections: Int)
  case insertsMissingSection(Int, sections: Int)
  case deletesAndReloads(IndexPath)
  case deletesAndMoves(IndexPath)
  case insertsAndMoves(IndexPath)
  case numberOfSections(before: Int, after: Int, inserted: Int, deleted: Int)
  case numberOfRows(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)

  /// What UIKit's exception says.
  var reason: String {
    switch self {
    case .deletesRowOfMissingSection(let path, let sections):
      "attempt to delete row \(path.row) from section \(path.section), but there are only \(sections) sections before the "
        + "update"
    case .deletesMissingRow(let path, let rows):
      "attempt to delete row \(path.row) from section \(path.section) which only contains \(rows) rows before the update"
    case .insertsRowInMissingSection(let path, let sections):
      "attempt to insert row \(path.row) into section \(path.section), but there are only \(sections) sections after the "
        + "update"
    case .insertsMissingRow(let path, let rows):
      "attempt to insert row \(path.row) into section \(path.section), but there are only \(rows) rows in section "
        + "\(path.section) after the update"
    case .deletesMissingSection(let section, let sections):
      "attempt to delete section \(section), but there are only \(sections) sections before the update"
    case .insertsMissingSection(let section, let sections):
      "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .deletesAndReloads(let path): "attempt to delete and reload the same index path (\(path.asUIKitPrints))"
    case .deletesAndMoves(let path):
      "attempt to perform a delete and a move from the same index path (\(path.asUIKitPrints))"
    case .insertsAndMoves(let path):
      "attempt to perform an insert and a move to the same index path (\(path.asUIKitPrints))"
    case .numberOfSections(let before, let after, let inserted, let deleted):
      "Invalid update: invalid number of sections. The number of sections contained in the table view after the update "
        + "(\(after)) must be equal to the number of sections contained in the table view before the update (\(before)), "
        + "plus or minus the number of sections inserted or deleted (\(inserted) inserted, \(deleted) deleted)."
    case .numberOfRows(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      "Invalid update: invalid number of rows in section \(section). The number of rows contained in an existing section "
        + "after the update (\(after)) must be equal to the number of rows contained in that section before the update "
        + "(\(before)), plus or minus the number of rows inserted or deleted from that section (\(inserted) inserted, "
        + "\(deleted) deleted) and plus or minus the number of rows moved into or out of that section (\(movedIn) moved "
        + "in, \(movedOut) moved out)."
    }
  }
}

extension IndexPath {
  /// The path as Objective-C describes it.
  fileprivate var asUIKitPrints: String { "{length = \(count), path = \(map(String.init).joined(separator: " - "))}" }
}
