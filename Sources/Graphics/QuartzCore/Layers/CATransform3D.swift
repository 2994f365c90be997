// SPDX-License-Identifier: MIT

import Foundation

/// A transform of space, as a 4×4 matrix. Points are row vectors, multiplied from the left.
public struct CATransform3D: Equatable, Sendable {
  /// The elements of the first row.
  public var m11, m12, m13, m14: CGFloat
  /// The elements of the second row.
  public var m21, m22, m23, m24: CGFloat
  /// The elements of the third row.
  public var m31, m32, m33, m34: CGFloat
  /// The elements of the fourth row, which contains the translation in points.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix of zeros, as in Core Animation. ``CATransform3DIdentity`` is the identity.
  public init() { self.init(rows: Array(repeating: 0, count: 16)) }

  /// Creates a matrix from its elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat, m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat, m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a matrix from its sixteen elements, row by row.
  init(rows m: [CGFloat]) {
    self.init(
      m11: m[0], m12: m[1], m13: m[2], m14: m[3], m21: m[4], m22: m[5], m23: m[6], m24: m[7],
      m31: m[8], m32: m[9], m33: m[10], m34: m[11], m41: m[12], m42: m[13], m43: m[14], m44: m[15])
  }

  /// The sixteen elements, row by row.
  var rows: [CGFloat] {
    [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44]
  }

  /// The effect of the transform on the plane z = 0, projected onto it without perspective.
  package var flattened: CGAffineTransform {
    let depth = m44 == 0 ? 1 : m44
    return CGAffineTransform(
      a: m11 / depth, b: m12 / depth, c: m21 / depth, d: m22 / depth, tx: m41 / depth, ty: m42 / depth)
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Whether two transforms are equal.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation, in points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, tx, ty, tz, 1])
}

/// A scale by a factor along each axis.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D(rows: [sx, 0, 0, 0, 0, sy, 0, 0, 0, 0, sz, 0, 0, 0, 0, 1])
}

/// A rotation by `angle` radians around an axis. An axis of zero length gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0 else { return CATransform3DIdentity }
  let (x, y, z) = (x / length, y / length, z / length)
  let (c, s) = (cos(angle), sin(angle))
  let k = 1 - c
  return CATransform3D(rows: [
    c + x * x * k, x * y * k + z * s, x * z * k - y * s, 0,
    x * y * k - z * s, c + y * y * k, y * z * k + x * s, 0,
    x * z * k + y * s, y * z * k - x * s, c + z * z * k, 0,
    0, 0, 0, 1,
  ])
}

/// The transform that translates first and then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t) }

/// The transform that scales first and then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t) }

/// The transform that rotates first and then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D { CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t) }

/// The transform that applies `a` first and then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (p, q) = (a.rows, b.rows)
  var product: [CGFloat] = []
  for row in 0..<4 {
    for column in 0..<4 {
      product.append((0..<4).reduce(0) { sum, i in sum + p[row * 4 + i] * q[i * 4 + column] })
    }
  }
  return CATransform3D(rows: product)
}

/// The transform that applies an affine transform in the plane z = 0.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  CATransform3D(rows: [m.a, m.b, 0, 0, m.c, m.d, 0, 0, 0, 0, 1, 0, m.tx, m.ty, 0, 1])
}

/// Whether a transform is affine in the plane z = 0.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
  t.m13 == 0 && t.m14 == 0 && t.m23 == 0 && t.m24 == 0 && t.m31 == 0 && t.m32 == 0 && t.m33 == 1 && t.m34 == 0
    && t.m43 == 0 && t.m44 == 1
}

/// The affine transform of the plane. For a transform that is not affine, Core Animation's result is undefined; here it
/// is the projection.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform { t.flattened }

/// The inverse of a transform; the transform itself when it has none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D {
  var a = t.rows, inverse = CATransform3DIdentity.rows
  // Gauss–Jordan elimination, with the greatest entry of a column as its pivot.
  for column in 0..<4 {
    let pivot = (column..<4).max { abs(a[$0 * 4 + column]) < abs(a[$1 * 4 + column]) } ?? column
    let divisor = a[pivot * 4 + column]
    guard divisor != 0, divisor.isFinite else { return t }
    for i in 0..<4 {
      a.swapAt(pivot * 4 + i, column * 4 + i)
      inverse.swapAt(pivot * 4 + i, column * 4 + i)
    }
    for i in 0..<4 {
      a[column * 4 + i] /= divisor
      inverse[column * 4 + i] /= divisor
    }
    for row in 0..<4 where row != column {
      let factor = a[row * 4 + column]
      for i in 0..<4 {
        a[row * 4 + i] -= factor * a[column * 4 + i]
        inverse[row * 4 + i] -= factor * inverse[column * 4 + i]
      }
    }
  }
  return CATransform3D(rows: inverse)
}

/// A layer for hierarchies in space. It is drawn as a plain layer.
///
/// Source: Apple, `CATransformLayer`.
open class CATransformLayer: CALayer {}
