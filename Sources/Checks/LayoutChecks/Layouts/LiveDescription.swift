// SPDX-License-Identifier: MIT

import Tinamou

/// A description of a view tree created in code. Views are named by their accessibility identifiers, or by their class
/// and position in the tree.
@MainActor
public struct LiveDescription: LayoutDescription {
  /// The root of the view tree.
  public let root: UIView
  /// The views to check, superviews first.
  public let views: [UIView]
  private let subjects: [ObjectIdentifier: Subject]

  /// Creates a description of the tree below `root`, which must have been laid out.
  public init(root: UIView) {
    self.root = root
    var views: [UIView] = []
    var subjects: [ObjectIdentifier: Subject] = [:]
    func visit(_ view: UIView, path: String) {
      views.append(view)
      subjects[ObjectIdentifier(view)] = Subject(
        id: view.accessibilityIdentifier ?? path, className: "\(type(of: view))", name: view.accessibilityIdentifier,
        text: ShownText.text(of: view))
      guard !ShownText.isWholeControl(view) else { return }
      for (index, subview) in view.subviews.enumerated() { visit(subview, path: path + ".\(index)") }
    }
    visit(root, path: "root")
    self.views = views
    self.subjects = subjects
  }

  /// Returns the names of `view` for findings.
  public func subject(of view: UIView) -> Subject {
    subjects[ObjectIdentifier(view)]
      ?? Subject(
        id: view.accessibilityIdentifier ?? "\(type(of: view))", className: "\(type(of: view))",
        name: view.accessibilityIdentifier)
  }
}
