// SPDX-License-Identifier: MIT

import Conversion

/// The messages about layouts that cannot be converted, or not exactly.
enum ConversionMessages {
  static func sentence(for error: ConversionError) -> String {
    switch error {
    case .foreignItem(let constraint): "the constraint \(constraint) refers to a view outside the layout"
    case .inexpressible(let constraint, let reason): "the constraint \(constraint) cannot be written: \(reason)"
    case .inexpressibleView(let name, let reason): "the view '\(name)' cannot be written: \(reason)"
    case .unreadable(let part, let reason): "'\(part)' could not be read back: \(reason)"
    }
  }

  /// Returns a sentence for each kind of thing that is not written, with the views that have it.
  static func omissions(_ omissions: [ConversionOmission]) -> [String] {
    var subjects: [String] = []
    var views: [String: [String]] = [:]
    for omission in omissions {
      if views[omission.subject] == nil { subjects.append(omission.subject) }
      if !views[omission.subject, default: []].contains(omission.view) {
        views[omission.subject, default: []].append(omission.view)
      }
    }
    return subjects.map { subject in
      let names = views[subject, default: []].map { "'\($0)'" }.joined(separator: ", ")
      return "\(names) \(views[subject, default: []].count == 1 ? "is" : "are") written without \(subject)"
    }
  }

  static func unavailableFont(_ name: String, in form: ConversionForm) -> String {
    let replacement =
      form == .layout ? "the layout file has another font" : "the code uses another font where it is not installed"
    return "the font '\(name)' is not known here; \(replacement). To use it, pass its file with --fonts"
  }
}
