// SPDX-License-Identifier: MIT

/// A hash of bytes that is the same in every process (FNV-1a with 64 bits).
package struct ContentHash {
  private(set) var value: UInt64 = 14_695_981_039_346_656_037

  mutating func combine(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 1_099_511_628_211 }
  }

  package static func of(_ text: String) -> UInt64 {
    var hash = ContentHash()
    hash.combine(text.utf8)
    return hash.value
  }
}
