// SPDX-License-Identifier: MIT

import UIKit

/// Creates a root view of `width` × `height` points with a frame set in code. The default is 320 × 480 points.
@MainActor
public func stage(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
}

extension UIView {
  /// Adds `view` as a subview without autoresizing constraints, and returns it.
  @discardableResult
  public func with<View: UIView>(_ view: View) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    return view
  }

  /// Adds a plain subview without autoresizing constraints, and returns it.
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

  /// Sets the layout direction of this view and of all its descendants.
  public func forceDirection(_ direction: UISemanticContentAttribute) {
    semanticContentAttribute = direction
    for view in subviews { view.forceDirection(direction) }
  }
}

/// A view with a given natural size that counts how often the size is requested.
open class SizedView: UIView {
  /// The size that ``intrinsicContentSize`` returns, in points.
  public var natural: CGSize {
    didSet { if natural != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// Creates a view with a natural size in points. `UIView.noIntrinsicMetric` means no natural size along an axis.
  public init(_ width: CGFloat, _ height: CGFloat) {
    natural = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  /// Returns `nil`, because tests use no archives.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  open override var intrinsicContentSize: CGSize { natural }
}

/// Creates and activates constraints in visual format.
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
  /// Sets the priority and returns the constraint.
  public func at(_ priority: Float) -> NSLayoutConstraint {
    self.priority = UILayoutPriority(rawValue: priority)
    return self
  }

  /// Activates the constraint and returns it.
  @discardableResult
  public func on() -> NSLayoutConstraint {
    isActive = true
    return self
  }
}
