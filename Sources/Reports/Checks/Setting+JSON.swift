// SPDX-License-Identifier: MIT

import LayoutChecks

extension Setting {
  /// The cell as an object with the words that were chosen.
  var json: JSONValue {
    let members: [(key: String, value: String?)] = [
      ("device", device), ("orientation", orientation), ("textSize", textSize),
      ("direction", direction),
    ]
    return .object(members.compactMap { member in member.value.map { (key: member.key, value: .string($0)) } })
  }
}
