// SPDX-License-Identifier: MIT

/// Across or down.
public enum FindingAxis: String, Sendable, Codable, CaseIterable {
  /// From side to side.
  case horizontal
  /// From top to bottom.
  case vertical
}
