// SPDX-License-Identifier: MIT

import LayoutModel
import Testing

@Suite("Pairs of attributes")
struct AttributePairingTests {
  struct Pair: Sendable {
    let first: LayoutAttribute
    let second: LayoutAttribute
    var multiplier = 1.0
    let fault: AttributePairingFault?
  }

  @Test(
    "only attributes of one kind can be related",
    arguments: [
      Pair(first: .left, second: .right, fault: nil),
      Pair(first: .leading, second: .trailingMargin, fault: nil),
      Pair(first: .leading, second: .centerX, fault: nil),
      Pair(first: .centerX, second: .left, fault: nil),
      Pair(first: .firstBaseline, second: .top, fault: nil),
      Pair(first: .width, second: .height, fault: nil),
      Pair(first: .width, second: .notAnAttribute, fault: nil),
      Pair(first: .width, second: .width, multiplier: 0, fault: nil),
      Pair(first: .left, second: .notAnAttribute, fault: .positionWithoutSecond),
      Pair(first: .left, second: .left, multiplier: 0, fault: .positionWithoutSecond),
      Pair(first: .leading, second: .left, fault: .directionalWithAbsolute),
      Pair(first: .rightMargin, second: .trailing, fault: .directionalWithAbsolute),
      Pair(first: .left, second: .width, fault: .positionWithSize),
      Pair(first: .height, second: .top, fault: .positionWithSize),
      Pair(first: .left, second: .top, fault: .differentAxes),
      Pair(first: .centerY, second: .centerX, fault: .differentAxes),
      Pair(first: .notAnAttribute, second: .left, fault: .firstAttributeMissing),
    ])
  func pairing(_ pair: Pair) {
    do {
      try pair.first.checkPairing(with: pair.second, multiplier: pair.multiplier)
      #expect(pair.fault == nil)
    } catch {
      #expect(error == pair.fault)
    }
  }
}
