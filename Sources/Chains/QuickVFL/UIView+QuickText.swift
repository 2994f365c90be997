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
  /// Each statement is a format in Apple's language, with an optional block that aligns its views with each other:
  /// `top`, `bottom` or, in vertical formats, `left`, `right`. `centerX` and `centerY` center every view named in the
  /// statement in its superview. These constraints are installed on the superviews and not returned, and `centerX`
  /// takes precedence over `centerY`. Comments are `/* … */`, `// …` and `# …`.
  ///
  /// - Parameters:
  ///   - text: The statements, each terminated by a semicolon, which is optional after the last.
  ///   - views: The views by name. Each must be this view or in it.
  /// - Returns: The constraints in the order of the text, with each statement's alignment constraints at its end. Empty
  ///   for an invalid text.
  ///
  /// An invalid text raises `NSInvalidArgumentException` with UIKit's text, see `LayoutException`, and adds nothing.
  ///
  /// Differs from QuickVFL: unknown words in a block, a second block and an unclosed block are errors; QuickVFL ignores
  /// the statement. A view is named by a statement only if its whole name occurs, not if the name is part of another.
  /// Constraints can be named; see ``q_namedConstraintsByText(_:involvedViews:)``.
  ///
  /// - Complexity: Linear in the length of the text, and in the number of constraints times that of those that center
  ///   views.
  @discardableResult
  public func q_addConstraintsByText(_ text: String, involvedViews views: [String: Any]) -> [NSLayoutConstraint] {
    install(text, views)?.constraints ?? []
  }

  /// Adds the constraints that a text describes, as ``q_addConstraintsByText(_:involvedViews:)`` does, and returns
  /// those that are named in the text: `[view(w: 40)]` and `-(gap: 8)-` give `w` and `gap`.
  ///
  /// Differs from QuickVFL: it has no counterpart; its array does not show which constraint to animate.
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
    for constraint in layout.centering { (constraint.firstItem as? UIView)?.superview?.addConstraint(constraint) }
    let others = layout.constraints.filter { constraint in !layout.centering.contains { $0 === constraint } }
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

/// Whether the addresses of the views and their names are logged for each text, to identify them in UIKit's
/// messages. The default is `false`.
@MainActor public var enableVFLDebug = false
