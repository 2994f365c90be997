// SPDX-License-Identifier: MIT

import Tinamou

/// The names of views in recordings and failures: those of ``NamedItem``, on one line.
@MainActor
enum ViewNames {
  /// Returns the identifier of the view, the name of the property that holds it, or its class.
  static func name(of view: UIView) -> String { ownName(of: view) ?? className(of: view) }

  /// Returns the identifier of the view or the name of the property that holds it; `nil` if it has neither.
  static func ownName(of view: UIView) -> String? { NamedItem(view).givenName.map(plain) }

  /// Returns the name of the view's class without its module.
  static func className(of view: UIView) -> String {
    plain("\(type(of: view))").replacingOccurrences(of: " ", with: "")
  }

  /// Returns a name on one line, without the characters that separate the parts of a recorded line.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isNewline ? " " : $0 == "\"" ? "'" : $0 }).replacingOccurrences(of: ": ", with: ":")
  }
}

extension UIView {
  /// The root of the hierarchy that contains the view.
  var topmostSuperview: UIView {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
