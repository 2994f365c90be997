// SPDX-License-Identifier: MIT

import LayoutChecks

/// What views are called in sentences.
enum SubjectNames {
  /// The view with its kind, such as `label “Sign in”`; a view of a layout file by its name alone.
  static func name(of subject: Subject) -> String {
    if let name = subject.name, name == subject.id { return name.shortened(to: 60) }
    let kind = kind(of: subject.className)
    if let name = subject.name { return "\(kind) “\(name.shortened(to: 40))”" }
    if let text = subject.text { return "\(kind) “\(text.shortened(to: 40))”" }
    return subject.id.isEmpty ? kind : "\(kind) \(subject.id.shortened(to: 60))"
  }

  /// The view as the side of an equation.
  static func shortName(of subject: Subject) -> String {
    if let name = subject.name { return name == subject.id ? name : "“\(name.shortened(to: 40))”" }
    if let text = subject.text { return "“\(text.shortened(to: 25))”" }
    return subject.id.isEmpty ? kind(of: subject.className) : subject.id.shortened(to: 60)
  }

  /// Several views in one phrase, at most three of them by name.
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

  /// `UIImageView` is an image view; a class of the author's own keeps its name.
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
