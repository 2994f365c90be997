// SPDX-License-Identifier: MIT

import LayoutChecks

/// A short identifier of a finding that stays the same when lines move.
enum Fingerprint {
  /// Returns a hash of the file, the rule, the scene, the views and the constraint, without line numbers and other
  /// numbers.
  static func text(of finding: Finding, in path: String) -> String {
    let parts = [path] + BaselineEntry(finding, in: path).parts
    let digits = String(hash(parts.joined(separator: "\u{0}")), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  /// Source: Fowler, Noll and Vo, FNV-1a of 64 bits.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01B3 }
  }
}
