// SPDX-License-Identifier: MIT

import Testing

@testable import Tinamou
@testable import UIKitValues

@Suite("The device and system in the environment")
struct SimulatorEnvironmentTests {
  @Test("Nothing is simulated without a name")
  func empty() {
    let environment = SimulatorEnvironment(["PATH": "/bin"])
    #expect(environment.device == nil && environment.deviceName == nil && environment.problems.isEmpty)
    #expect(environment.generation == nil && environment.systemVersion == nil)
  }

  @Test("A device keeps its own name, and a system its own version")
  func names() {
    let environment = SimulatorEnvironment([
      "SIMULATOR_DEVICE_NAME": "iPhone 11 Pro", "SIMULATOR_RUNTIME_VERSION": "13.3",
    ])
    #expect(environment.device == DeviceProfile.named("iPhone X"))
    #expect(environment.deviceName == "iPhone 11 Pro")
    #expect(environment.generation == .iOS16 && environment.systemVersion == "13.3")
  }

  @Test("Unknown names are reported with the nearest names, and ignored")
  func unknown() throws {
    let environment = SimulatorEnvironment([
      "SIMULATOR_DEVICE_NAME": "iPhone 15 Prro", "SIMULATOR_RUNTIME_VERSION": "19.1",
    ])
    #expect(environment.device == nil && environment.deviceName == nil)
    #expect(environment.generation == nil && environment.systemVersion == nil)
    #expect(environment.problems.count == 2)
    #expect(environment.problems.first?.contains("iPhone 15 Pro") == true)
    #expect(environment.problems.last?.contains("'19.1'") == true)
  }
}
