// SPDX-License-Identifier: MIT

/// The names of views and guides for their author: the accessibility identifier, else the property that holds the view, else the
/// text, else the class, with the end of the address where several views have it.
@MainActor
struct AuthorNames {
  private var names: [ObjectIdentifier: String] = [:]

  init(_ items: [AnyObject]) {
    var found: [(item: AnyObject, name: String)] = []
    for item in items where !found.contains(where: { $0.item === item }) { found.append((item, Self.name(of: item))) }
    for (item, name) in found {
      let isUnique = found.count { $0.name == name } == 1
      names[ObjectIdentifier(item)] = isUnique ? name : name + "#" + ObjectAddress.text(of: item).suffix(4)
    }
  }

  func name(of item: AnyObject?) -> String {
    guard let item else { return "(null)" }
    return names[ObjectIdentifier(item)] ?? Self.name(of: item)
  }

  private static func name(of item: AnyObject) -> String {
    if let guide = item as? UILayoutGuide { return name(of: guide) }
    guard let view = item as? UIView else { return ConstraintDescription.className(of: item) }
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
    if let property = property(holding: view) { return property }
    if let text = view.textForDescription, !text.isEmpty { return "“\(text.prefix(25))”" }
    let name = ConstraintDescription.className(of: view)
    return name.split(separator: ".").last.map(String.init) ?? name
  }

  private static func name(of guide: UILayoutGuide) -> String {
    let own =
      switch guide.identifier {
      case "UIViewSafeAreaLayoutGuide": "safeAreaLayoutGuide"
      case "UIViewLayoutMarginsGuide": "layoutMarginsGuide"
      case "UIViewReadableContentGuide": "readableContentGuide"
      case "": "guide"
      default: guide.identifier
      }
    return guide.owningView.map { name(of: $0) + "." + own } ?? own
  }

  // MARK: Properties

  /// The property of a superview or view controller that holds the view, found by reflection.
  private static func property(holding view: UIView) -> String? {
    var responder: UIResponder? = view.superview
    while let owner = responder {
      if let name = property(of: owner, holding: view) { return name }
      responder = owner.next
    }
    return nil
  }

  private static func property(of owner: UIResponder, holding view: UIView) -> String? {
    var mirror: Mirror? = Mirror(reflecting: owner)
    // The properties of the frameworks' own classes are not names of the author.
    while let current = mirror, !TypeName(current.subjectType).isOfFramework {
      for child in current.children {
        guard let label = child.label, let held = child.value as? UIView, held === view else { continue }
        let lazyPrefix = "$__lazy_storage_$_"
        let name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
        return name.hasPrefix("_") ? String(name.dropFirst()) : name
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}
