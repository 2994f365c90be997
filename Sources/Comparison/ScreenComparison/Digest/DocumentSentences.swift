// SPDX-License-Identifier: MIT

/// The sentences about the screens of a document, under the names of the screens.
///
/// Of more sentences than a reviewer reads, those that tell of the most are kept for each kind of change, and one says of the others which
/// elements it is about.
package struct DocumentSentences: Sendable {
  /// Sentences about the same screens.
  package struct Section: Sendable {
    /// The names of the screens.
    package var names: [String]
    /// The sentences.
    package var sentences: [String]
  }

  /// The number of sentences about a document in which views move on one screen.
  package static let limit = 6

  /// The sections, in the order of the screens.
  package private(set) var sections: [Section] = []
  /// Whether some sentences are left out.
  package private(set) var isShortened = false

  /// Creates the sentences about screens, at most as many as `limit` unless it is `nil`, and one more for each further screen on which
  /// views move.
  package init(_ screens: [ScreenDifference], limit: Int? = Self.limit) {
    var said = SaidOfScreens.all(screens, clauseLimit: limit.map { _ in ClauseSelection.limit })
    if let limit {
      isShortened = said.contains { $0.changes.contains { $0.change.changes.count > ClauseSelection.limit } }
      let room = limit + max(0, screens.filter(\.movesViews).count - 1)
      if said.count > room { (said, isShortened) = (DocumentDigest(screens, said, limit: room).sentences, true) }
    }
    var groups: [(screens: Set<Int>, sentences: [String])] = []
    for one in said {
      if let index = groups.firstIndex(where: { $0.screens == one.screens }) {
        groups[index].sentences.append(one.sentence)
      } else {
        groups.append((one.screens, [one.sentence]))
      }
    }
    sections = groups.map { Section(names: $0.screens.sorted().map { screens[$0].name }, sentences: $0.sentences) }
  }
}
