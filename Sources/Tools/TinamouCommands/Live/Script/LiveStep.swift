// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Yams

/// A step of a script that uses an app.
enum LiveStep: Equatable {
  /// Something that the app does.
  case request(LiveRequest)
  /// Another device, orientation, system, appearance, text size, direction, contrast or language, beside the others.
  case change(SettingName, String)
  /// A picture of the screen.
  case picture(String)
  /// The views of the screen, as text.
  case tree
  /// The elements that assistive technology reads, as text.
  case accessibility
  /// A preview, by its name, in place of the app's window.
  case preview(String)

  /// Something that a person does.
  static func action(_ action: LiveAction) -> LiveStep { .request(.perform(action)) }
}

// MARK: Command lines

extension LiveStep {
  /// The options that are steps, on a command line. Settings are options of the command there.
  static let options = Set(forms.map { "--" + $0.name })

  private static let forms = StepForm.all.filter { SettingName(rawValue: $0.name) == nil && $0.value?.kind != .path }
  /// The names of the options that follow a step.
  private static let detailOptions = Set(forms.flatMap(\.details).map { "--" + $0.name })

  /// A step of a command line whose details may follow.
  private struct Draft {
    let form: StepForm
    let value: StepValue?
    var details: [String: StepValue] = [:]
  }

  /// Takes the steps out of a command line, in their order.
  static func steps(in arguments: inout [String]) throws(LiveStepError) -> [LiveStep] {
    var drafts: [Draft] = []
    var rest: [String] = []
    var words = arguments[...]
    while let word = words.popFirst() {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      let option = parts.first ?? ""
      func value() throws(LiveStepError) -> StepValue {
        if parts.count > 1 { return .text(parts[1]) }
        guard let next = words.popFirst() else { throw LiveStepError(message: "\(option) needs a value") }
        return .text(next)
      }
      let name = String(option.dropFirst(2))
      if options.contains(option), let form = StepForm.named(name) {
        drafts.append(Draft(form: form, value: try form.value.map { _ throws(LiveStepError) in try value() }))
      } else if detailOptions.contains(option) {
        guard let last = drafts.indices.last, let part = drafts[last].form.details.first(where: { $0.name == name })
        else {
          throw LiveStepError(message: "\(option) follows \(owners(of: name))")
        }
        drafts[last].details[name] = part.kind == .flag ? .text("true") : try value()
      } else {
        rest.append(word)
      }
    }
    arguments = rest
    var steps: [LiveStep] = []
    for draft in drafts { steps.append(try draft.form.step(draft.value, draft.details)) }
    return steps
  }

  /// The options after which one may stand.
  private static func owners(of detail: String) -> String {
    let names = forms.filter { $0.details.contains { $0.name == detail } }.map { "--" + $0.name }
    return names.count > 1 ? names.dropLast().joined(separator: ", ") + " or " + names[names.count - 1] : names.joined()
  }

