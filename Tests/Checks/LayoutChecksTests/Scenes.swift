// SPDX-License-Identifier: MIT

import LayoutChecks
import UIKit

/// A window with views for the rules.
@MainActor
struct Scene {
  let window: UIWindow
  let root = UIView()

  /// A root of this size, in points, with three pixels per point.
  init(width: CGFloat = 320, height: CGFloat = 480) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
    window.traitOverrides.displayScale = 3
    root.frame = window.bounds
    root.accessibilityIdentifier = "root"
    window.addSubview(root)
  }

  /// Adds a view with a name, and constrains it.
  @discardableResult
  func add<View: UIView>(
    _ view: View, _ name: String, to superview: UIView? = nil, _ constraints: (View, UIView) -> [NSLayoutConstraint]
  ) -> View {
    view.accessibilityIdentifier = name
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? root).addSubview(view)
    NSLayoutConstraint.activate(constraints(view, superview ?? root))
    return view
  }

  /// Adds a label with a text, its upper left corner at a location.
  @discardableResult
  func label(_ text: String, _ name: String, x: CGFloat = 0, y: CGFloat = 0, to superview: UIView? = nil) -> UILabel {
    let label = add(UILabel(), name, to: superview) { label, superview in
      [
        label.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: x),
        label.topAnchor.constraint(equalTo: superview.topAnchor, constant: y),
      ]
    }
    label.text = text
    return label
  }

  /// Adds a view of a fixed size at a location.
  @discardableResult
  func box<View: UIView>(
    _ view: View, _ name: String, _ frame: CGRect, to superview: UIView? = nil
  ) -> View {
    add(view, name, to: superview) { view, superview in
      [
        view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: frame.minX),
        view.topAnchor.constraint(equalTo: superview.topAnchor, constant: frame.minY),
        view.widthAnchor.constraint(equalToConstant: frame.width),
        view.heightAnchor.constraint(equalToConstant: frame.height),
      ]
    }
  }

  /// The findings of all rules.
  var findings: [Finding] {
    let previous = LayoutLog.handler
    defer { LayoutLog.handler = previous }
    LayoutLog.handler = { _ in }
    window.layoutIfNeeded()
    return CheckedLayout(LiveDescription(root: root)).findings()
  }

  /// The findings of one rule.
  func findings(_ rule: RuleID) -> [Finding] { findings.filter { $0.rule == rule } }

  /// The names of the views that one rule reports, the first of each finding.
  func names(_ rule: RuleID) -> [String] { findings(rule).compactMap { $0.subjects.first?.id } }
}
