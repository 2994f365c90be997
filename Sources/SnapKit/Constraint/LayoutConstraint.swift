// SPDX-License-Identifier: MIT

import ConstraintMaking
import Tinamou

/// A constraint that a chain has made.
///
/// Its description contains the file and line of the chain:
/// `<SnapKit.LayoutConstraint:0x…@ProfileView.swift#12 UIView:0x….left == UIView:0x….left + 20.0>`.
@preconcurrency @MainActor
public class LayoutConstraint: NSLayoutConstraint {
  /// Where the chain that made this constraint stands in the sources.
  var location: SourceLocation?

  /// The label that the chain gave the constraint with `labeled`; also its identifier. The default is `nil`.
  public var label: String? {
    get { identifier }
    set { identifier = newValue }
  }

  public override nonisolated var description: String {
    MainActor.assumeIsolated {
      var text = "<" + ConstrainedItem.describe(self, named: label)
      if let location = location { text += "@" + location.text }
      return text + " " + Self.equation.text(of: self) + ">"
    }
  }

  private static let equation = ConstraintEquation(
    itemName: { ConstrainedItem.describe($0, named: ($0 as? any LayoutConstraintItem)?.made?.name) },
    number: { "\(Double($0))" },
    priority: { "\($0.rawValue)" })
}
