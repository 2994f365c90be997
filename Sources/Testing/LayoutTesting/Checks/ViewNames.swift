// SPDX-License-Identifier: MIT

import Tinamou

/// The names of views in a hierarchy: their accessibility identifiers, or the names of the properties that refer to
/// them.
@MainActor
struct ViewNames {
  private var names: [ObjectIdentifier: String] = [:]

  /// Reads the names of the views below `root` from the properties of the views and of their view controllers.
  init(root: UIView) { collect(root) }

  private mutating func collect(_ view: UIView) {
    read(view)
    if let controller = view.next as? UIViewController { read(controller) }
    for subview in view.subviews { collect(subview) }
  }

  /// Reads the stored properties of `owner`, including those that its superclasses outside of this package declare.
  private mutating func read(_ owner: AnyObject) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let current = mirror, !TypeName(current.subjectType).isOfFramework {
      for (label, value) in current.children {
        guard let label, let view = ViewNames.view(in: value) else { continue }
        let name = label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
        if names[ObjectIdentifier(view)] == nil { names[ObjectIdentifier(view)] = name }
      }
      mirror = current.superclassMirror
    }
  }

  private static func view(in value: Any) -> UIView? {
    if let view = value as? UIView { return view }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return nil }
    return mirror.children.first?.value as? UIView
  }

  /// Returns the identifier of the view, the name of a property that refers to it, or its class.
  func name(of view: UIView) -> String { ownName(of: view) ?? ViewNames.className(of: view) }

  /// Returns the identifier of the view or the name of a property that refers to it; `nil` if it has neither.
  func ownName(of view: UIView) -> String? {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return ViewNames.plain(identifier) }
    return names[ObjectIdentifier(view)].map(ViewNames.plain)
  }

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
