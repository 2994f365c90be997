// SPDX-License-Identifier: MIT

import LayoutModel

/// A line of an outline: of a recorded layout, or of a description such as that of `recursiveDescription`.
package struct OutlinedView: Sendable, Equatable {
  /// The number of superviews.
  package var depth: Int
  /// The class.
  package var className: String
  /// The name of the author's property; `nil` if it is not known.
  package var name: String?
  /// The text; `nil` for a view without one.
  package var text: String?
  /// Whether the view is hidden.
  package var isHidden: Bool
  /// The frame in the superview, in points.
  package var frame: Rectangle

  /// Creates a line.
  package init(
    depth: Int, className: String, name: String? = nil, text: String? = nil, isHidden: Bool = false, frame: Rectangle
  ) {
    self.depth = depth
    self.className = className
    self.name = name
    self.text = text
    self.isHidden = isHidden
    self.frame = frame
  }
}

extension ComparedScreen {
  /// Creates a screen from the lines of an outline, superviews before subviews. Scrolling and transforms are not known.
  package init(outline: [OutlinedView]) {
    self.init(name: "")
    var superviews: [Int] = []
    for view in outline {
      superviews.removeLast(max(0, superviews.count - view.depth))
      var frame = view.frame
      if let base = superviews.last.flatMap({ elements[$0].frame }) {
        frame.x += base.x
        frame.y += base.y
      } else {
        (frame.x, frame.y) = (0, 0)
      }
      var element = ComparedElement(className: view.className, superview: superviews.last, frame: frame)
      element.property = view.name
      element.text = view.text
      if view.isHidden { element.properties["isHidden"] = .flag(true) }
      superviews.append(elements.count)
      elements.append(element)
    }
    if let frame = outline.first?.frame { properties["size"] = .list([.number(frame.width), .number(frame.height)]) }
  }
}
