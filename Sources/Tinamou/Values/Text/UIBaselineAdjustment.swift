// SPDX-License-Identifier: MIT

/// Where text goes that was made smaller to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline stays where it would be at full size.
  case alignBaselines = 0
  /// Its centre stays.
  case alignCenters = 1
  /// Its upper left corner stays.
  case none = 2
}
