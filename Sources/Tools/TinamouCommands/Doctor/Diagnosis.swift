// SPDX-License-Identifier: MIT

import Reports

/// The state of one thing that building or drawing needs.
struct Diagnosis: Equatable {
  /// The state in a word.
  enum State: String {
    case ok, note, missing
  }

  /// The thing and its state, in words.
  let sentence: String
  /// The command or step that mends it; `nil` if all is well.
  var remedy: String?
  /// Whether a command does not work without it.
  var isMissing = false

  /// Whether the thing is there, can be better, or is missing.
  var state: State { isMissing ? .missing : remedy == nil ? .ok : .note }

  /// The thing for programs.
  var json: JSONValue {
    let remedy = remedy.map { [("remedy", JSONValue.string($0))] } ?? []
    return .object([("state", .string(state.rawValue)), ("sentence", .string(sentence))] + remedy)
  }

  /// A thing that is there.
  static func present(_ sentence: String) -> Diagnosis { Diagnosis(sentence: sentence) }

  /// A thing without which a command does not work.
  static func missing(_ sentence: String, _ remedy: String) -> Diagnosis {
    Diagnosis(sentence: sentence, remedy: remedy, isMissing: true)
  }

  /// A thing that can be better.
  static func note(_ sentence: String, _ remedy: String) -> Diagnosis {
    Diagnosis(sentence: sentence, remedy: remedy)
  }
}
