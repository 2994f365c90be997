// SPDX-License-Identifier: MIT

import LayoutChecks

extension Setting {
  /// The setting as an object with the chosen values.
  var json: JSONValue {
    let members: [(key: String, value: String?)] = [
      ("device", device), ("orientation", orientation), ("textSize", textSize),
      ("direction", direction),
    ]
    return .object(members.compactMap { member in member.value.map { (key: member.key, value: .string($0)) } })
  }
}
