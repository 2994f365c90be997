// SPDX-License-Identifier: MIT

extension MarkupDocument {
  /// An identifier that no element of the document has, of Interface Builder's form `abc-de-fGh`.
  ///
  /// The same document gives the same identifiers, so that a command run twice writes the same file twice.
  public func newID() -> String {
    let used = Set(root.subtree.compactMap { $0["id"] })
    var number = UInt64(used.count)
    while true {
      number &+= 1
      let id = Self.identifier(from: number)
      if !used.contains(id) { return id }
    }
  }

  /// Letters and digits in groups of three, two and three, mixed well enough that neighbours look different.
  private static func identifier(from number: UInt64) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789")
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
}
