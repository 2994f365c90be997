// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// Creates constraints for several views at once.
extension Array where Element: UIView {
  /// Calls `mas_makeConstraints` for each view, and returns all constraints.
  @preconcurrency @MainActor @discardableResult
  public func mas_makeConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    flatMap { $0.mas_makeConstraints(block) }
  }

  /// Calls `mas_updateConstraints` for each view, and returns all constraints.
  @preconcurrency @MainActor @discardableResult
  public func mas_updateConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    flatMap { $0.mas_updateConstraints(block) }
  }

  /// Calls `mas_remakeConstraints` for each view, and returns all constraints.
  @preconcurrency @MainActor @discardableResult
  public func mas_remakeConstraints(_ block: (_ make: MASConstraintMaker) -> Void) -> [MASConstraint] {
    flatMap { $0.mas_remakeConstraints(block) }
  }

  // MARK: Distribution

  /// Gives the views equal lengths along an axis, with a fixed spacing between them, from edge to edge of their
  /// common superview.
  ///
  /// With fewer than two views, or without a common superview, raises an exception and installs nothing.
  ///
  /// - Parameters:
  ///   - axisType: The axis.
  ///   - fixedSpacing: The distance between two views, in points.
  ///   - leadSpacing: The distance of the first view from the superview's left or top edge, in points.
  ///   - tailSpacing: The distance of the last view from the superview's right or bottom edge, in points.
  @preconcurrency @MainActor
  public func mas_distributeViews(
    along axisType: MASAxisType, withFixedSpacing fixedSpacing: CGFloat, leadSpacing: CGFloat, tailSpacing: CGFloat
  ) {
    guard let superview = superviewForDistribution() else { return }
    let (near, far, length) = axisType.attributes
    for (index, view) in enumerated() {
      view.mas_makeConstraints { make in
        if index == 0 {
          make.attributes(near).equalTo(superview).offset(leadSpacing)
        } else {
          let previous = self[index - 1]
          make.attributes(length).equalTo(previous)
          make.attributes(near).equalTo(previous.mas_attribute(far.mask.attributes[0])).offset(fixedSpacing)
        }
        if index == count - 1 { make.attributes(far).equalTo(superview).offset(-tailSpacing) }
      }
    }
  }

  /// Gives the views a fixed length along an axis, with equal spacing between them, from edge to edge of their common
  /// superview.
  ///
  /// With fewer than two views, or without a common superview, raises an exception and installs nothing.
  ///
  /// - Parameters:
  ///   - axisType: The axis.
  ///   - fixedItemLength: The length of each view, in points.
  ///   - leadSpacing: The distance of the first view from the superview's left or top edge, in points.
  ///   - tailSpacing: The distance of the last view from the superview's right or bottom edge, in points.
  @preconcurrency @MainActor
  public func mas_distributeViews(
    along axisType: MASAxisType, withFixedItemLength fixedItemLength: CGFloat, leadSpacing: CGFloat,
    tailSpacing: CGFloat
  ) {
    guard let superview = superviewForDistribution() else { return }
    let (near, far, length) = axisType.attributes
    for (index, view) in enumerated() {
      // The distances between the far edges are equal, from lead + length in the first view to the superview's edge -
      // tail.
      let share = CGFloat(index) / CGFloat(count - 1)
      view.mas_makeConstraints { make in
        make.attributes(length).equalTo(fixedItemLength)
        switch index {
        case 0: make.attributes(near).equalTo(superview).offset(leadSpacing)
        case count - 1: make.attributes(far).equalTo(superview).offset(-tailSpacing)
        default:
          make.attributes(far).equalTo(superview).multipliedBy(share)
            .offset((1 - share) * (fixedItemLength + leadSpacing) - share * tailSpacing)
        }
      }
    }
  }

  /// Returns the nearest common superview. If the views cannot be distributed, raises an exception and returns `nil`.
  @MainActor private func superviewForDistribution() -> UIView? {
    guard count > 1 else {
      LayoutException.handler(
        .internalInconsistency,
        "views to distribute need to bigger than one. There \(count == 1 ? "is 1" : "are \(count)"); constrain a single "
          + "view with mas_makeConstraints.")
      return nil
    }
    let superviews = compactMap(\.superview)
    var common: UIView? = superviews.first
    for superview in superviews { common = common?.mas_closestCommonSuperview(superview) }
    guard let common, superviews.count == count else {
      LayoutException.handler(
        .internalInconsistency,
        "Can't constrain views that do not share a common superview. \(count - superviews.count) of \(count) views have "
          + "no superview; add all of them to one hierarchy first.")
      return nil
    }
    return common
  }
}
