// SPDX-License-Identifier: MIT

import Tinamou

/// The constraints that one kind of maker has activated for a view or guide, and the item's name in that maker.
///
/// The item retains this record and releases it when it is deallocated.
@MainActor
package final class MadeConstraints<Made: AnyObject> {
  /// The constraints in the order in which they were activated.
  package private(set) var all: [Made] = []
  /// The name of the item in descriptions; `nil` by default.
  package var name: String?

  private init() {}

  /// Returns the record of a view or guide, created on first use; `nil` for another object.
  package static func of(_ item: AnyObject) -> MadeConstraints? {
    LayoutItemAttachments.of(item)?.value(MadeConstraints.self) { MadeConstraints() }
  }

  /// Adds a constraint unless it already exists.
  package func insert(_ made: Made) {
    if !all.contains(where: { $0 === made }) { all.append(made) }
  }

  /// Removes a constraint.
  package func remove(_ made: Made) { all.removeAll { $0 === made } }
}
