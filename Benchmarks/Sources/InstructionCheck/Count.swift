// SPDX-License-Identifier: MIT

/// The recorded number of instructions for building and editing a scene.
struct Count: Codable {
  let scene: String
  let instructions: Int
}
