// SPDX-License-Identifier: MIT

import LayoutModel
import Tinamou

/// A control's the touch target is smaller than recommended.
///
/// Source: Apple, Human Interface Guidelines, Accessibility: controls are 44 by 44 points, and never below 28 by 28.
/// Not reported for controls whose size the system determines, such as switches, nor for dimensions that a custom class
/// may determine, because they are known only at run time.
public enum TouchTargetRule: LayoutRule {
  /// The identifier of the rule.
  public static let id = RuleID.smallTouchTarget

  /// The recommended minimum width and height of a control, in points.
  static let comfortable: CGFloat = 44
  /// The width and height below which a control is hard to hit, in points.
  static let minimumSide: CGFloat = 28

  /// Returns the findings of the rule in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      // A control that a constraint gives no width or height is meant to be out of sight.
      guard isTarget(view), min(view.bounds.width, view.bounds.height) < comfortable - 0.5,
        min(view.bounds.width, view.bounds.height) >= 1,
        !isOfOwnClass(view, in: layout), !isPartOfBar(view)
      else { return nil }
      let size = view.bounds.size
      return Finding(
        id, severity: min(size.width, size.height) < minimumSide - 0.5 ? .warning : nil,
        subjects: [layout.description.subject(of: view)],
        details: .size(Size(width: size.width, height: size.height)), remedy: .enlarge(to: Double(comfortable)),
        at: layout.description.location(of: view, .frame) ?? layout.description.location(of: view, .whole))
    }
  }

  private static func isTarget(_ view: UIView) -> Bool {
    guard let control = view as? UIControl, control.isUserInteractionEnabled else { return false }
    return control is UIButton || !ShownText.isWholeControl(control)
  }

  /// Returns whether each dimension that is too small is determined by the author's own class, because no constraint
  /// determines it.
  private static func isOfOwnClass(_ view: UIView, in layout: CheckedLayout) -> Bool {
    guard layout.description.intentions(of: view).contains(.hasContentOfOwnClass) else { return false }
    let (given, wanted) = (view.bounds.size, view.intrinsicContentSize)
    let sides: [(axis: LayoutAxis, given: CGFloat, wanted: CGFloat)] = [
      (.horizontal, given.width, wanted.width), (.vertical, given.height, wanted.height),
    ]
    return sides.filter { $0.given < comfortable - 0.5 }.allSatisfy { side in
      abs(side.given - side.wanted) < 0.5 && layout.constantSize(of: view, along: side.axis) == nil
    }
  }

  /// Returns whether the system made the view for an item of a bar.
  private static func isPartOfBar(_ view: UIView) -> Bool {
    guard TypeName(type(of: view)).isOfFramework, !(view is UIButton) else { return false }
    return sequence(first: view, next: \.superview).contains {
      $0 is UINavigationBar || $0 is UIToolbar || $0 is UITabBar
    }
  }
}
