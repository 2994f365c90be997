// SPDX-License-Identifier: MIT

import Tinamou

extension DeviceOrientation: NamedChoice {
  static var kind: String { "an orientation" }
  static var choices: [(name: String, value: DeviceOrientation)] {
    [("portrait", .portrait), ("landscape", .landscape)]
  }
}
