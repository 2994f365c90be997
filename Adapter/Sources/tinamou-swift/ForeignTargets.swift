// SPDX-License-Identifier: MIT

/// The targets of packages that Linux cannot compile.
enum ForeignTargets {
  /// The sentence that names them and what is left out.
  static func sentence(for names: Set<String>) -> String {
    let (list, isOne) = (names.sorted().joined(separator: ", "), names.count == 1)
    return "Left out, with what uses \(isOne ? "it" : "them"): the target\(isOne ? "" : "s") \(list), in Objective-C "
      + "or binary, which \(isOne ? "is" : "are") not compiled on Linux.\n"
  }
}
