// SPDX-License-Identifier: MIT

import Foundation
import Testing
import UIKit

/// The system of `ProcessInfo` is that of `UIDevice`.
@MainActor
@Suite("The version of the system that is shown")
struct ShownSystemVersionTests {
  @Test("the numbers are those of the device's system", arguments: [InterfaceGeneration.iOS16, .iOS18, .iOS26])
  func numbers(system: InterfaceGeneration) {
    system.whileCurrent {
      let version = ProcessInfo.processInfo.operatingSystemVersion
      #expect("\(version.majorVersion).\(version.minorVersion)" == UIDevice.current.systemVersion)
    }
  }

  @Test("a version is at least each earlier one and itself, and no later one")
  func comparison() {
    InterfaceGeneration.iOS18.whileCurrent {
      let own = ProcessInfo.processInfo.operatingSystemVersion
      func isAtLeast(_ major: Int, _ minor: Int, _ patch: Int) -> Bool {
        ProcessInfo.processInfo.isOperatingSystemAtLeast(
          OperatingSystemVersion(majorVersion: major, minorVersion: minor, patchVersion: patch))
      }
      #expect(isAtLeast(own.majorVersion, own.minorVersion, own.patchVersion))
      #expect(isAtLeast(own.majorVersion - 1, 99, 0))
      #expect(!isAtLeast(own.majorVersion, own.minorVersion + 1, 0))
      #expect(!isAtLeast(own.majorVersion + 1, 0, 0))
    }
  }
}
