// SPDX-License-Identifier: MIT

import LayoutChecks
import ObjectiveC
import Tinamou

/// Views that the system makes, and the names by which people know them.
@MainActor
enum LiveSystemViews {
  /// An item of a bar that is one thing for a person: the name of its class, its text, and the label that shows it.
  typealias Item = (className: String, text: String, label: UILabel?)

  /// Classes of views that only draw what belongs to others.
  private static let decorations: Set<String> = [
    "BarBackgroundView", "ScrollEdgeEffectView", "ScrollIndicatorView", "UITableViewCellSeparatorView", "GlassView",
  ]

  /// Those in which nothing of an app is.
  private static let surfaces = decorations.subtracting(["GlassView"])

  /// The names of classes of the system that no app can write, by their own.
  private static let names = [
    "BarButtonView": "UIBarButton", "BackButtonView": "UIBackButton", "TabView": "UITab",
    "UITableViewLabel": "UILabel", "UITableViewHeaderFooterViewLabel": "UILabel",
  ]

  /// Whether a view only draws what belongs to others, or only holds together what the system shows in a bar or an alert.
  static func isDecoration(_ view: UIView, _ element: ScreenElement) -> Bool {
    guard TypeName(type(of: view)).isOfFramework, element.name == nil else { return false }
    if decorations.contains(element.className) || element.className.hasPrefix("_") { return true }
    let isPlain = type(of: view) == UIView.self || view is UIStackView
    return isPlain && (isInBar(view) || isInAlert(view))
  }

  /// Whether a view draws the surface of others with views of its own.
  static func isSurface(_ view: UIView, _ element: ScreenElement) -> Bool {
    TypeName(type(of: view)).isOfFramework && surfaces.contains(element.className)
  }

  /// Whether a view of the system is hidden or empty now. Bars and cells keep views for what they do not show.
  static func isUnseen(_ view: UIView, _ element: ScreenElement) -> Bool {
    let name = TypeName(type(of: view))
    guard name.isOfFramework, !Set(element.states).isDisjoint(with: [.hidden, .empty]) else { return false }
    if name.text == "BackButtonView" { return true }
    guard element.name == nil else { return false }
    guard PropertyTable.named(name.text) != nil, let superview = view.superview else { return true }
    let container = TypeName(type(of: superview))
    return isInBar(view) || container.isOfFramework && !container.text.hasPrefix("UI")
  }

  /// Returns the item of a bar; `nil` for another view, and for an item with a view of the app.
  static func item(_ view: UIView) -> Item? {
    guard let name = names[TypeName(type(of: view)).text], view is UIControl,
      let text = ShownText.wholeText(of: view) ?? view.accessibilityLabel
    else { return nil }
    return (name, text, view.subviews.compactMap { $0 as? UILabel }.first { !$0.isHidden })
  }

  /// The class, by the name that people know.
  static func className(of view: UIView, _ element: ScreenElement) -> String {
    if view.next is UIAlertController { return "UIAlert" }
    return TypeName(type(of: view)).isOfFramework ? names[element.className] ?? element.className : element.className
  }

  /// The nearest class of UIKit, by the name that people know.
  static func kind(of view: UIView) -> String {
    if view.next is UIAlertController { return "UIAlert" }
    var type: AnyClass? = type(of: view)
    while let current = type {
      let name = TypeName(current)
      if name.isOfFramework { return names[name.text] ?? name.text }
      type = class_getSuperclass(current)
    }
    return "UIView"
  }

  private static func isInBar(_ view: UIView) -> Bool {
    view.superview is UINavigationBar || view.superview is UITabBar || view.superview is UIToolbar
  }

  /// Whether a view is in the view of an alert.
  static func isInAlert(_ view: UIView) -> Bool {
    sequence(first: view.superview, next: { $0?.superview }).contains { $0?.next is UIAlertController }
  }
}
