// SPDX-License-Identifier: MIT

import InterfaceBuilder
import LayoutModel
import Reports

/// Describes the changes of a command as a list in the style of a diff.
struct InterfaceOutcomeMessages {
  private let document: InterfaceDocument
  private let style: ReportStyle

  init(_ document: InterfaceDocument, style: ReportStyle) {
    self.document = document
    self.style = style
  }

  /// Returns one line for each change, below a line with the file name.
  func text(of outcome: InterfaceOutcome, in file: String, isDryRun: Bool) -> String {
    var lines = [style.bold(heading(outcome, file, isDryRun))]
    lines += outcome.changes.map(line)
    lines += outcome.notes.map { style.warning("! ") + text(of: $0) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func heading(_ outcome: InterfaceOutcome, _ file: String, _ isDryRun: Bool) -> String {
    let count = outcome.changes.count
    let name = file == "-" ? "standard input" : file
    guard count > 0 else { return "\(name): nothing to change" }
    return "\(name): \(count) \(count == 1 ? "change" : "changes")" + (isDryRun ? ", not written" : "")
  }

  private func line(for change: InterfaceChange) -> String {
    switch change {
    case .added(let draft, let id): "+ " + text(of: draft) + style.faint("  \(id)")
    case .removed(let draft, let id): "- " + text(of: draft) + style.faint("  \(id)")
    case .constant(let draft, let id, let old):
      "~ " + text(of: draft) + ", was \(number(old))" + style.faint("  \(id)")
    case .frame(let view, let old, let new):
      "~ \(name(view)): frame \(old.map { text(of: $0) + " → " } ?? "")\(text(of: new))"
    case .mark(let mark, let view, let isPresent): "~ \(name(view)): \(text(of: mark, isPresent))"
    case .placedByConstraints(let view):
      "~ \(name(view)): positioned by constraints, no longer by its autoresizing mask"
    case .removedOutlet(let property, let owner, let target):
      "- outlet \(property) of \(name(owner)), which led to \(target)"
    }
  }

  private func text(of mark: InterfaceMark, _ isPresent: Bool) -> String {
    switch (mark, isPresent) {
    case (.misplaced, true): "misplaced now"
    case (.misplaced, false): "no longer misplaced"
    case (.ambiguous, true): "ambiguous now"
    case (.ambiguous, false): "no longer ambiguous"
    case (.fixedFrame, true): "has no constraints now and keeps its frame"
    case (.fixedFrame, false): "positioned by constraints, no longer by its frame"
    }
  }

  private func text(of note: InterfaceNote) -> String {
    switch note {
    case .present(let draft, let id): "already exists: \(text(of: draft))  \(id)"
    case .conflict(let ids, let others):
      (ids.count + others.count > 1 ? "these constraints cannot hold together:" : "this constraint cannot hold:")
        + ids.map { "\n    " + statement(of: $0) }.joined()
        + others.map { "\n    constraints of a stack view, an autoresizing mask or a hidden view for \(name($0))" }
        .joined()
    case .stillAmbiguous(let view): "\(name(view)): its position or size is still ambiguous"
    case .frameLeft(let view): "\(name(view)): frame not changed, because its position or size is ambiguous"
    case .stillMisplaced(let view): "\(name(view)): its frame still differs from the one that its constraints determine"
    }
  }

  // MARK: Constraints and frames

  private func text(of draft: InterfaceConstraintDraft) -> String {
    let sign =
      switch draft.relation {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    var text = "\(self.text(of: draft.first)) \(sign) "
    if let second = draft.second {
      text += (draft.multiplier.map { "\($0.text) × " } ?? "") + self.text(of: second)
      if draft.constant != 0 { text += (draft.constant < 0 ? " - " : " + ") + number(abs(draft.constant)) }
    } else {
      text += number(draft.constant)
    }
    if draft.isSymbolic { text += " (standard)" }
    if draft.priority != 1000 { text += " @\(number(draft.priority))" }
    return text
  }

  /// Returns the equation of the constraint with the identifier `id`, followed by the identifier.
  private func statement(of id: String) -> String {
    guard let element = document.object(id),
      let draft = InterfaceConstraintDraft(InterfaceConstraint(element, in: document), under: document.traits)
    else { return id }
    return text(of: draft) + style.faint("  \(id)")
  }

  private func text(of term: InterfaceTerm) -> String { "\(name(term.item)).\(term.attribute.documentName)" }

  private func text(of frame: Rectangle) -> String {
    "(" + [frame.x, frame.y, frame.width, frame.height].map(number).joined(separator: ", ") + ")"
  }

  /// Returns a number with at most three decimals.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(saturating: rounded)) : "\(rounded)"
  }

  /// Returns a view's label or text, with its id if both are useful, or a guide's kind.
  private func name(_ id: String) -> String {
    guard let element = document.object(id) else { return id }
    if let guide = guideName(element) { return guide }
    guard InterfaceView.isView(element) else { return element["userLabel"] ?? "\(element.name) \(id)" }
    let view = InterfaceView(element, in: document)
    guard let label = view.userLabel ?? view.title else { return "\(view.className) \(id)" }
    let line = label.prefix { !$0.isNewline }
    return line.count > 30 ? "'\(line.prefix(29))…'" : "'\(line)'"
  }

  private func guideName(_ element: MarkupElement) -> String? {
    guard InterfaceGuide.isGuide(element) else { return nil }
    switch (element.name, element["key"], element["type"]) {
    case (_, "safeArea", _): return "Safe Area"
    case (_, "contentLayoutGuide", _): return "Content Layout Guide"
    case (_, "frameLayoutGuide", _): return "Frame Layout Guide"
    case ("viewControllerLayoutGuide", _, "top"): return "Top Layout Guide"
    case ("viewControllerLayoutGuide", _, "bottom"): return "Bottom Layout Guide"
    default: return element["identifier"] ?? "guide \(element["id"] ?? "")"
    }
  }
}
