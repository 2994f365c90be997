// SPDX-License-Identifier: MIT

/// A plane transform decomposed into rotation, shear, scale and translation, so that half of a rotation by an angle is
/// a rotation by half of it.
///
/// Source: Thomas, “Decomposing a matrix into simple transformations”, Graphics Gems II.
struct TransformParts {
  var angle: CGFloat
  var scaleX: CGFloat
  var scaleY: CGFloat
  var shear: CGFloat
  var tx: CGFloat
  var ty: CGFloat

  init(_ t: CGAffineTransform) {
    (tx, ty) = (t.tx, t.ty)
    var (a, b, c, d) = (t.a, t.b, t.c, t.d)
    scaleX = hypot(a, b)
    if scaleX > 0 { (a, b) = (a / scaleX, b / scaleX) }
    shear = a * c + b * d
    (c, d) = (c - a * shear, d - b * shear)
    scaleY = hypot(c, d)
    if scaleY > 0 { shear /= scaleY }
    // A reflection has a negative vertical scale.
    if t.a * t.d - t.b * t.c < 0 {
      scaleY = -scaleY
      shear = -shear
    }
    angle = scaleX > 0 ? atan2(b, a) : 0
  }

  var transform: CGAffineTransform {
    let (sine, cosine) = (sin(angle), cos(angle))
    return CGAffineTransform(
      a: cosine * scaleX, b: sine * scaleX, c: (cosine * shear - sine) * scaleY, d: (sine * shear + cosine) * scaleY,
      tx: tx, ty: ty)
  }

  /// The interpolated transform: plane transforms by their components and the shorter rotation, others by their matrix
  /// elements.
  static func between(_ from: CATransform3D, _ to: CATransform3D, at part: CGFloat) -> CATransform3D {
    guard CATransform3DIsAffine(from), CATransform3DIsAffine(to) else {
      return CATransform3D(rows: zip(from.rows, to.rows).map { $0 + ($1 - $0) * part })
    }
    let a = TransformParts(from.flattened)
    let b = TransformParts(to.flattened)
    var turn = b.angle - a.angle
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    func mix(_ x: CGFloat, _ y: CGFloat) -> CGFloat { x + (y - x) * part }
    var result = a
    result.angle = a.angle + turn * part
    result.scaleX = mix(a.scaleX, b.scaleX)
    result.scaleY = mix(a.scaleY, b.scaleY)
    result.shear = mix(a.shear, b.shear)
    result.tx = mix(a.tx, b.tx)
    result.ty = mix(a.ty, b.ty)
    return CATransform3DMakeAffineTransform(result.transform)
  }
}
