// SPDX-License-Identifier: MIT

import ConstraintMaking
import LayoutModel
import Tinamou

/// A layout constraint created by a chain.
///
/// Differs from Masonry: it replaces the descriptions of all layout constraints; here only those of this class are in
/// its format, `<MASLayoutConstraint:key UIView:key.left == UIView:key.right * 2 + 8 ^high>`.
@preconcurrency @MainActor
public final class MASLayoutConstraint: NSLayoutConstraint {
  /// The name of the constraint in descriptions. The default is `nil`.
  public var mas_key: Any?

  public override nonisolated var description: String {
    MainThreadText.describing(self) {
      let name = mas_key.map { "\($0)" } ?? ObjectAddress.text(of: self)
      let equation = equation(Self.equations) {
        ConstrainedItem.describe($0, named: MadeConstraints<MASViewConstraint>.of($0)?.name)
      }
      return "<MASLayoutConstraint:\(name) \(equation)>"
    }
  }

  private static let equations = EquationWriter.chain(
    number: { String(format: "%g", $0) },
    priority: { priorityNames[UILayoutPriority(rawValue: $0)] ?? String(format: "%g", Double($0)) })

  private nonisolated static let priorityNames: [UILayoutPriority: String] = [
    MASLayoutPriorityDefaultHigh: "high", MASLayoutPriorityDefaultMedium: "medium", MASLayoutPriorityDefaultLow: "low",
    MASLayoutPriorityFittingSizeLevel: "fitting size",
  ]
}
