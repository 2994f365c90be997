// SPDX-License-Identifier: MIT

import Foundation

/// The device and the system that the environment of the process names, as a simulator of Xcode does for its apps and tests:
/// `SIMULATOR_DEVICE_NAME`, such as “iPhone X”, and `SIMULATOR_RUNTIME_VERSION`, such as “13.3”.
///
/// They are those of the main screen until a device or system is chosen, and so of tests that simulate none.
package struct SimulatorEnvironment: Sendable {
  /// The device; `nil` if none is named, or an unknown one.
  package let device: DeviceProfile?
  /// The name of the device, which can be another than that of the profile: several devices have the same screen.
  package let deviceName: String?
  /// The generation of the system; `nil` if none is named, or an unknown one.
  package let generation: InterfaceGeneration?
  /// The version of the system.
  package let systemVersion: String?
  /// The first number of the version of the system.
  let majorVersion: Int?
  /// Sentences about names that are not known.
  package let problems: [String]

  /// The environment of this process. Its problems are written to `LayoutLog` when they are found.
  package static let current: SimulatorEnvironment = {
    let current = SimulatorEnvironment(ProcessInfo.processInfo.environment)
    current.problems.forEach(DrawingWarnings.writeOnce)
    return current
  }()

  /// Reads an environment.
  package init(_ environment: [String: String]) {
    let name = environment["SIMULATOR_DEVICE_NAME"], version = environment["SIMULATOR_RUNTIME_VERSION"]
    var problems: [String] = []
    var device: DeviceProfile?
    if let name {
      do throws(DeviceProfile.UnknownName) {
        device = try DeviceProfile(named: name)
      } catch {
        problems.append("SIMULATOR_DEVICE_NAME: \(error). The screen is that of an \(DeviceProfile.standard.name).")
      }
    }
    generation = version.flatMap(InterfaceGeneration.named)
    if let version, generation == nil {
      let known = InterfaceGeneration.allCases.map { String($0.rawValue) }.joined(separator: ", ")
      problems.append(
        "SIMULATOR_RUNTIME_VERSION: there is no system '\(version)'. The versions are \(known), and 13 to 15.")
    }
    self.device = device
    deviceName = device == nil ? nil : name
    systemVersion = generation == nil ? nil : version
    majorVersion = systemVersion.flatMap(InterfaceGeneration.majorVersion)
    self.problems = problems
  }
}
