// SPDX-License-Identifier: MIT

import Tinamou

/// The functions that makers need for views and guides.
@MainActor
package enum ConstrainedItem {
  /// Returns the superview of a view, or the view that owns a guide; `nil` without one, and for other objects.
  package static func parent(of item: AnyObject) -> UIView? {
    if let view = item as? UIView { return view.superview }
    return (item as? UILayoutGuide)?.owningView
  }

  /// Prepares a view for its constraints: its autoresizing mask is no longer translated into constraints. Other items
  /// need no preparation.
  package static func prepare(_ item: AnyObject) {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
  }

  /// Returns the nearest view that contains both views or is one of them; `nil` if they are in different hierarchies.
  package static func nearestCommonAncestor(of first: UIView, and second: UIView) -> UIView? {
    sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
  }

  /// Returns `Class:name`, where the name is `name` or, if that is `nil`, the address of the object. The names of
  /// frameworks' classes have no module.
  package static func describe(_ item: AnyObject, named name: String?) -> String {
    TypeName(type(of: item)).text + ":" + (name ?? ObjectAddress.text(of: item))
  }
}
