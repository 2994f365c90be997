// SPDX-License-Identifier: MIT

extension MarkupDocument {
  /// Returns an identifier that is unique in the document, in Interface Builder's format `abc-de-fGh`.
  ///
  /// Identifiers are deterministic: the same document results in the same identifiers, so repeating a command writes
  /// the same file.
  ///
  /// - Parameter purpose: The purpose of the identifier. Different purposes result in different identifiers, so that
  ///   the changes of two people to the same document can be merged.
  public func newID(for purpose: String = "") -> String { newID(for: purpose, besides: identifiers) }

  /// The identifiers of all elements.
  package var identifiers: Set<String> { Set(root.subtree.compactMap { $0["id"] }) }

  /// Returns the identifier that ``newID(for:)`` returns while the elements have the identifiers `used`.
  package func newID(for purpose: String, besides used: Set<String>) -> String {
    var number = UInt64(used.count) &+ Self.hash(of: purpose)
    while true {
      number &+= 1
      let id = Self.identifier(from: number)
      if !used.contains(id) { return id }
    }
  }

  /// Returns the Fowler–Noll–Vo hash of `text`, which is the same in every process; 0 for empty text.
  private static func hash(of text: String) -> UInt64 {
    guard !text.isEmpty else { return 0 }
    return text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// Returns letters and digits in groups of three, two and three, mixed so that consecutive numbers result in
  /// different identifiers.
  private static func identifier(from number: UInt64) -> String {
    var state = (number &+ 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
    state ^= state >> 31
    var characters: [Character] = []
    for _ in 0..<8 {
      characters.append(letters[Int(state % 62)])
      state = (state / 62) ^ (state << 7)
    }
    characters.insert("-", at: 5)
    characters.insert("-", at: 3)
    return String(characters)
  }

  private static let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
}
