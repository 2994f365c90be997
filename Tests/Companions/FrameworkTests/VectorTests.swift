// SPDX-License-Identifier: MIT

import Testing
import VectorFunctions

@Suite("Functions of simd")
struct VectorTests {
  @Test func numbersBetweenOthers() {
    #expect(simd_mix(2.0, 6.0, 0.25) == 3 && mix(Float(2), 6, t: 1) == 6)
    #expect(simd_clamp(7.0, 0, 5) == 5 && simd_clamp(-7.0, 0, 5) == 0 && clamp(3.0, min: 0, max: 5) == 3)
    #expect([0.0, 1, 1.5, 2, 3].map { simd_smoothstep(1, 2, $0) } == [0, 0, 0.5, 1, 1])
    #expect(simd_step(1.0, 0.5) == 0 && simd_step(1.0, 1) == 1)
    #expect([-2.5, 0, 4].map(simd_sign) == [-1, 0, 1] && simd_fract(-2.25) == 0.75)
  }

  @Test func vectors() {
    let (a, b) = (simd_double2(3, 4), simd_double2(0, 0))
    #expect(simd_length(a) == 5 && distance(a, b) == 5 && simd_distance_squared(a, b) == 25)
    #expect(simd_normalize(a) == [0.6, 0.8] && dot(a, [1, 2]) == 11)
    #expect(mix(a, b, t: 0.5) == [1.5, 2] && simd_mix(a, b, [0, 1]) == [3, 0])
    #expect(simd_clamp(a, [0, 0], [1, 5]) == [1, 4] && simd_abs(simd_float2(-1, 2)) == [1, 2])
    #expect(simd_cross(simd_float3(1, 0, 0), [0, 1, 0]) == [0, 0, 1] && simd_cross(a, [1, 2]) == [0, 0, 2])
    #expect(simd_reflect(a, [0, 1]) == [3, -4] && simd_project(a, [2, 0]) == [3, 0])
    #expect(simd_min(a, [5, 1]) == [3, 1] && simd_max(a, [5, 1]) == [5, 4] && simd_reduce_add(a) == 7)
  }
}
