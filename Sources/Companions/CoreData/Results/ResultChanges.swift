// SPDX-License-Identifier: MIT

import Foundation

/// The changes that turn sections of results into others, for a table or a collection view: what goes and what moves has its place
/// before all changes, what comes has its place after them.
struct ResultChanges {
  struct Change {
    let object: NSManagedObject
    let type: NSFetchedResultsChangeType
    let old: IndexPath?
    let new: IndexPath?
  }

  private(set) var deletedSections: [Int] = []
  private(set) var insertedSections: [Int] = []
  private(set) var changes: [Change] = []

  var isEmpty: Bool { deletedSections.isEmpty && insertedSections.isEmpty && changes.isEmpty }

  /// - Parameter changed: The objects whose values have changed.
  init(from old: [ResultSection], to new: [ResultSection], changed: Set<NSManagedObjectID>) {
    let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
    deletedSections = old.indices.filter { !newNames.contains(old[$0].name) }
    insertedSections = new.indices.filter { !oldNames.contains(new[$0].name) }
    let (before, after) = (Self.places(old), Self.places(new))
    let moved = Self.moved(old, new, before, changed)
    for section in old {
      for object in section.list where after[object.objectID] == nil {
        changes.append(Change(object: object, type: .delete, old: before[object.objectID], new: nil))
      }
    }
    for object in new.flatMap(\.list) {
      let identifier = object.objectID
      let place = after[identifier]
      guard let former = before[identifier] else {
        changes.append(Change(object: object, type: .insert, old: nil, new: place))
        continue
      }
      if moved.contains(identifier) {
        changes.append(Change(object: object, type: .move, old: former, new: place))
      } else if changed.contains(identifier) {
        changes.append(Change(object: object, type: .update, old: former, new: place))
      }
    }
  }

  private static func places(_ sections: [ResultSection]) -> [NSManagedObjectID: IndexPath] {
    var result: [NSManagedObjectID: IndexPath] = [:]
    for (section, content) in sections.enumerated() {
      for (item, object) in content.list.enumerated() { result[object.objectID] = [section, item] }
    }
    return result
  }

  /// The objects that have another section, and as few others as must move so that the rest keeps its order. Objects that have not
  /// changed stay.
  private static func moved(
    _ old: [ResultSection], _ new: [ResultSection], _ before: [NSManagedObjectID: IndexPath],
    _ changed: Set<NSManagedObjectID>
  ) -> Set<NSManagedObjectID> {
    var result: Set<NSManagedObjectID> = []
    for section in new {
      var staying: [(identifier: NSManagedObjectID, place: Int)] = []
      for object in section.list {
        guard let place = before[object.objectID] else { continue }
        if old[place[0]].name == section.name {
          staying.append((object.objectID, place[1]))
        } else {
          result.insert(object.objectID)
        }
      }
      let kept = kept(staying.map(\.place), fixed: staying.map { !changed.contains($0.identifier) })
      for (position, entry) in staying.enumerated() where !kept.contains(position) { result.insert(entry.identifier) }
    }
    return result
  }

  /// The positions of numbers that stay: the fixed ones if they increase, and as many others between them as fit.
  private static func kept(_ numbers: [Int], fixed: [Bool]) -> Set<Int> {
    let fixedNumbers = numbers.indices.filter { fixed[$0] }.map { numbers[$0] }
    guard fixedNumbers == fixedNumbers.sorted() else { return longestIncrease(numbers) }
    var result: Set<Int> = []
    var gap: [Int] = []
    var low = Int.min
    for position in 0...numbers.count {
      if position < numbers.count, !fixed[position] {
        gap.append(position)
        continue
      }
      let high = position < numbers.count ? numbers[position] : Int.max
      let fitting = gap.filter { numbers[$0] > low && numbers[$0] < high }
      result.formUnion(longestIncrease(fitting.map { numbers[$0] }).map { fitting[$0] })
      if position < numbers.count { result.insert(position) }
      (gap, low) = ([], high)
    }
    return result
  }

  /// The positions of a longest increasing part of numbers.
  static func longestIncrease(_ numbers: [Int]) -> Set<Int> {
    // For each length, the position of the least number that ends such a part.
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: numbers.count)
    for (position, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      previous[position] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(position) } else { ends[low] = position }
    }
    var result: Set<Int> = []
    var current = ends.last
    while let position = current {
      result.insert(position)
      current = previous[position]
    }
    return result
  }
}
