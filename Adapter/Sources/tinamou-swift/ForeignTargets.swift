// SPDX-License-Identifier: MIT

import Delivery

/// The targets of packages that Linux cannot compile.
enum ForeignTargets {
  /// The sentences that name them, and what takes their place or is left out; empty if there are none.
  static func sentences(for manifest: AmendedManifest) -> String {
    lost(manifest.lostTargets) + replaced(Set(manifest.standIns.keys))
  }

  private static func lost(_ names: Set<String>) -> String {
    if names.isEmpty { return "" }
    let isOne = names.count == 1
    return "Left out, with what uses \(isOne ? "it" : "them"): \(list(names)), in Objective-C "
      + "or binary, which \(isOne ? "is" : "are") not compiled on Linux.\n"
  }

  private static func replaced(_ names: Set<String>) -> String {
    if names.isEmpty { return "" }
    let isOne = names.count == 1
    return "In Objective-C, which is not compiled on Linux: \(list(names)). Stand-ins take the place of what "
      + "\(isOne ? "its" : "their") headers declare; methods do nothing and return empty values.\n"
  }

  private static func list(_ names: Set<String>) -> String {
    "the target\(names.count == 1 ? "" : "s") \(names.sorted().joined(separator: ", "))"
  }
}
