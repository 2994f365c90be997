// SPDX-License-Identifier: MIT

/// The result of one process for one scene, decoded from its line of JSON.
struct Outcome: Codable {
  let engine: String
  let scene: String
  let views: Int
  let build_us: Double
  let frame_us: Double
  let steady_us: Double
  let bytes: Double
  let moved: Double
  let repeats: Int
  let isComplete: Bool
}
