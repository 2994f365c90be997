// SPDX-License-Identifier: MIT

import LayoutChecks

/// The names of views in messages.
enum SubjectNames {
  /// Returns the name of the view with its kind, such as `label “Sign in”`. A view of a layout file has only its name.
  static func name(of subject: Subject) -> String {
    if let name = subject.name, name == subject.id { return name.shortened(to: 60) }
    let kind = kind(of: subject.className)
    if let name = subject.name { return "\(kind) “\(name.shortened(to: 40))”" }
    if let text = subject.text { return "\(kind) “\(text.shortened(to: 40))”" }
    if let place = subject.place { return "\(kind) \(place)" }
    return subject.id.isEmpty ? kind : "\(kind) \(subject.id.shortened(to: 60))"
  }

  /// Returns a phrase for several views, which names at most three of them.
  static func list(of subjects: [Subject]) -> String {
    let names = subjects.map(name(of:))
    switch names.count {
    case 0: return "the layout"
    case 1: return names[0]
    case 2: return "\(names[0]) and \(names[1])"
    case 3: return "\(names[0]), \(names[1]) and \(names[2])"
    default: return "\(names[0]), \(names[1]) and \(names.count - 2) others"
    }
  }

  /// Returns the kind of a class: `UIImageView` is an image view, and a custom class keeps its name.
  static func kind(of className: String) -> String {
    guard className.hasPrefix("UI") || className.hasPrefix("WK") || className.hasPrefix("MK") else { return className }
    let rest = className.dropFirst(2)
    guard rest.first?.isUppercase == true else { return className }
    var words = ""
    for letter in rest {
      if letter.isUppercase, !words.isEmpty { words += " " }
      words += letter.lowercased()
    }
    return words
  }
}
