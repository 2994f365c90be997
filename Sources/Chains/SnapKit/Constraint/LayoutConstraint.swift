// SPDX-License-Identifier: MIT

import ConstraintMaking
import LayoutModel
import Tinamou

/// A constraint created by a chain.
///
/// Its description contains the file and line of the chain:
/// `<SnapKit.LayoutConstraint:0x…@ProfileView.swift#12 UIView:0x….left == UIView:0x….left + 20.0>`.
@preconcurrency @MainActor
public class LayoutConstraint: NSLayoutConstraint {
  /// The source location of the chain that created this constraint.
  var location: CallLocation?

  /// The label that the chain set with `labeled`; also the constraint's identifier. The default is `nil`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  public override nonisolated var description: String {
    MainThreadText.describing(self) {
      var text = "<" + ConstrainedItem.describe(self, named: label)
      if let location = location { text += "@" + location.text }
      let equation = equation(Self.equations) {
        ConstrainedItem.describe($0, named: ($0 as? any LayoutConstraintItem)?.made?.name)
      }
      return text + " " + equation + ">"
    }
  }

  private static let equations = EquationWriter.chain(number: { "\($0)" }, priority: { "\($0)" })
}
