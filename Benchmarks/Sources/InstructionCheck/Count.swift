// SPDX-License-Identifier: MIT

/// The instructions that building and editing a scene takes, as on record.
struct Count: Codable {
  let scene: String
  let instructions: Int
}
