// SPDX-License-Identifier: MIT

/// A value in a manifest of Tuist, which is a program: what its literals say, without running it.
indirect enum ManifestValue: Equatable {
  /// An argument of a call.
  struct Argument: Equatable {
    var label: String?
    var value: ManifestValue
  }

  case text(String)
  case bool(Bool)
  case number(String)
  case list([ManifestValue])
  case table([Argument])
  /// A call, an initializer or a case of an enumeration: `.target(name: "App")`, `Project(…)`, `.iOS`.
  case call(String, [Argument])
  case none
  /// An expression whose value only the running program knows, as it stands in the source.
  case computed(String)
}

extension ManifestValue {
  /// The text of a literal, or of a call whose only argument is one, as in `.relativeToManifest("App")`.
  var text: String? {
    switch self {
    case .text(let text), .number(let text): text
    case .call(_, let arguments) where arguments.count == 1: arguments[0].value.text
    default: nil
    }
  }

  /// The elements of a list; a call with a list as its only argument stands for that.
  var elements: [ManifestValue] {
    switch self {
    case .list(let elements): elements
    case .call(_, let arguments) where arguments.count == 1 && arguments[0].value.isList: arguments[0].value.elements
    case .none, .computed: []
    default: [self]
    }
  }

  private var isList: Bool { if case .list = self { true } else { false } }

  /// The name of a call.
  var name: String? { if case .call(let name, _) = self { name } else { nil } }

  /// The value of an argument of a call, or of an entry of a table.
  subscript(label: String) -> ManifestValue? {
    switch self {
    case .call(_, let arguments), .table(let arguments): arguments.first { $0.label == label }?.value
    default: nil
    }
  }

  /// The first argument without a label.
  var unlabeled: ManifestValue? {
    if case .call(_, let arguments) = self { arguments.first { $0.label == nil }?.value } else { nil }
  }

  /// The parts that only the running program knows.
  var computedParts: [String] {
    switch self {
    case .computed(let source): [source]
    case .list(let elements): elements.flatMap(\.computedParts)
    case .call(_, let arguments), .table(let arguments): arguments.flatMap(\.value.computedParts)
    default: []
    }
  }
}