  /// The steps for help texts, each with its value and details.
  static var help: String {
    forms.map { form in
      let head = "  --\(form.name)" + (form.value.map { " <\($0.name)>" } ?? "")
      // A point stands in the place of the view there.
      let details = form.details.filter { $0.name != "at" || form.value?.kind != .target }.map {
        "--\($0.name)" + ($0.kind == .flag ? "" : " <\($0.name)>")
      }
      let lines =
        wrapped(form.summary) + (details.isEmpty ? [] : wrapped("With " + details.joined(separator: ", ") + "."))
      let first = head.count < column ? head + String(repeating: " ", count: column - head.count) + lines[0] : head
      let rest = head.count < column ? lines.dropFirst() : lines[...]
      return ([first] + rest.map { String(repeating: " ", count: column) + $0 }).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// The first column of the texts in help texts, and the columns that there are.
  private static let (column, columnCount) = (26, 79)

  /// The lines of a text beside a name.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + 1 + word.count <= columnCount - column {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}

// MARK: Files

extension LiveStep {
  /// Reads the steps of a file: a list, each element of which is the name of a step, or an object with its name and value.
  static func steps(inYAML text: String) throws(LiveStepError) -> [LiveStep] {
    let node: Node?
    do { node = try Yams.compose(yaml: text) } catch { throw LiveStepError(message: "\(error)") }
    guard case .sequence(let list)? = node else { throw LiveStepError(message: "the file has to be a list of steps") }
    var steps: [LiveStep] = []
    for (index, element) in list.enumerated() {
      do throws(LiveStepError) {
        steps.append(try step(of: element))
      } catch {
        throw LiveStepError(message: "step \(index + 1): \(error.message)")
      }
    }
    return steps
  }

  private static func step(of node: Node) throws(LiveStepError) -> LiveStep {
    switch node {
    case .scalar(let scalar) where Double(scalar.string) == nil: return try form(scalar.string).step(nil, [:])
    case .mapping(let pairs) where !pairs.isEmpty:
      return try step(of: pairs.map { ($0.key.string ?? "", StepValue($0.value)) })
    default: throw LiveStepError(message: "a step is a name, or a name with a value")
    }
  }

  /// The step of an object, one of whose members is the name of the step.
  static func step(of members: [(name: String, value: StepValue?)]) throws(LiveStepError) -> LiveStep {
    let members = withDetailsBeside(members)
    let known = members.filter { StepForm.named($0.name) != nil }
    let strange = members.map(\.name).filter { StepForm.named($0) == nil && !details.contains($0) }.sorted()
    if let strange = strange.first { throw known.first.map { misplaced(strange, in: $0.name) } ?? unknown(strange) }
    guard let name = known.first?.name, let form = StepForm.named(name) else {
      throw LiveStepError(
        message: "a step has a name; \(members.map(\.name).joined(separator: " and ")) stand beside one")
    }
    // A setting or a step can have the name of a detail of another step.
    let own = Set(form.details.map(\.name))
    let others = known.dropFirst().map(\.name).filter { !own.contains($0) }
    if !others.isEmpty {
      let names = ([name] + others).sorted().joined(separator: " and ")
      throw LiveStepError(message: "a step has one name; this one has \(names)")
    }
    var values: [String: StepValue] = [:]
    for member in members where member.name != name {
      guard own.contains(member.name) else { throw misplaced(member.name, in: name) }
      values[member.name] = member.value
    }
    return try form.step(known[0].value, values)
  }

  /// The members of a step, with those in its value beside its name: `drag: { at: [9, 9], by: [0, 50] }` is
  /// `{ drag: { at: [9, 9] }, by: [0, 50] }`.
  private static func withDetailsBeside(
    _ members: [(name: String, value: StepValue?)]
  ) -> [(name: String, value: StepValue?)] {
    guard members.count == 1, case .object(var parts)? = members[0].value,
      let form = StepForm.named(members[0].name), parts.keys.contains(where: { $0 != "at" })
    else { return members }
    let value = form.value.flatMap { parts.removeValue(forKey: $0.name) }
    return [(form.name, value)] + parts.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  private static let details = Set(StepForm.all.flatMap(\.details).map(\.name))

  private static func form(_ name: String) throws(LiveStepError) -> StepForm {
    guard let form = StepForm.named(name) else { throw unknown(name) }
    return form
  }

  /// The error of a member that stands beside the name of a step and is none of its details.
  private static func misplaced(_ member: String, in name: String) -> LiveStepError {
    guard let form = StepForm.named(name) else { return unknown(name) }
    if member == form.value?.name {
      return LiveStepError(
        message: "the \(member) of '\(name)' is its value: '\(name): …', without the word '\(member)'")
    }
    let list = form.details.isEmpty ? "nothing" : form.details.map(\.name).joined(separator: ", ")
    return LiveStepError(message: "'\(name)' has no '\(member)'; it has \(list)")
  }

  private static func unknown(_ name: String) -> LiveStepError {
    let similar = SimilarNames.name(closeTo: name, among: StepForm.all.map(\.name) + details.sorted())
    return LiveStepError(message: "there is no step '\(name)'" + (similar.map { "; did you mean '\($0)'?" } ?? ""))
  }
}

/// A part of a setting, by its name on the command line.
enum SettingName: String, CaseIterable {
  case device, orientation, os, appearance, direction, contrast, language
  case textSize = "text-size"

  /// Sets the part of a setting.
  func set(_ value: String?, in setting: inout Setting) {
    switch self {
    case .device: setting.device = value
    case .orientation: setting.orientation = value
    case .os: setting.os = value
    case .appearance: setting.appearance = value
    case .direction: setting.direction = value
    case .contrast: setting.contrast = value
    case .language: setting.language = value
    case .textSize: setting.textSize = value
    }
  }

  /// Whether an app does not see the part change while it runs.
  var startsAgain: Bool { self == .os || self == .language }
}
