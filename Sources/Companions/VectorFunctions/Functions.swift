// SPDX-License-Identifier: MIT

import Foundation

// MARK: Numbers

/// Returns the number between two others at a part of the way: the first at 0, the second at 1.
public func simd_mix<T: VectorNumber>(_ x: T, _ y: T, _ t: T) -> T { x + t * (y - x) }
/// Returns the number between two others at a part of the way: the first at 0, the second at 1.
public func mix<T: VectorNumber>(_ x: T, _ y: T, t: T) -> T { simd_mix(x, y, t) }
/// Returns the nearest number between two bounds.
public func simd_clamp<T: VectorNumber>(_ x: T, _ min: T, _ max: T) -> T { Swift.min(Swift.max(x, min), max) }
/// Returns the nearest number between two bounds.
public func clamp<T: VectorNumber>(_ x: T, min: T, max: T) -> T { simd_clamp(x, min, max) }
/// Returns 0 below an edge, and 1 from it on.
public func simd_step<T: VectorNumber>(_ edge: T, _ x: T) -> T { x < edge ? 0 : 1 }
/// Returns 0 below the first edge, 1 above the second one, and a smooth curve between them.
public func simd_smoothstep<T: VectorNumber>(_ edge0: T, _ edge1: T, _ x: T) -> T {
  let part = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
  return part * part * (3 - 2 * part)
}
/// Returns -1, 0 or 1, as a number is below, at or above 0.
public func simd_sign<T: VectorNumber>(_ x: T) -> T { x == 0 ? 0 : x < 0 ? -1 : 1 }
/// Returns what is above the integer below a number.
public func simd_fract<T: VectorNumber>(_ x: T) -> T { x - x.rounded(.down) }

// MARK: Vectors

/// Returns the vector between two others at a part of the way.
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: VectorNumber { x + t * (y - x) }
/// Returns the vector between two others at a part of the way.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: VectorNumber { simd_mix(x, y, t) }
/// Returns the vector between two others at a part of the way.
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: VectorNumber { x + t * (y - x) }
/// Returns the vector with the smaller number of each element.
public func simd_min<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: VectorNumber { pointwiseMin(x, y) }
/// Returns the vector with the larger number of each element.
public func simd_max<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: VectorNumber { pointwiseMax(x, y) }
/// Returns the vector with each element between two bounds.
public func simd_clamp<V: SIMD>(_ x: V, _ min: V, _ max: V) -> V where V.Scalar: VectorNumber {
  pointwiseMin(pointwiseMax(x, min), max)
}
/// Returns the vector with the absolute values.
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: VectorNumber { pointwiseMax(x, -x) }
/// Returns the sum of the elements.
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: VectorNumber { x.sum() }
/// Returns the inner product of two vectors.
public func simd_dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: VectorNumber { (x * y).sum() }
/// Returns the inner product of two vectors.
public func dot<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: VectorNumber { simd_dot(x, y) }
/// Returns the square of the length of a vector.
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: VectorNumber { simd_dot(x, x) }
/// Returns the square of the length of a vector.
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: VectorNumber { simd_dot(x, x) }
/// Returns the length of a vector.
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: VectorNumber { simd_dot(x, x).squareRoot() }
/// Returns the length of a vector.
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: VectorNumber { simd_length(x) }
/// Returns the distance between two points.
public func simd_distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: VectorNumber { simd_length(x - y) }
/// Returns the distance between two points.
public func distance<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: VectorNumber { simd_length(x - y) }
/// Returns the square of the distance between two points.
public func simd_distance_squared<V: SIMD>(_ x: V, _ y: V) -> V.Scalar where V.Scalar: VectorNumber {
  simd_length_squared(x - y)
}
/// Returns the vector of length 1 in the direction of another one.
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: VectorNumber { x / simd_length(x) }
/// Returns the vector of length 1 in the direction of another one.
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: VectorNumber { simd_normalize(x) }
/// Returns the part of a vector in the direction of another one.
public func simd_project<V: SIMD>(_ x: V, _ y: V) -> V where V.Scalar: VectorNumber {
  simd_dot(x, y) / simd_dot(y, y) * y
}
/// Returns a vector after its reflection at a plane with a normal of length 1.
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: VectorNumber { x - 2 * simd_dot(x, n) * n }
/// Returns the vector product, which is at right angles to both vectors.
public func simd_cross<T: VectorNumber>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> {
  SIMD3(x.y * y.z - x.z * y.y, x.z * y.x - x.x * y.z, x.x * y.y - x.y * y.x)
}
/// Returns the vector product, which is at right angles to both vectors.
public func cross<T: VectorNumber>(_ x: SIMD3<T>, _ y: SIMD3<T>) -> SIMD3<T> { simd_cross(x, y) }
/// Returns the vector product of two vectors of a plane, which is at right angles to it.
public func simd_cross<T: VectorNumber>(_ x: SIMD2<T>, _ y: SIMD2<T>) -> SIMD3<T> {
  SIMD3(0, 0, x.x * y.y - x.y * y.x)
}
