// SPDX-License-Identifier: MIT

/// The steps by which the user has changed a text. Characters that are typed one after the other are undone together.
@MainActor
final class TypingHistory {
  /// The name of a step, which the titles of commands and alerts contain.
  enum Name: String {
    case typing = "Typing"
    case cut = "Cut"
    case paste = "Paste"
    case delete = "Delete"
  }

  /// The undo manager of the text.
  let manager = UndoManager()
  private weak var text: (any EditableText)?
  /// The step that typing continues; `nil` if the next change begins one.
  private var run: Step?

  /// A change of the text: `removed` was replaced by the characters that are now in `range`.
  private final class Step {
    var range: NSRange
    var removed: NSAttributedString

    init(_ range: NSRange, _ removed: NSAttributedString) { (self.range, self.removed) = (range, removed) }

    /// Adds the replacement of a range by `length` characters. Returns whether it continues the step.
    func add(_ replaced: NSRange, removing old: NSAttributedString, inserting length: Int) -> Bool {
      guard NSMaxRange(replaced) == NSMaxRange(range) else { return false }
      let before = max(0, range.location - replaced.location)
      if before > 0 {
        let longer = NSMutableAttributedString(
          attributedString: old.attributedSubstring(from: NSRange(location: 0, length: before)))
        longer.append(removed)
        removed = longer
      }
      let start = min(range.location, replaced.location)
      range = NSRange(location: start, length: replaced.location - start + length)
      return true
    }
  }

  init(of text: any EditableText) {
    self.text = text
    // What is typed together is a step, in one event or in several.
    manager.groupsByEvent = false
  }

  /// Makes the next change another step.
  func endRun() { run = nil }

  /// Forgets all steps.
  func forget() {
    run = nil
    manager.removeAllActions()
  }

  /// Notes that a range is replaced by `length` characters.
  func note(_ range: NSRange, removing old: NSAttributedString, inserting length: Int, _ name: Name) {
    guard manager.isUndoRegistrationEnabled, !manager.isUndoing, !manager.isRedoing else { return }
    if name == .typing, let run, run.add(range, removing: old, inserting: length) { return }
    let step = Step(NSRange(location: range.location, length: length), old)
    run = name == .typing ? step : nil
    register(step, name)
  }

  private func register(_ step: Step, _ name: Name) {
    manager.registerUndo(withTarget: self) { $0.revert(step, name) }
    manager.setActionName(name.rawValue)
  }

  /// Puts back what a step has removed. The reverse step is registered.
  private func revert(_ step: Step, _ name: Name) {
    guard let text, NSMaxRange(step.range) <= text.characters.length else { return }
    run = nil
    text.editing.composition = nil
    let inserted = text.attributedCharacters(in: step.range)
    register(Step(NSRange(location: step.range.location, length: step.removed.length), inserted), name)
    text.edit(step.range, step.removed)
  }
}
