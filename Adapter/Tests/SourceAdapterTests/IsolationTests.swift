// SPDX-License-Identifier: MIT

import SourceAdapter
import Testing

struct IsolationTests {
  @Test(arguments: ["CALayer", "CAShapeLayer", "CABasicAnimation", "NSLayoutManager", "Operation"])
  func subclassesOfClassesWithoutAnActorHaveNone(superclass: String) {
    let rows = adapted("import UIKit\nfinal class A: \(superclass) {}\npublic class B: A {}\n").rows
    #expect(rows[1].hasPrefix("nonisolated final class A: \(superclass) {"))
    #expect(rows[2].hasPrefix("nonisolated public class B: A {"))
  }

  @Test(arguments: [
    "@MainActor class A: CALayer {}", "nonisolated class A: CALayer {}", "class A: UIView {}", "class A: NSObject {}",
    "class A: CALayer, Showing {}", "@DrawingActor class A: CALayer {}",
  ])
  func otherClassesStay(declaration: String) {
    let row = adapted("import UIKit\n\(declaration)\n").rows[1]
    #expect(row.hasPrefix(declaration.dropLast(2)))
  }
}
