// SPDX-License-Identifier: MIT

import LayoutCoding
import LayoutModel

/// A view of a compared screen, or another object in a view, such as an item of a bar.
package struct ComparedElement: Sendable, Codable, Hashable {
  // MARK: Identity

  /// The accessibility identifier.
  package var identifier: String?
  /// The outlet or property that refers to the view.
  package var property: String?
  /// The label that the author gave the view in a document.
  package var label: String?
  /// The identifier of the object in its document, which another writer may replace.
  package var objectID: String?
  /// The class, without its module.
  package var className: String
  /// UIKit's class, of which the class is a subclass or the same.
  package var kind: String
  /// The text that the view shows.
  package var text: String?
  /// The index of the superview; `nil` for an outermost view.
  package var superview: Int?

  // MARK: Layout

  /// The frame, in points, in the coordinates of the screen; `nil` for an object without a place.
  package var frame: Rectangle?
  /// Whether the superview is a stack view that arranges the view.
  package var isArranged = false
  /// Whether the container gives the view its frame, as a table does with its cells, so that a difference of it is not a change.
  package var isPlacedByContainer = false
  /// Whether the position of a stored frame counts. Cells and bars place their accessories, of which only the size is a choice.
  package var hasPosition = true
  /// Whether the frame is stored and not computed from constraints.
  package var hasStoredFrame = false

  // MARK: Looks and behavior

  /// The properties by UIKit's names, without the text and without those that are as in a new view.
  package var properties: [String: ComparedValue] = [:]
  /// The colors as they are drawn in the appearance of the screen, by the names of their properties; empty for a document.
  package var drawnColors: [String: ComparedColor] = [:]
  /// The properties under a condition such as `compact width`, by the words of the condition.
  package var variations: [String: [String: ComparedValue]] = [:]
  /// The actions, segues and outlets of the view.
  package var connections: [ComparedConnection] = []

  // MARK: Results of layout

  /// The room that the text has and the room that it needs, in points; `nil` for a text that is not cut.
  package var shortage: ComparedShortage?
  /// The views in front that cover the view, or a part of it, on purpose or not.
  package var covers: [ComparedCover] = []
  /// The findings about the view, each as a rule and a sentence.
  package var findings: [ComparedFinding] = []
  /// The element that assistive technology reads.
  package var spoken: ComparedSpeech?

  /// Creates an element.
  package init(className: String, kind: String? = nil, superview: Int? = nil, frame: Rectangle? = nil) {
    self.className = className
    self.kind = kind ?? className
    self.superview = superview
    self.frame = frame
  }
}

/// A text that is cut: the room that it has and the room that it needs, in points.
package struct ComparedShortage: Sendable, Codable, Hashable {
  /// The axis along which there is too little room: `width` or `height`.
  package var dimension: String
  /// The room, in points.
  package var available: Double
  /// The room that the text needs, in points.
  package var needed: Double

  /// Creates a shortage.
  package init(dimension: String, available: Double, needed: Double) {
    self.dimension = dimension
    self.available = available
    self.needed = needed
  }
}

/// A view in front of another one.
package struct ComparedCover: Sendable, Codable, Hashable {
  /// The index of the view in front.
  package var element: Int
  /// The width of the common rectangle, in points.
  package var width: Double
  /// The height of the common rectangle, in points.
  package var height: Double

  /// Creates a cover.
  package init(element: Int, width: Double, height: Double) {
    self.element = element
    self.width = width
    self.height = height
  }
}

/// A finding about a view.
package struct ComparedFinding: Sendable, Codable, Hashable {
  /// The identifier of the rule.
  package var rule: String
  /// The sentence without the name of the view.
  package var message: String

  /// Creates a finding.
  package init(rule: String, message: String) {
    self.rule = rule
    self.message = message
  }
}

/// An element that assistive technology reads.
package struct ComparedSpeech: Sendable, Codable, Hashable {
  /// The label; `nil` for none.
  package var label: String?
  /// The value; `nil` for none.
  package var value: String?
  /// The hint; `nil` for none.
  package var hint: String?
  /// The names of the traits.
  package var traits: [String]
  /// The position in the order of reading, from 0.
  package var position: Int

  /// Creates an element.
  package init(label: String?, value: String? = nil, hint: String? = nil, traits: [String] = [], position: Int) {
    self.label = label
    self.value = value
    self.hint = hint
    self.traits = traits
    self.position = position
  }
}
