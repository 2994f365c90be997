// SPDX-License-Identifier: MIT

import Testing
import Tinamou

@MainActor
@Suite("Versions of the system")
struct SystemTests {
  @Test(
    "a system is found in the spellings that people and programs use",
    arguments: [
      ("26", InterfaceGeneration.iOS26), ("iOS 18", .iOS18), ("iPadOS 26.1", .iOS26), ("17.5.1", .iOS17),
      ("ios27", .iOS27),
      ("15", .iOS16), ("12.5", .iOS12),
    ])
  func names(_ name: String, _ system: InterfaceGeneration) { #expect(InterfaceGeneration.named(name) == system) }

  @Test(
    "a version that does not exist is not a system", arguments: ["", "19", "25", "iOS", "26.x", "9", "1.2.3.4", "-26"])
  func unknownNames(_ name: String) { #expect(InterfaceGeneration.named(name) == nil) }

  @Test("UIDevice answers with the version of the system that applies", arguments: InterfaceGeneration.allCases)
  func systemVersion(_ system: InterfaceGeneration) {
    let version = system.whileCurrent { UIDevice.current.systemVersion }
    #expect(version.hasPrefix("\(system.rawValue)."))
    #expect(InterfaceGeneration.named(version) == system)
  }

  @Test("every device whose systems are known is a device, and begins before it ends")
  func devicesOfSystems() throws {
    var count = 0
    for name in DeviceProfile.all.flatMap(\.names) {
      guard let systems = DeviceProfile.systems(ofDeviceNamed: name) else { continue }
      count += 1
      #expect(systems.lowerBound >= 4 && systems.upperBound <= 27, "\(name)")
    }
    #expect(count >= 50)
  }

  @Test(
    "a device that had a system is accepted",
    arguments: [
      ("iPhone 8", InterfaceGeneration.iOS16), ("iPhone XS", .iOS18), ("iPhone 11", .iOS26), ("iPhone 17", .iOS27),
      ("iPad Air 10.9", .iOS26), ("iPad 9.7", .iOS26), ("iPhone SE", .iOS26), ("iPhone SE (1st generation)", .iOS10),
    ])
  func presentSystems(_ device: String, _ system: InterfaceGeneration) throws {
    try DeviceProfile.requireSystem(system, ofDeviceNamed: device)
  }

  @Test(
    "a device that never had a system is refused with the nearest one that had it",
    arguments: [
      (
        "iPhone 8", InterfaceGeneration.iOS26,
        "iPhone 8 had iOS 11 to 16, and never had iOS 26; the nearest device that had it is iPhone SE (3rd generation)"
      ),
      (
        "iPhone 17", .iOS18,
        "iPhone 17 begins with iOS 26, and never had iOS 18; the nearest device that had it is iPhone 16 Pro"
      ),
      (
        "iphone x", .iOS17,
        "iphone x had iOS 11 to 16, and never had iOS 17; the nearest device that had it is iPhone 11 Pro"
      ),
      (
        "iPad (6th generation)", .iOS26,
        "iPad (6th generation) had iOS 11 to 17, and never had iOS 26; the nearest device that had it is iPad mini 5"
      ),
    ])
  func missingSystems(_ device: String, _ system: InterfaceGeneration, _ message: String) {
    let error = #expect(throws: DeviceProfile.MissingSystem.self) {
      try DeviceProfile.requireSystem(system, ofDeviceNamed: device)
    }
    #expect(error?.description == message)
  }
}
