// SPDX-License-Identifier: MIT

/// A screen as a value: all that a comparison can say something about, independent of whether a document, a layout file or live views
/// described it.
package struct ComparedScreen: Sendable, Codable, Hashable {
  /// The name in sentences, such as the class of the controller.
  package var name: String
  /// The names by which the screen is found on the other side, the most reliable first.
  package var identities: [String]
  /// The path of the file; `nil` for a screen of a running app.
  package var source: String?
  /// The setting under which the screen was laid out, such as `iPhone 15, iOS 26`; `nil` if there is only one.
  package var setting: String?
  /// The properties of the controller, by UIKit's names.
  package var properties: [String: ComparedValue]
  /// The outlets, actions and segues of the controller and of the other objects without a view.
  package var connections: [ComparedConnection]
  /// The views and the other objects in them, superviews before subviews, back to front.
  package var elements: [ComparedElement]
  /// The constraints.
  package var constraints: [ComparedConstraint]

  /// Creates a screen without views.
  package init(name: String, identities: [String] = [], source: String? = nil, setting: String? = nil) {
    self.name = name
    self.identities = identities
    self.source = source
    self.setting = setting
    properties = [:]
    connections = []
    elements = []
    constraints = []
  }

  /// The name of the property that says in which appearance and contrast the screen is drawn.
  package static let appearance = "appearance"

  /// The beginning of the names of the properties that are the colors of the system.
  package static let systemColor = "systemColor."

  /// Removes the colors of the system, so that screens with the same choices of an author are the same.
  package mutating func removeSystemColors() {
    properties = properties.filter { !$0.key.hasPrefix(Self.systemColor) }
  }

  /// Returns the indices of the subviews of an element, or of the outermost elements for `nil`, back to front.
  package func children(of parent: Int?) -> [Int] { elements.indices.filter { elements[$0].superview == parent } }

  /// Returns the view that a constraint ties to its superview, and the superview; `nil` for another constraint.
  func tie(of constraint: ComparedConstraint) -> (subview: Int, superview: Int)? {
    guard let second = constraint.second?.element else { return nil }
    let first = constraint.first.element
    if elements[first].superview == second { return (first, second) }
    return elements[second].superview == first ? (second, first) : nil
  }

  /// Returns the indices of the superviews of an element, the nearest first.
  package func superviews(of index: Int) -> [Int] {
    var result: [Int] = []
    var next = elements[index].superview
    while let current = next, result.count <= elements.count {
      result.append(current)
      next = elements[current].superview
    }
    return result
  }
}
