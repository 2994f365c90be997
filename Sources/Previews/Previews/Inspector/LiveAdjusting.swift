// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// The changes of a running app's views and constraints that were made for a look, which can be taken back.
@MainActor
final class LiveAdjusting {
  private struct Change {
    let object: AnyObject
    let property: String
    let original: String
    var value: String
  }

  private let numbers: LiveNumbers
  private var changes: [Change] = []

  init(numbers: LiveNumbers) { self.numbers = numbers }

  /// Makes a change, and tells which views it moves.
  func make(_ adjustment: LiveAdjustment, on screen: LiveScreen) throws(LiveFailure) -> LiveAdjustments {
    guard let object = numbers.object(adjustment.number) else { throw .nothingThere }
    guard let original = LiveControls.value(adjustment.property, of: object) else {
      throw .unchangeable(adjustment.property)
    }
    let before = frames(on: screen)
    guard LiveControls.set(adjustment.property, to: adjustment.value, of: object) else {
      throw .setting(adjustment.value)
    }
    if let known = changes.firstIndex(where: { $0.object === object && $0.property == adjustment.property }) {
      changes[known].value = adjustment.value
      if changes[known].original == adjustment.value { changes.remove(at: known) }
    } else if original != adjustment.value {
      changes.append(
        Change(object: object, property: adjustment.property, original: original, value: adjustment.value))
    }
    return result(since: before, on: screen)
  }

  /// Takes all changes back, the last one first.
  func reset(on screen: LiveScreen) -> LiveAdjustments {
    let before = frames(on: screen)
    for change in changes.reversed() { _ = LiveControls.set(change.property, to: change.original, of: change.object) }
    changes = []
    return result(since: before, on: screen)
  }

  // MARK: Moves

  private func frames(on screen: LiveScreen) -> [(view: UIView, frame: CGRect)] {
    func all(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
    for window in screen.appWindows { window.layoutIfNeeded() }
    return screen.appWindows.flatMap(all).map { ($0, $0.convert($0.bounds, to: nil)) }
  }

  private func result(since before: [(view: UIView, frame: CGRect)], on screen: LiveScreen) -> LiveAdjustments {
    for window in screen.appWindows { window.layoutIfNeeded() }
    let moves = before.compactMap { view, old -> LiveAdjustments.Move? in
      let new = view.convert(view.bounds, to: nil)
      guard view.window != nil, new != old else { return nil }
      return LiveAdjustments.Move(
        number: numbers[view], title: LiveNames.title(of: view), before: Rectangle(old), after: Rectangle(new))
    }
    let lines = changes.map { change in
      LiveAdjustments.Change(
        number: numbers[change.object], property: change.property,
        code: LiveControls.code(change.property, to: change.value, of: change.object),
        place: (change.object as? NSLayoutConstraint)?.sourceLine)
    }
    return LiveAdjustments(changes: lines, moves: moves)
  }
}
