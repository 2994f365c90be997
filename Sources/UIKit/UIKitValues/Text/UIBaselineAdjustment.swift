// SPDX-License-Identifier: MIT

/// The position of text that was reduced to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// The baseline has its position at full size.
  case alignBaselines = 0
  /// The text is centered.
  case alignCenters = 1
  /// The upper-left corner has its position at full size.
  case none = 2
}

extension UIBaselineAdjustment: NamedCases {
  package static var kindOfValue: String { "a baseline adjustment" }
  package static var namedCases: [(name: String, value: UIBaselineAdjustment)] {
    [("alignBaselines", .alignBaselines), ("alignCenters", .alignCenters), ("none", .none)]
  }
}
