// SPDX-License-Identifier: MIT

import Foundation

/// A thing to do.
final class Errand {
  var title: String
  var notes = ""
  var isDone = false
  var isUrgent = false
  /// The number of things to bring.
  var count = 1
  /// The importance, from 0 to 1.
  var weight: Float = 0.5
  /// The time of day: 0 for the morning, 1 for noon, 2 for the evening.
  var time = 0
  var day = Date(timeIntervalSince1970: 1_790_000_000)

  init(_ title: String) { self.title = title }
}

/// A list of errands with a name.
final class ErrandList {
  var name: String
  var errands: [Errand]

  init(_ name: String, _ titles: [String]) {
    self.name = name
    errands = titles.map(Errand.init)
  }

  var summary: String {
    let open = errands.filter { !$0.isDone }.count
    return open == 1 ? "1 errand" : "\(open) errands"
  }

  /// Puts the errands into the order of their titles, or into the opposite one.
  func sort(ascending: Bool) { errands.sort { ascending ? $0.title < $1.title : $0.title > $1.title } }
}

/// The lists of the app.
final class ErrandStore {
  var lists: [ErrandList]

  init(_ lists: [ErrandList]) { self.lists = lists }

  static var filled: ErrandStore {
    ErrandStore([
      ErrandList("Market", ["Pears", "Bread", "Olives", "Coffee beans"]),
      ErrandList("Post office", ["Send the parcel", "Buy stamps"]),
      ErrandList("House", ["Repair the lamp", "Water the plants", "Paint the door"]),
      ErrandList("Library", ["Return the atlas"]),
    ])
  }

  /// The lists whose name contains a text, or all of them for an empty text.
  func lists(matching text: String) -> [ErrandList] {
    text.isEmpty ? lists : lists.filter { $0.name.localizedCaseInsensitiveContains(text) }
  }
}
