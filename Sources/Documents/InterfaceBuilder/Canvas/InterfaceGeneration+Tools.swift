// SPDX-License-Identifier: MIT

import InterfaceDocuments
import Tinamou

extension InterfaceGeneration {
  /// The generation of iOS that the tools of `version` draw.
  init(_ version: InterfaceToolsVersion) {
    switch version.number {
    case ..<13000: self = .iOS10
    case ..<14300: self = .iOS11
    case ..<14800: self = .iOS12
    case 24000...: self = .iOS26
    default: self = .iOS16
    }
  }
}
