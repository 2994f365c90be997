// SPDX-License-Identifier: MIT

import UIKit

/// A view to lay others out in: placed by hand, `width` × `height` points.
@MainActor
public func stage(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds `view` as a subview that constraints place, and returns it.
  @discardableResult
  public func with<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Adds a plain subview that constraints place, and returns it.
  @discardableResult
  public func withChild() -> UIView { with(UIView()) }

  /// Pins left, top, width and height to the superview with required constraints.
  public func pin(left: CGFloat? = nil, top: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {
    guard let superview else { return }
    if let left { leftAnchor.constraint(equalTo: superview.leftAnchor, constant: left).isActive = true }
    if let top { topAnchor.constraint(equalTo: superview.topAnchor, constant: top).isActive = true }
    if let width { widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { heightAnchor.constraint(equalToConstant: height).isActive = true }
  }

  /// Sets the direction of this view and of everything below it.
  public func forceDirection(_ direction: UISemanticContentAttribute) {
    semanticContentAttribute = direction
    for view in subviews { view.forceDirection(direction) }
  }
}

/// A view with a natural size that a test chooses, and that counts how often it is asked for it.
open class SizedView: UIView {
  /// The size that ``intrinsicContentSize`` gives, in points.
  public var natural: CGSize {
    didSet { if natural != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A view that would like to be `width` × `height` points; `UIView.noIntrinsicMetric` for no wish.
  public init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// There are no archives to read from.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { natural }
}

/// Visual-format constraints, active.
@MainActor
@discardableResult
public func activate(
  _ format: String, _ views: [String: Any], options: NSLayoutConstraint.FormatOptions = [],
  metrics: [String: Any]? = nil
) -> [NSLayoutConstraint] {
  let made = NSLayoutConstraint.constraints(
    withVisualFormat: format, options: options, metrics: metrics, views: views)
  NSLayoutConstraint.activate(made)
  return made
}

extension NSLayoutConstraint {
  /// The same constraint, at another priority.
  public func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(rawValue: priority)
    return self
  }

  /// The same constraint, active.
  @discardableResult
  public func on() -> NSLayoutConstraint {
    isActive = true
    return self
  }
}
