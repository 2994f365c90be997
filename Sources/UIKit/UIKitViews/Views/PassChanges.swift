// SPDX-License-Identifier: MIT

import ObjectiveC

/// The frames and constants that a pass changes, for the message about passes that are requested without end.
@MainActor
package struct PassChanges {
  private let top: UIView
  private let frames: [(view: UIView, frame: CGRect)]
  private let constants: [(constraint: NSLayoutConstraint, constant: CGFloat)]
  /// The number of views or changes that a message names.
  private static let longestList = 3

  /// Records the state before a pass, of a view and all views below it.
  package init(below top: UIView) {
    self.top = top
    var views: [UIView] = []
    top.forEachBelow { views.append($0) }
    frames = views.map { ($0, $0.frame) }
    constants = views.flatMap(\.heldConstraints).map { ($0, $0.constant) }
  }

  /// The views that ask for another pass after one, and what it changed, as sentences.
  ///
  /// - Parameter mark: The mark of the views that ask.
  func message(asking mark: LayoutMarks) -> String {
    var asking: [UIView] = []
    top.forEachBelow { if $0.marks.contains(mark) { asking.append($0) } }
    let names = Self.list(asking.map(Self.name))
    let asks = names.isEmpty ? "" : " \(names) \(asking.count == 1 ? "asks" : "ask") for it in each pass."
    return asks + " " + changesMessage
  }

  /// The changes of the last pass, as a sentence.
  package var changesMessage: String {
    let moved = frames.filter { $0.view.frame != $0.frame }.map { view, frame in
      "the frame of \(Self.name(view)) from \(Self.text(frame)) to \(Self.text(view.frame))"
    }
    let changed = constants.filter { $0.constraint.constant != $0.constant }.map { constraint, constant in
      "the constant of \(constraint) from \(ConstraintText.number(constant)) to "
        + ConstraintText.number(constraint.constant)
    }
    let changes = Self.list(changed + moved)
    return changes.isEmpty
      ? "No frame and no constant of a constraint changed in the last pass."
      : "The last pass changed \(changes)."
  }

  private static func list(_ texts: [String]) -> String {
    let more = texts.count - longestList
    return texts.prefix(longestList).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  private static func name(_ view: UIView) -> String {
    "<\(ConstraintText.className(of: view)): \(ObjectAddress.text(of: view))>"
  }

  private static func text(_ rect: CGRect) -> String {
    let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(ConstraintText.number)
    return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
  }
}
