// SPDX-License-Identifier: MIT

import LayoutFiles

/// The messages for faults in a layout file.
enum LayoutFileMessages {
  static func sentence(for fault: LayoutFileFault) -> String {
    fileSentence(for: fault) ?? valueSentence(for: fault) ?? nameSentence(for: fault) ?? layoutSentence(for: fault)
  }

  private static func fileSentence(for fault: LayoutFileFault) -> String? {
    switch fault {
    case .unreadable(let reason): reason
    case .notText: "the file is not UTF-8 text"
    case .tooLarge(let limit): "the file is larger than \(limit >> 20) MB"
    case .malformedYAML(let problem): "not valid YAML: \(problem)"
    case .yamlMistake(let mistake): YAMLMessages.sentence(for: mistake)
    case .tooDeep(let limit): "values nest more than \(limit) deep"
    case .tooManyValues(let limit): "more than \(limit) values, including those of aliases"
    case .empty: "the file is empty; add 'views:'"
    default: nil
    }
  }

  private static func valueSentence(for fault: LayoutFileFault) -> String? {
    switch fault {
    case .keyIsNotText: "a key must be plain text"
    case .repeatedKey(let key): "the key '\(key.shortened())' is given twice"
    case .unknownKey(let key, let owner): "\(owner) has no '\(key.shortened())'"
    case .missingKey(let key, let owner): "\(owner) needs '\(key)'"
    case .keysExclude(let first, let second): "'\(first)' and '\(second)' cannot both be given"
    case .wrongKind(let expected, let found, let key):
      "'\(key.shortened())' should be \(words(for: expected)), not \(words(for: found))"
    case .unreadableValue(let value, let kind): "'\(value.shortened())' is not \(kind)"
    case .wrongCount(let expected, let found, let key):
      "'\(key.shortened())' should have \(expected) values, not \(found)"
    case .notFinite(let value): "'\(value.shortened())' is not a finite number"
    case .outOfRange(let value, let range): "\(value.shortened()) is out of range: it should be \(range)"
    case .unknownChoice(let word, let kind, let choices):
      "'\(word.shortened())' is not \(kind)" + (choices.isEmpty ? "" : "; it can be \(list(of: choices))")
    default: nil
    }
  }

  private static func nameSentence(for fault: LayoutFileFault) -> String? {
    switch fault {
    case .unknownClass(let name): "there is no view class '\(name.shortened())'"
    case .unknownView(let name): "there is no view '\(name.shortened())'"
    case .unknownConstraint(let name): "there is no constraint '\(name.shortened())'"
    case .unknownMetric(let name): "there is no metric '\(name.shortened())'"
    case .unknownDevice(let name): "there is no device '\(name.shortened())'"
    case .missingSystem(let missing): missing.description.shortened(to: 200)
    case .unusableName(let name) where name.contains(":"):
      "'\(name.shortened())' cannot be a name: a colon needs a space behind it"
    case .unusableName(let name):
      "'\(name.shortened())' cannot be a name: use a letter or underscore, then letters, digits and underscores"
    case .repeatedView(let name): "there are two views '\(name.shortened())'"
    case .secondSuperview(let name): "the view '\(name.shortened())' is already in another view"
    case .cyclicViews(let names):
      "the views are inside each other: \(names.joined(separator: " > ").shortened(to: 200))"
    case .missingImage(let path): "there is no image '\(path.shortened(to: 200))'"
    case .damagedImage(let path, let reason): "the image '\(path.shortened(to: 200))' cannot be decoded: \(reason)"
    case .unreadableImage(let path): "'\(path.shortened(to: 200))' is not a PNG or JPEG image that can be read"
    default: nil
    }
  }

  private static func layoutSentence(for fault: LayoutFileFault) -> String {
    switch fault {
    case .visualFormat(let sentence): sentence.hasSuffix(".") ? String(sentence.dropLast()) : sentence
    case .equation(let fault): EquationMessages.sentence(for: fault)
    case .refused(let reason): reason
    default: "the layout file is not valid"
    }
  }

  private static func list(of choices: [String]) -> String {
    choices.dropLast().joined(separator: ", ") + (choices.count > 1 ? " or " : "") + (choices.last ?? "")
  }

  private static func words(for kind: LayoutFileFault.ValueKind) -> String {
    switch kind {
    case .nothing: "nothing"
    case .text: "a text"
    case .number: "a number"
    case .boolean: "true or false"
    case .list: "a list"
    case .mapping: "a mapping"
    }
  }
}

extension LayoutFileError {
  /// The error on one line: `path:line:column: error: sentence`.
  public var line: String {
    "\(path.singleLine):\(position.line):\(position.column): error: \(sentence)"
  }

  /// A description of the error, with a suggestion if there is one.
  public var sentence: String {
    let fault = LayoutFileMessages.sentence(for: fault)
    return (suggestion.map { "\(fault); did you mean '\($0)'?" } ?? fault).singleLine
  }
}
