// SPDX-License-Identifier: MIT

import LayoutModel

/// A live view or guide as its author knows it.
package struct NamedItem: AuthorNamed {
  /// The accessibility identifier, or else the property that holds the view.
  package let givenName: String?
  package let shownText: String?
  package let namedClass: String
  /// The end of the address.
  package let identity: String?
  package let guideIdentifier: String?
  package let ownerName: String?

  /// Creates the names of a view or guide.
  @MainActor
  package init(_ item: AnyObject) {
    let view = item as? UIView
    let guide = item as? UILayoutGuide
    let identifier = view?.accessibilityIdentifier ?? ""
    givenName = identifier.isEmpty ? view.flatMap { Self.property(holding: $0) } : identifier
    shownText = view?.textForDescription
    namedClass = ConstraintText.className(of: item)
    identity = String(ObjectAddress.text(of: item).suffix(4))
    guideIdentifier = guide?.identifier
    ownerName = guide?.owningView.map { NamedItem($0).authorName }
  }

  // MARK: Properties

  /// The property of a superview or view controller that holds the view, found by reflection.
  @MainActor
  private static func property(holding view: UIView) -> String? {
    var responder: UIResponder? = view.superview
    while let owner = responder {
      if let name = property(of: owner, holding: view) { return name }
      responder = owner.next
    }
    return nil
  }

  @MainActor
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

extension AuthorNames<ObjectIdentifier> {
  /// Names views and guides.
  @MainActor
  init(of items: [AnyObject]) { self.init(items.map { (ObjectIdentifier($0), NamedItem($0)) }) }

  /// Returns the name of a view or guide; `(null)` for one that was deallocated.
  func name(of item: AnyObject?) -> String { item.flatMap { self[ObjectIdentifier($0)] } ?? "(null)" }
}
