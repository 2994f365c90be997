// SPDX-License-Identifier: MIT

import Tinamou

/// What makers ask of the views and guides that they constrain.
@MainActor
package enum ConstrainedItem {
  /// The superview of a view, or the view that owns a guide; `nil` without one, and for other objects.
  package static func parent(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  /// Prepares a view for constraints of its own: its autoresizing mask is no longer translated into constraints.
  /// Other items need no preparation.
  package static func prepare(_ item: AnyObject) {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// The nearest view that contains both views or is one of them; `nil` when they are in different hierarchies.
  package static func nearestCommonAncestor(of first: UIView, and second: UIView) -> UIView? {
    sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  /// `Class:name`, where the name is the address of the object unless `name` gives one. UIKit's own classes are written
  /// without a module.
  package static func describe(_ item: AnyObject, named name: String?) -> String {
    let qualified = String(reflecting: type(of: item))
    let className = qualified.hasPrefix("Tinamou.") ? String(qualified.dropFirst("Tinamou.".count)) : qualified
    return className + ":" + (name ?? address(of: item))
  }

  /// The address of an object in hexadecimal, such as `0x600001f0`.
  package static func address(of item: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(item)), radix: 16)
  }
}
