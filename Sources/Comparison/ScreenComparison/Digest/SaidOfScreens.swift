// SPDX-License-Identifier: MIT

/// A sentence about one or several screens of a document, with the changes of which it tells.
struct SaidOfScreens {
  /// The indices of the screens.
  var screens: Set<Int>
  /// The sentence.
  var sentence: String
  /// The changes, each with the index of its screen.
  var changes: [(screen: Int, change: ElementChange)]
  /// The frames that change without one of ``changes``.
  var otherEffects: [FrameEffect]

  /// The number of elements and frames of which the sentence tells; that of a screen that is new or gone counts most.
  var weight: Int {
    if changes.isEmpty, otherEffects.isEmpty { return .max }
    return changes.count + changes.reduce(0) { $0 + $1.change.effects.count } + otherEffects.count
  }

  /// The sentences about screens. What is said of several screens is said once.
  static func all(_ screens: [ScreenDifference], clauseLimit: Int? = ClauseSelection.limit) -> [SaidOfScreens] {
    let told = screens.map { DifferenceSentences($0, clauseLimit: clauseLimit).told }
    var screensByKey: [String: Set<Int>] = [:]
    for (screen, list) in told.enumerated() {
      for key in list.compactMap(\.statement.key) { screensByKey[key, default: []].insert(screen) }
    }
    var result: [SaidOfScreens] = []
    var done: Set<String> = []
    for (screen, list) in told.enumerated() {
      for one in list {
        guard let key = one.statement.key, let others = screensByKey[key], others.count > 1 else {
          result.append(SaidOfScreens([(screen, one)], sentence: one.statement.sentence))
          continue
        }
        guard done.insert(key).inserted else { continue }
        let same = others.sorted().flatMap { index in
          told[index].filter { $0.statement.key == key }.map { (index, $0) }
        }
        result.append(SaidOfScreens(same, sentence: Statement.common(same.map(\.1.statement)).sentence))
      }
    }
    return result
  }

  private init(_ told: [(screen: Int, one: DifferenceSentences.Told)], sentence: String) {
    screens = Set(told.map(\.screen))
    self.sentence = sentence
    changes = told.flatMap { item in item.one.changes.map { (item.screen, $0) } }
    otherEffects = told.flatMap(\.one.otherEffects)
  }

  init(_ rest: [SaidOfScreens], sentence: String) {
    screens = rest.reduce(into: []) { $0.formUnion($1.screens) }
    self.sentence = sentence
    changes = rest.flatMap(\.changes)
    otherEffects = rest.flatMap(\.otherEffects)
  }
}
