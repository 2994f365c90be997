// SPDX-License-Identifier: MIT

import Foundation

/// Returns the version of iOS that is shown, for `ProcessInfo.operatingSystemVersion`; the module `FoundationCorrections` calls it.
@_silgen_name("tinamou_shown_system_version")
func shownSystemVersion() -> OperatingSystemVersion {
  let numbers = shownSystem.systemVersion.split(separator: ".").map { Int($0) ?? 0 } + [0, 0, 0]
  return OperatingSystemVersion(majorVersion: numbers[0], minorVersion: numbers[1], patchVersion: numbers[2])
}

/// The system of `UIDevice` on the main thread, and the one that was last set on others.
private var shownSystem: InterfaceGeneration {
  // Asked on the main thread only.
  Thread.isMainThread ? MainActor.assumeIsolated { InterfaceGeneration.system } : InterfaceGeneration.currentOnAnyThread
}
