// SPDX-License-Identifier: MIT

/// A layout axis.
public enum FindingAxis: String, Sendable, Codable, CaseIterable {
  /// The horizontal axis.
  case horizontal
  /// The vertical axis.
  case vertical
}
