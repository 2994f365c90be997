// SPDX-License-Identifier: MIT

import Tinamou

/// A control is smaller than a finger.
///
/// Source: Apple, Human Interface Guidelines, Accessibility: controls are 44 by 44 points, and never below 28 by 28.
/// Controls whose size is the system's own, such as switches, are not counted, nor is a size that a class of the author's
/// may give itself, since only the running program knows it.
public enum TouchTargetRule: LayoutRule {
  /// What the rule is called.
  public static let id = RuleID.smallTouchTarget

  /// The size that every control should have on both sides, in points.
  static let comfortable: CGFloat = 44
  /// The size below which a control is hard to hit, in points.
  static let least: CGFloat = 28

  /// What the rule finds in `layout`.
  public static func findings(in layout: CheckedLayout) -> [Finding] {
    layout.placedViews.compactMap { view in
      guard isTarget(view), min(view.bounds.width, view.bounds.height) < comfortable - 0.5,
        !isOfOwnClass(view, in: layout)
      else { return nil }
      let size = view.bounds.size
      return Finding(
        id, severity: min(size.width, size.height) < least - 0.5 ? .warning : nil,
        subjects: [layout.description.subject(of: view)],
        facts: .size(Extent(width: size.width, height: size.height)), remedy: .enlarge(to: Double(comfortable)),
        at: layout.description.location(of: view, .frame) ?? layout.description.location(of: view, .whole))
    }
  }

  private static func isTarget(_ view: UIView) -> Bool {
    guard let control = view as? UIControl, control.isUserInteractionEnabled else { return false }
    return control is UIButton || !ShownText.isWholeControl(control)
  }

  /// Whether each side that is too small is one that the author's own class decides, because no constraint does.
  private static func isOfOwnClass(_ view: UIView, in layout: CheckedLayout) -> Bool {
    guard layout.description.intentions(of: view).contains(.hasContentOfOwnClass) else { return false }
    let (given, wanted) = (view.bounds.size, view.intrinsicContentSize)
    let sides: [(axis: FindingAxis, given: CGFloat, wanted: CGFloat)] = [
      (.horizontal, given.width, wanted.width), (.vertical, given.height, wanted.height),
    ]
    return sides.filter { $0.given < comfortable - 0.5 }.allSatisfy { side in
      abs(side.given - side.wanted) < 0.5 && layout.constantSize(of: view, along: side.axis) == nil
    }
  }
}
