// SPDX-License-Identifier: MIT

import CoreGraphics
import TestSupport
import Testing

@Suite("Affine transforms")
struct AffineTransformTests {
  /// The product of two 3 × 3 matrices of row vectors, computed from the definition.
  private func product(_ p: CGAffineTransform, _ q: CGAffineTransform) -> [CGFloat] {
    func rows(_ t: CGAffineTransform) -> [[CGFloat]] { [[t.a, t.b, 0], [t.c, t.d, 0], [t.tx, t.ty, 1]] }
    let (left, right) = (rows(p), rows(q))
    return (0..<3).flatMap { row in
      (0..<2).map { column in (0..<3).reduce(0) { $0 + left[row][$1] * right[$1][column] } }
    }
  }

  private func elements(_ t: CGAffineTransform) -> [CGFloat] { [t.a, t.b, t.c, t.d, t.tx, t.ty] }

  private func random(_ numbers: inout SeededNumbers) -> CGAffineTransform {
    let values = (0..<6).map { _ in CGFloat(numbers.eighth(in: -4...4)) }
    return CGAffineTransform(values[0], values[1], values[2], values[3], values[4], values[5])
  }

  private func isClose(_ a: [CGFloat], _ b: [CGFloat]) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0)) }
  }

  @Test("concatenation is the product of the matrices, and applies the first transform first", arguments: 0..<50)
  func concatenation(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let (p, q) = (random(&numbers), random(&numbers))
    let point = CGPoint(x: numbers.eighth(in: -50...50), y: numbers.eighth(in: -50...50))
    #expect(elements(p.concatenating(q)) == product(p, q))
    #expect(point.applying(p).applying(q) == point.applying(p.concatenating(q)))
  }

  @Test("translating, scaling and rotating take place before the transform", arguments: 0..<20)
  func steps(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let transform = random(&numbers)
    let (x, y) = (CGFloat(numbers.eighth(in: -9...9)), CGFloat(numbers.eighth(in: -9...9)))
    let translated = transform.translatedBy(x: x, y: y)
    #expect(elements(translated) == product(CGAffineTransform(translationX: x, y: y), transform))
    #expect(elements(transform.scaledBy(x: x, y: y)) == product(CGAffineTransform(scaleX: x, y: y), transform))
    let rotated = transform.rotated(by: x)
    #expect(isClose(elements(rotated), product(CGAffineTransform(rotationAngle: x), transform)))
  }

  @Test("the inverse undoes a transform; a transform without one is its own", arguments: 0..<50)
  func inverse(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let transform = random(&numbers)
    let inverse = transform.inverted()
    if transform.a * transform.d == transform.b * transform.c {
      #expect(inverse == transform)
    } else {
      #expect(isClose(product(transform, inverse), [1, 0, 0, 1, 0, 0]))
    }
  }

  @Test("a rectangle becomes the box of its corners, a size loses the translation", arguments: 0..<30)
  func rectangles(seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let transform = random(&numbers)
    let rect = CGRect(
      x: numbers.eighth(in: -9...9), y: numbers.eighth(in: -9...9), width: numbers.eighth(in: 0...9),
      height: numbers.eighth(in: 0...9))
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map { $0.applying(transform) }
    let box = rect.applying(transform)
    #expect(box.minX == corners.map(\.x).min() && box.maxX == corners.map(\.x).max())
    #expect(box.minY == corners.map(\.y).min() && box.maxY == corners.map(\.y).max())
    let size = CGSize(width: 3, height: 5).applying(transform)
    #expect(size.width == 3 * transform.a + 5 * transform.c && size.height == 3 * transform.b + 5 * transform.d)
  }

  @Test("a quarter turn takes the x axis to the y axis, which is clockwise on a screen")
  func quarterTurn() {
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < 1e-15 && turned.y == 1)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(!CGAffineTransform().isIdentity)
  }
}
