// SPDX-License-Identifier: MIT

import Tinamou

/// A tree of views that code made: they go by their accessibility identifiers, or by class and place in the tree.
@MainActor
public struct LiveDescription: LayoutDescription {
  /// The topmost view.
  public let root: UIView
  /// The views that are looked at, superviews first.
  public let views: [UIView]
  private let subjects: [ObjectIdentifier: Subject]

  /// The tree below `root`, which has been laid out.
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

  /// What findings call `view`.
  public func subject(of view: UIView) -> Subject {
    subjects[ObjectIdentifier(view)]
      ?? Subject(
        id: view.accessibilityIdentifier ?? "\(type(of: view))", className: "\(type(of: view))",
        name: view.accessibilityIdentifier)
  }
}
