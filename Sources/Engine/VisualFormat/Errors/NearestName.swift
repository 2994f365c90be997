// SPDX-License-Identifier: MIT

/// Finds the name that a misspelled one was probably meant to be.
package enum NearestName {
  /// The candidate with the smallest edit distance from `name`; `nil` when none is close.
  ///
  /// Edits are insertions, deletions and substitutions of letters and swaps of adjacent letters. One edit is allowed
  /// for every three letters, and differences in case do not count. Ties are broken by the bytes of the candidates, so
  /// that the result does not depend on the order of a dictionary.
  ///
  /// - Complexity: The product of the two lengths, for each candidate of about the same length.
  package static func of(_ name: String, among candidates: some Sequence<String>) -> String? {
    let wanted = lowercased(name)
    let allowed = max(1, wanted.count / 3)
    var best: (candidate: String, edits: Int)?
    for candidate in candidates where candidate != name {
      let letters = lowercased(candidate)
      guard abs(letters.count - wanted.count) <= allowed, letters.count <= 64 else { continue }
      let edits = EditDistance.between(wanted, letters)
      guard edits <= allowed, edits < wanted.count else { continue }
      if let best, edits > best.edits || (edits == best.edits && comesFirst(best.candidate, candidate)) { continue }
      best = (candidate, edits)
    }
    return best?.candidate
  }

  private static func comesFirst(_ a: String, _ b: String) -> Bool {
    !b.utf8.lexicographicallyPrecedes(a.utf8)
  }

  private static func lowercased(_ name: String) -> [UInt8] {
    name.utf8.map { $0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0 }
  }
}
