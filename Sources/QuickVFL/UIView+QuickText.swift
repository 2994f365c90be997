// SPDX-License-Identifier: MIT

import Tinamou

extension UIView {
  /// Adds the constraints that a text describes to this view, and returns them.
  ///
  /// ```swift
  /// wrapper.q_addConstraintsByText("""
  ///   H:|[buttonLeft][buttonRight][viewDivider(0.5)]| {top, bottom};
  ///   V:|[buttonLeft]|;
  ///   """, involvedViews: ["buttonLeft": buttonLeft, "buttonRight": buttonRight, "viewDivider": viewDivider])
  /// ```
  ///
  /// Each statement is a format in Apple's language, perhaps with a block that aligns its views with one
  /// another: `top`, `bottom` or, in vertical formats, `left`, `right`. `centerX` and `centerY` put every view
  /// that the statement names at the middle of its superview; these constraints go to the superviews and are
  /// not returned, and `centerX` wins where both are asked for. Comments are `/* … */`, `// …` and `# …`.
  ///
  /// - Parameters:
  ///   - text: the statements, each ended by a semicolon; the last may do without.
  ///   - views: the views by name, all of them in this view, or the view itself.
  /// - Returns: the constraints in the order of the text, each statement's alignments at its end. Empty after a
  ///   mistake.
  ///
  /// A mistake raises `NSInvalidArgumentException` with UIKit's text, see `LayoutException`; nothing is added then.
  ///
  /// Differs from QuickVFL: words in a block that mean nothing, a second block, and a block that is not closed
  /// are mistakes, where QuickVFL left the statement out in silence. A view counts as named by a statement only
  /// if its whole name occurs, not if the name is part of another. Constraints may have names, see
  /// ``q_namedConstraintsByText(_:involvedViews:)``.
  @discardableResult
  public func q_addConstraintsByText(_ text: String, involvedViews views: [String: Any]) -> [NSLayoutConstraint] {
    install(text, views)?.constraints ?? []
  }

  /// Adds the constraints that a text describes, as ``q_addConstraintsByText(_:involvedViews:)`` does, and
  /// returns those that the text names: `[view(w: 40)]` and `-(gap: 8)-` give `w` and `gap`.
  ///
  /// Differs from QuickVFL, which has nothing like it: there an array tells not which constraint to animate.
  @discardableResult
  public func q_namedConstraintsByText(_ text: String, involvedViews views: [String: Any])
    -> [String: NSLayoutConstraint]
  {
    install(text, views)?.named ?? [:]
  }

  private func install(_ text: String, _ views: [String: Any]) -> (
    constraints: [NSLayoutConstraint], named: [String: NSLayoutConstraint]
  )? {
    if enableVFLDebug { log(views) }
    let layout: VisualLayout
    do {
      layout = try VisualLayout(text, dialect: .quick, views: views)
    } catch {
      LayoutException.handler(.invalidArgument, error.appleReason(format: text))
      return nil
    }
    for constraint in layout.centring { (constraint.firstItem as? UIView)?.superview?.addConstraint(constraint) }
    let others = layout.constraints.filter { constraint in !layout.centring.contains { $0 === constraint } }
    addConstraints(others)
    return (others, layout.named)
  }

  private func log(_ views: [String: Any]) {
    for (name, view) in views.sorted(by: { $0.key < $1.key }) {
      let address = UInt(bitPattern: ObjectIdentifier(view as AnyObject))
      LayoutLog.handler("0x\(String(address, radix: 16)): \(name)")
    }
  }
}

/// Whether each text logs the addresses of its views by name, to be found again in UIKit's messages.
@MainActor public var enableVFLDebug = false
