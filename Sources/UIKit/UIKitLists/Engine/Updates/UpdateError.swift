// SPDX-License-Identifier: MIT

/// The inconsistencies within a batch update, or between it and the data source.
enum UpdateError: Error, Equatable {
  case deletesMissingSection(Int, sections: Int)
  case insertsMissingSection(Int, sections: Int)
  case deletesItemOfMissingSection(ItemIndexPath, sections: Int)
  case deletesMissingItem(ItemIndexPath, items: Int)
  case insertsItemInMissingSection(ItemIndexPath, sections: Int)
  case insertsMissingItem(ItemIndexPath, items: Int)
  case movesMissingItem(from: ItemIndexPath, to: ItemIndexPath, items: Int)
  case movesToMissingItem(from: ItemIndexPath, to: ItemIndexPath, items: Int)
  case deletesAndReloads(ItemIndexPath)
  case deletesAndMoves(ItemIndexPath)
  case insertsAndMoves(ItemIndexPath)
  case numberOfSections(before: Int, after: Int, inserted: Int, deleted: Int)
  case numberOfItems(section: Int, before: Int, after: Int, inserted: Int, deleted: Int, movedIn: Int, movedOut: Int)

  /// Returns the message of UIKit's exception, in the terms of a kind of list.
  func message(_ terms: ListMessageTerms) -> String {
    let item = terms.item
    switch self {
    case .deletesMissingSection(let section, let sections):
      return "attempt to delete section \(section), but there are only \(sections) sections before the update"
    case .insertsMissingSection(let section, let sections):
      return "attempt to insert section \(section) but there are only \(sections) sections after the update"
    case .deletesItemOfMissingSection(let path, let sections):
      return
        "attempt to delete \(item) \(path.item) from section \(path.section), but there are only \(sections) sections "
        + "before the update"
    case .deletesMissingItem(let path, let items):
      return
        "attempt to delete \(item) \(path.item) from section \(path.section) which only contains \(items) \(item)s "
        + "before the update"
    case .insertsItemInMissingSection(let path, let sections):
      return
        "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(sections) sections "
        + "after the update"
    case .insertsMissingItem(let path, let items):
      return
        "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(items) \(item)s in "
        + "section \(path.section) after the update"
    case .movesMissingItem(let from, let to, let items):
      return "attempt to move \(described(from, to)) that does not exist - there are only \(items) \(item)s in section "
        + "\(from.section) before the update"
    case .movesToMissingItem(let from, let to, let items):
      return "attempt to move \(described(from, to)) that does not exist - there are only \(items) \(item)s in section "
        + "\(to.section) after the update"
    case .deletesAndReloads(let path): return "attempt to delete and reload the same \(described(path))"
    case .deletesAndMoves(let path): return "attempt to perform a delete and a move from the same \(described(path))"
    case .insertsAndMoves(let path): return "attempt to perform an insert and a move to the same \(described(path))"
    case .numberOfSections, .numberOfItems: return countMessage(terms)
    }
  }

  private func described(_ path: ItemIndexPath) -> String { "index path (\(path.indexPath.objectiveCDescription))" }

  private func described(_ from: ItemIndexPath, _ to: ItemIndexPath) -> String {
    "\(described(from)) to \(described(to))"
  }

  /// Returns the message about inconsistent numbers.
  private func countMessage(_ terms: ListMessageTerms) -> String {
    let item = terms.item
    switch self {
    case .numberOfSections(let before, let after, let inserted, let deleted):
      return
        "Invalid update: invalid number of sections.\(terms.sentenceSeparator)The number of sections contained in the "
        + "\(terms.list) after the update (\(after)) must be equal to the number of sections contained in the "
        + "\(terms.list) before the update (\(before)), plus or minus the number of sections inserted or deleted "
        + "(\(inserted) inserted, \(deleted) deleted)."
    case .numberOfItems(let section, let before, let after, let inserted, let deleted, let movedIn, let movedOut):
      return
        "Invalid update: invalid number of \(item)s in section \(section).\(terms.sentenceSeparator)The number of \(item)s "
        + "contained in an existing section after the update (\(after)) must be equal to the number of \(item)s contained "
        + "in that section before the update (\(before)), plus or minus the number of \(item)s inserted or deleted from "
        + "that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the number of \(item)s moved into or "
        + "out of that section (\(movedIn) moved in, \(movedOut) moved out)."
    default: return message(terms)
    }
  }
}
