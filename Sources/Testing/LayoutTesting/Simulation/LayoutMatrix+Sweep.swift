// SPDX-License-Identifier: MIT

import LayoutChecks
import LayoutModel
import Pictures
import Reports
import Tinamou

extension LayoutMatrix {
  /// Lays a view out at every width of a range, as far as that is needed, and returns the exact widths at which conflicts, ambiguity,
  /// cut texts, overlaps and content outside of its area begin and end.
  ///
  /// ```swift
  /// let sweep = LayoutMatrix.sweep(show(ProfileViewController()))
  /// #expect(sweep.spans.isEmpty, "\(sweep)")
  /// ```
  ///
  /// - Parameters:
  ///   - view: The view, which may be a window. Its height stays as it is. It has the last width afterward.
  ///   - widths: The widths, in points. The default is 320 to 1,366.
  ///   - isExhaustive: Whether every width is laid out, for views whose own code moves others. The default is `false`.
  @MainActor
  public static func sweep(
    _ view: UIView, widths: ClosedRange<Int> = LayoutSweep.standardRange, isExhaustive: Bool = false
  ) -> LayoutSweep {
    sweep(view, widths, .horizontal, isExhaustive)
  }

  /// Lays a view out at every height of a range, as far as that is needed, and returns the exact heights at which findings begin and
  /// end. The width stays as it is.
  @MainActor
  public static func sweep(_ view: UIView, heights: ClosedRange<Int>, isExhaustive: Bool = false) -> LayoutSweep {
    sweep(view, heights, .vertical, isExhaustive)
  }

  @MainActor
  private static func sweep(
    _ view: UIView, _ range: ClosedRange<Int>, _ axis: LayoutAxis, _ isExhaustive: Bool
  ) -> LayoutSweep {
    PseudoLanguage.whileShown(in: view) {
      LayoutLog.whileHandling(
        { _ in },
        {
          resize(view, axis, CGFloat(range.lowerBound))
          let description = LiveDescription(root: view)
          return LayoutSweeper(description, axis: axis, isExhaustive: isExhaustive) { resize(view, axis, $0) }
            .sweep(range)
        })
    }
  }

  @MainActor
  fileprivate static func resize(_ view: UIView, _ axis: LayoutAxis, _ length: CGFloat) {
    if axis == .horizontal { view.frame.size.width = length } else { view.frame.size.height = length }
    view.topmostSuperview.layoutIfNeeded()
  }
}

extension LayoutSweep: CustomStringConvertible {
  /// The sizes with their findings, one on each line.
  public var description: String { SweepReport(self, name: "sweep").text(style: .plain) }

  /// Draws the view at each size where a finding begins or ends, side by side at one scale.
  @MainActor
  public func filmStrip(of view: UIView) -> Picture {
    LayoutLog.whileHandling(
      { _ in }, { Picture(stripOf: view, at: turningPoints) { LayoutMatrix.resize(view, axis, CGFloat($0)) } })
  }
}
