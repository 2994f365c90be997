// SPDX-License-Identifier: MIT

/// The views that are new around others, or gone from around others, so that these are in another superview.
///
/// One container that is put around five views is one change, and not six.
struct EnclosureComparison {
  let before: ComparedScreen
  let after: ComparedScreen
  let matching: ScreenMatching

  /// Says of the containers what they enclose, or enclosed, instead of saying of each view that it moved.
  func apply(to changes: inout [ElementChange]) {
    var enclosed: [Int: [String]] = [:]
    var released: [Int: [String]] = [:]
    for index in changes.indices {
      guard let place = changes[index].changes.firstIndex(where: \.isMove),
        let container = container(of: changes[index])
      else { continue }
      switch container {
      case .new(let container): enclosed[container, default: []].append(changes[index].subject)
      case .gone(let container): released[container, default: []].append(changes[index].subject)
      }
      changes[index].changes.remove(at: place)
    }
    for index in changes.indices {
      guard let first = changes[index].changes.first else { continue }
      if case .added = first, let names = changes[index].after.flatMap({ enclosed[$0] }) {
        changes[index].changes.append(.encloses(names))
      }
      if case .removed = first, let names = changes[index].before.flatMap({ released[$0] }) {
        changes[index].changes.append(.released(names))
      }
    }
  }

  private enum Container {
    case new(Int)
    case gone(Int)
  }

  /// The container that is new or gone around a view that is in another superview; `nil` if the view is elsewhere on the screen.
  private func container(of change: ElementChange) -> Container? {
    guard let old = change.before, let new = change.after else { return nil }
    let (outer, kept) = Self.climb(from: new, in: after, besides: matching.before)
    let (oldOuter, oldKept) = Self.climb(from: old, in: before, besides: matching.after)
    guard let kept, let oldKept, matching.after[oldKept] == kept else { return nil }
    return outer.map { .new($0) } ?? oldOuter.map { .gone($0) }
  }

  /// The outermost superview that is on one side only, and the one around it that is on both sides.
  private static func climb(
    from index: Int, in screen: ComparedScreen, besides others: [Int: Int]
  ) -> (outer: Int?, kept: Int?) {
    var outer: Int?
    for superview in screen.superviews(of: index) {
      if others[superview] != nil { return (outer, superview) }
      outer = superview
    }
    return (outer, nil)
  }
}

extension Change {
  fileprivate var isMove: Bool { if case .moved = self { true } else { false } }
}
