// SPDX-License-Identifier: MIT

import QuartzCore
import TestSupport
import Testing

@Suite("Transforms in space")
struct Transform3DTests {
  private typealias Vector = [CGFloat]

  /// A row vector times the matrix.
  private func apply(_ t: CATransform3D, to v: Vector) -> Vector {
    let rows = [
      [t.m11, t.m12, t.m13, t.m14], [t.m21, t.m22, t.m23, t.m24], [t.m31, t.m32, t.m33, t.m34],
      [t.m41, t.m42, t.m43, t.m44],
    ]
    return (0..<4).map { column in (0..<4).reduce(0) { $0 + v[$1] * rows[$1][column] } }
  }

  private func isClose(_ a: Vector, _ b: Vector) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  private func random(_ numbers: inout SeededNumbers) -> CATransform3D {
    var t = CATransform3DMakeRotation(
      numbers.eighth(in: -3...3), numbers.eighth(in: -2...2), numbers.eighth(in: -2...2), 1)
    t = CATransform3DScale(t, numbers.eighth(in: 1...3), -numbers.eighth(in: 1...3), numbers.eighth(in: 1...2))
    t.m34 = -1 / 500
    return CATransform3DTranslate(
      t, numbers.eighth(in: -50...50), numbers.eighth(in: -50...50), numbers.eighth(in: -50...50))
  }

  @Test("concatenation applies the first transform first; the inverse undoes it", arguments: 0..<40)
  func concatenation(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let (a, b) = (random(&numbers), random(&numbers))
    let v: Vector = [numbers.eighth(in: -9...9), numbers.eighth(in: -9...9), numbers.eighth(in: -9...9), 1]
    #expect(isClose(apply(CATransform3DConcat(a, b), to: v), apply(b, to: apply(a, to: v))))
    #expect(isClose(apply(CATransform3DInvert(a), to: apply(a, to: v)), v))
  }

  @Test("a step is taken before the transform")
  func steps() {
    let base = CATransform3DMakeScale(2, 3, 4)
    #expect(apply(CATransform3DTranslate(base, 1, 1, 1), to: [0, 0, 0, 1]) == [2, 3, 4, 1])
    #expect(apply(CATransform3DScale(base, 5, 5, 5), to: [1, 1, 1, 1]) == [10, 15, 20, 1])
    let turned = CATransform3DRotate(base, .pi / 2, 0, 0, 1)
    #expect(isClose(apply(turned, to: [1, 0, 0, 1]), [0, 3, 0, 1]))
  }

  @Test("a rotation keeps its axis and lengths, and goes from x to y, from y to z, from z to x", arguments: 0..<20)
  func rotation(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let axis = (numbers.eighth(in: -2...2), numbers.eighth(in: -2...2), CGFloat(1))
    let t = CATransform3DMakeRotation(numbers.eighth(in: -3...3), axis.0, axis.1, axis.2)
    #expect(isClose(apply(t, to: [axis.0, axis.1, axis.2, 1]), [axis.0, axis.1, axis.2, 1]))
    let turned = apply(t, to: [3, 4, 0, 1])
    #expect(abs(turned[0] * turned[0] + turned[1] * turned[1] + turned[2] * turned[2] - 25) < 1e-9)
    #expect(isClose(apply(CATransform3DMakeRotation(.pi / 2, 0, 0, 1), to: [1, 0, 0, 1]), [0, 1, 0, 1]))
    #expect(isClose(apply(CATransform3DMakeRotation(.pi / 2, 1, 0, 0), to: [0, 1, 0, 1]), [0, 0, 1, 1]))
    #expect(isClose(apply(CATransform3DMakeRotation(.pi / 2, 0, 1, 0), to: [0, 0, 1, 1]), [1, 0, 0, 1]))
  }

  @Test("affine transforms keep their elements in space and back; others say that they are not")
  func affine() {
    let plane = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let space = CATransform3DMakeAffineTransform(plane)
    #expect(CATransform3DIsAffine(space) && CATransform3DGetAffineTransform(space) == plane)
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.002
    #expect(!CATransform3DIsAffine(perspective))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
  }

  @Test("a matrix without an inverse is its own; an axis without a length does not rotate")
  func degenerate() {
    let flat = CATransform3DMakeScale(1, 0, 1)
    #expect(CATransform3DEqualToTransform(CATransform3DInvert(flat), flat))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }
}
