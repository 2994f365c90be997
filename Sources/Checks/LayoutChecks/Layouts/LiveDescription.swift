// SPDX-License-Identifier: MIT

import Tinamou

/// A description of a view tree created in code. Views are named by their accessibility identifiers or the properties that hold them,
/// the others by what is around them; their identities are their positions in the tree.
@MainActor
public struct LiveDescription: LayoutSubject {
  /// The root of the view tree.
  public let root: UIView
  /// The views to check, superviews first.
  public let views: [UIView]
  private let paths: [ObjectIdentifier: String]

  /// Creates a description of the tree below `root`, which must have been laid out.
  public init(root: UIView) {
    self.root = root
    var views: [UIView] = []
    var paths: [ObjectIdentifier: String] = [:]
    func visit(_ view: UIView, path: String) {
      views.append(view)
      paths[ObjectIdentifier(view)] = path
      for (index, subview) in view.subviews.enumerated() where ShownText.isAuthored(subview, in: view) {
        visit(subview, path: path + ".\(index)")
      }
    }
    visit(root, path: "root")
    self.views = views
    self.paths = paths
  }

  /// Returns the file and line of the code that made a constraint, in programs with debug information.
  public func place(of constraint: NSLayoutConstraint) -> String? { constraint.sourceLine }

  /// Returns the names of `view` for findings.
  public func subject(of view: UIView) -> Subject {
    let given = NamedItem(view).givenName
    let name = given ?? ViewPlace.nameInController(of: view)
    let path = paths[ObjectIdentifier(view)]
    let text = path == nil ? nil : ShownText.text(of: view)
    let place = name == nil && text == nil ? ViewPlace.surroundings(of: view) : ""
    return Subject(
      id: given ?? path ?? "\(type(of: view))", className: "\(type(of: view))", name: name, text: text,
      place: place.isEmpty ? nil : place)
  }
}
