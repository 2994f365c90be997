// SPDX-License-Identifier: MIT

/// Makes invalid inputs from valid ones.
struct FuzzMutator {
  let seeds: [[UInt8]]
  /// Tokens of the language of the inputs.
  let tokens: [String]

  /// Numbers that often cause errors.
  private static let numbers = [
    "0", "-0", "-1", "1e19", "-1e19", "1e30", "1e309", "-1e309", "1e-320", "3e38", "1e308", "99999999999999999999",
    "-99999999999999999999", "9223372036854775807", "9223372036854775808", "2147483648", "4294967296", "65536", "0.1",
    "1e-9", "nan", "NaN", "inf", "-inf", "Infinity", "0x10", "1e", "1.5.5", "1000000", "1000000000", "1e7", "+5",
  ]

  /// Returns a seed with one to six changes.
  func input(_ generator: inout FuzzGenerator) -> [UInt8] {
    guard var bytes = seeds.randomElement(using: &generator) else { return [] }
    for _ in 0..<Int.random(in: 1...6, using: &generator) { change(&bytes, &generator) }
    return bytes.count > Self.greatestCount ? Array(bytes.prefix(Self.greatestCount)) : bytes
  }

  /// The maximum size of an input. Larger ones only slow down a run.
  private static let greatestCount = 200_000

  private func change(_ bytes: inout [UInt8], _ generator: inout FuzzGenerator) {
    let index = Int.random(in: 0...bytes.count, using: &generator)
    let end = min(bytes.count, index + Int.random(in: 1...60, using: &generator))
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: if index < bytes.count { bytes[index] = UInt8.random(in: 0...255, using: &generator) }
    case 1: if index < bytes.count { bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &generator) }
    case 2: bytes.removeSubrange(index..<end)
    case 3: bytes.insert(contentsOf: bytes[index..<end], at: index)
    case 4: repeatPart(&bytes, index..<end, &generator)
    case 5: bytes.removeSubrange(index...)
    case 6: insertPartOfAnother(&bytes, at: index, &generator)
    case 7: repeatIdentifier(&bytes, &generator)
    case 8: bytes.insert(contentsOf: Array((tokens.randomElement(using: &generator) ?? "").utf8), at: index)
    default: replaceNumber(&bytes, from: index, &generator)
    }
  }

  private func repeatPart(_ bytes: inout [UInt8], _ range: Range<Int>, _ generator: inout FuzzGenerator) {
    let part = Array(bytes[range])
    let count = Int.random(in: 1...200, using: &generator)
    bytes.insert(contentsOf: (0..<count).flatMap { _ in part }, at: range.lowerBound)
  }

  private func insertPartOfAnother(_ bytes: inout [UInt8], at index: Int, _ generator: inout FuzzGenerator) {
    guard let other = seeds.randomElement(using: &generator) else { return }
    let start = Int.random(in: 0...other.count, using: &generator)
    let length = Int.random(in: 1...400, using: &generator)
    bytes.insert(contentsOf: other[start..<min(other.count, start + length)], at: index)
  }

  /// Gives an element the identifier of another one, as after a merge.
  private func repeatIdentifier(_ bytes: inout [UInt8], _ generator: inout FuzzGenerator) {
    let places = Self.identifiers(in: bytes)
    guard let old = places.randomElement(using: &generator), let other = places.randomElement(using: &generator) else {
      return
    }
    bytes.replaceSubrange(old, with: Array(bytes[other]))
  }

  /// The places of the values of ` id="…"`.
  private static func identifiers(in bytes: [UInt8]) -> [Range<Int>] {
    let start = Array(" id=\"".utf8)
    var places: [Range<Int>] = []
    var index = 0
    while index + start.count < bytes.count {
      guard bytes[index] == start[0], bytes[index..<index + start.count].elementsEqual(start),
        let end = bytes[(index + start.count)...].firstIndex(of: UInt8(ascii: "\""))
      else {
        index += 1
        continue
      }
      places.append(index + start.count..<end)
      index = end
    }
    return places
  }

  /// Replaces the next number by an unusual one.
  private func replaceNumber(_ bytes: inout [UInt8], from index: Int, _ generator: inout FuzzGenerator) {
    guard let start = bytes[index...].firstIndex(where: Self.isDigit),
      let number = Self.numbers.randomElement(using: &generator)
    else { return }
    let end = bytes[start...].firstIndex { !Self.isDigit($0) && $0 != UInt8(ascii: ".") } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: Array(number.utf8))
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }
}
