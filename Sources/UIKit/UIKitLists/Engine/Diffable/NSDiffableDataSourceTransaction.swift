// SPDX-License-Identifier: MIT

/// A move of items by the user.
///
/// Source: Apple, `NSDiffableDataSourceTransaction`.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The items before the move.
  public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The items after the move.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// The changes of the move.
  public let difference: CollectionDifference<ItemIdentifierType>
  /// The changes of each section that the move has changed.
  public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>] {
    finalSnapshot.sectionIdentifiers.compactMap { section in
      let old =
        initialSnapshot.sectionIdentifiers.contains(section)
        ? initialSnapshot.itemIdentifiers(inSection: section) : []
      let new = finalSnapshot.itemIdentifiers(inSection: section)
      guard old != new else { return nil }
      var (before, after) = (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>(),
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
      )
      before.append(old)
      after.append(new)
      return NSDiffableDataSourceSectionTransaction(
        sectionIdentifier: section, initialSnapshot: before, finalSnapshot: after, difference: new.difference(from: old)
      )
    }
  }
}

/// The changes of one section by a move of the user.
///
/// Source: Apple, `NSDiffableDataSourceSectionTransaction`.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
  /// The section.
  public let sectionIdentifier: SectionIdentifierType
  /// The items before the move.
  public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The items after the move.
  public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  /// The changes of the move.
  public let difference: CollectionDifference<ItemIdentifierType>
}
