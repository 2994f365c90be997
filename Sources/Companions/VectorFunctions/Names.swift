// SPDX-License-Identifier: MIT

// swift-format-ignore-file: TypeNamesShouldBeCapitalized
// Not called `simd`: packages that ask `canImport(simd)` would expect Apple's matrices and quaternions.

/// A number that the functions of `simd` take: `Float` or `Double`.
public protocol VectorNumber: BinaryFloatingPoint, Codable, SIMDScalar, Sendable {}
extension Float: VectorNumber {}
extension Double: VectorNumber {}

/// A vector of 2 numbers, as in C.
public typealias simd_float2 = SIMD2<Float>
/// A vector of 3 numbers, as in C.
public typealias simd_float3 = SIMD3<Float>
/// A vector of 4 numbers, as in C.
public typealias simd_float4 = SIMD4<Float>
/// A vector of 2 numbers, as in C.
public typealias simd_double2 = SIMD2<Double>
/// A vector of 3 numbers, as in C.
public typealias simd_double3 = SIMD3<Double>
/// A vector of 4 numbers, as in C.
public typealias simd_double4 = SIMD4<Double>
/// A vector of 2 numbers, as in C.
public typealias simd_int2 = SIMD2<Int32>
/// A vector of 3 numbers, as in C.
public typealias simd_int3 = SIMD3<Int32>
/// A vector of 4 numbers, as in C.
public typealias simd_int4 = SIMD4<Int32>
/// A vector of 2 numbers, as in C.
public typealias simd_uint2 = SIMD2<UInt32>
/// A vector of 3 numbers, as in C.
public typealias simd_uint3 = SIMD3<UInt32>
/// A vector of 4 numbers, as in C.
public typealias simd_uint4 = SIMD4<UInt32>
