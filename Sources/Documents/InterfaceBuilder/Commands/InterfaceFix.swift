// SPDX-License-Identifier: MIT

import InterfaceDocuments
import LayoutModel

/// A change of a document that corrects one finding and nothing else.
package enum InterfaceFix: Sendable, Hashable {
  /// Stores the frame of a view, in the coordinates of its superview.
  case storeFrame(view: String, Rectangle)
  /// Removes a constraint and its references.
  case removeConstraint(String)
  /// Replaces left and right by leading and trailing.
  case useLeadingAndTrailing(constraint: String)
}

extension InterfaceDocument {
  /// Applies the fixes whose objects exist once, and returns their number. The rest of the document is unchanged.
  package func apply(_ fixes: [InterfaceFix]) -> Int {
    let editor = InterfaceEditor(self)
    let counts = markup.root.subtree.reduce(into: [String: Int]()) { counts, element in
      if let id = element["id"] { counts[id, default: 0] += 1 }
    }
    return fixes.count { fix in
      switch fix {
      case .storeFrame(let view, let frame):
        guard counts[view] == 1, let element = layoutItem(view), InterfaceView.isView(element) else { return false }
        editor.setFrame(of: InterfaceView(element, in: self), to: frame)
        editor.set(.misplaced, of: InterfaceView(element, in: self), to: false)
      case .removeConstraint(let id):
        guard counts[id] == 1, let constraint = constraint(id) else { return false }
        editor.remove([constraint])
      case .useLeadingAndTrailing(let id):
        guard counts[id] == 1, let constraint = constraint(id) else { return false }
        constraint.useLeadingAndTrailing()
      }
      return true
    }
  }

  private func constraint(_ id: String) -> InterfaceConstraint? {
    guard let element = object(id), element.name == "constraint" else { return nil }
    return InterfaceConstraint(element, in: self)
  }
}

extension InterfaceConstraint {
  private static let directional = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
  ]

  fileprivate func useLeadingAndTrailing() {
    for name in ["firstAttribute", "secondAttribute"] {
      if let word = element[name].flatMap({ Self.directional[$0] }) { element.set(name, to: word) }
    }
  }
}
