// SPDX-License-Identifier: MIT

import Testing
import UIKit

@testable import Conversion

@MainActor
@Suite("Numbers as they are written")
struct NumberTextTests {
  @Test(
    "a text has no exponent and gives the same number",
    arguments: [
      0, -0.0, 1, -1, 0.1, 0.1 + 0.2, 1.0 / 3, -5.684341886080802e-14, 1e-7, 123e-9, 1e15, 1e16, 1.5e17, -1e19, 1e30,
      1e308,
      .pi * 1e100, .greatestFiniteMagnitude, .leastNormalMagnitude, .leastNonzeroMagnitude, -33.333333333333336,
    ])
  func double(_ number: Double) {
    let text = NumberText.text(number)
    #expect(Double(text) == number)
    #expect(text.allSatisfy { $0.isNumber || $0 == "-" || $0 == "." }, "\(text)")
    #expect(!text.hasSuffix(".0") && !text.hasPrefix(".") && text != "-0")
  }

  @Test("random numbers are read back exactly")
  func random() {
    var generator = SystemRandomNumberGenerator()
    for _ in 0..<20_000 {
      let number = Double(bitPattern: generator.next())
      guard number.isFinite else { continue }
      #expect(Double(NumberText.text(number)) == number)
      let short = Float(bitPattern: UInt32(truncatingIfNeeded: generator.next()))
      guard short.isFinite else { continue }
      #expect(Float(NumberText.text(short)) == short)
    }
  }

  @Test("a number that is not finite is refused with the constraint or view that has it")
  func infinite() throws {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView()
    view.accessibilityIdentifier = "box"
    view.layer.cornerRadius = .infinity
    root.addSubview(view)
    #expect(
      throws: ConversionError.inexpressibleView(
        name: "box", reason: "cornerRadius is inf, which is not a finite number")
    ) { try LayoutDescription(of: root) }
  }
}
