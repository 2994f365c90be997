// SPDX-License-Identifier: MIT

extension DeviceProfile {
  /// The reason for which a device cannot be simulated with a system.
  public struct MissingSystem: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name of the device.
    public let device: String
    /// The system that the device never had.
    public let system: InterfaceGeneration
    /// The versions of iOS that the device had. The last one can be the newest version that is known.
    public let systems: ClosedRange<Int>
    /// The device with the most similar screen that had the system; `nil` if there is none.
    public let nearestDevice: String?

    /// A sentence without a final period.
    public var description: String {
      let own =
        systems.upperBound == DeviceProfile.newestSystem
        ? "begins with iOS \(systems.lowerBound)" : "had iOS \(systems.lowerBound) to \(systems.upperBound)"
      let nearest = nearestDevice.map { "; the nearest device that had it is \($0)" } ?? ""
      return "\(device) \(own), and never had \(system.name)\(nearest)"
    }
  }

  /// Returns the versions of iOS that the device with the given name had; `nil` if they are not known, as for a device without a name.
  ///
  /// The name decides: an iPhone 8 and an iPhone SE of the third generation have the same screen.
  public static func systems(ofDeviceNamed name: String) -> ClosedRange<Int>? {
    let wanted = key(of: name)
    return systemTable.first { entry in entry.names.contains { key(of: $0) == wanted } }
      .map { $0.first...($0.last ?? newestSystem) }
  }

  /// Checks that the device with the given name had a system.
  ///
  /// - Throws: ``MissingSystem`` with the nearest device that had it.
  public static func requireSystem(_ system: InterfaceGeneration, ofDeviceNamed name: String) throws(MissingSystem) {
    guard let systems = systems(ofDeviceNamed: name), let device = named(name), !systems.overlaps(system.versions)
    else {
      return
    }
    throw MissingSystem(
      device: name, system: system, systems: systems, nearestDevice: device.nearest(with: system)?.name)
  }

  /// The first name of a device with the most similar screen that had a system, and the device.
  private func nearest(with system: InterfaceGeneration) -> (name: String, device: DeviceProfile)? {
    let candidates = DeviceProfile.all.filter { $0.idiom == idiom }.flatMap { device in
      device.names.filter { DeviceProfile.systems(ofDeviceNamed: $0)?.overlaps(system.versions) == true }.prefix(1)
        .map { (name: $0, device: device) }
    }
    func distance(_ device: DeviceProfile) -> CGFloat {
      abs(device.portraitWidth - portraitWidth) + abs(device.portraitHeight - portraitHeight)
    }
    return candidates.min { distance($0.device) < distance($1.device) }
  }

  /// The newest version of iOS that is known.
  fileprivate static let newestSystem = 27

  /// Devices with the first and the last version of iOS that they had; no last version for those that iOS 26 supports.
  private struct SystemEntry: Sendable {
    let names: [String]
    let first: Int
    let last: Int?

    init(_ first: Int, _ last: Int?, _ names: String...) {
      (self.first, self.last, self.names) = (first, last, names)
    }
  }

  /// Source: Apple, “iPhone models compatible with iOS” and “iPad models compatible with iPadOS” of each version; Facts, “Devices”.
  private static let systemTable: [SystemEntry] = [
    SystemEntry(4, 7, "iPhone 4"),
    SystemEntry(5, 9, "iPhone 4s"),
    SystemEntry(6, 10, "iPhone 5"),
    SystemEntry(7, 10, "iPhone 5c"),
    SystemEntry(7, 12, "iPhone 5s"),
    SystemEntry(9, 15, "iPhone SE (1st generation)", "iPhone 6s", "iPhone 6s Plus"),
    SystemEntry(8, 12, "iPhone 6", "iPhone 6 Plus"),
    SystemEntry(10, 15, "iPhone 7", "iPhone 7 Plus"),
    SystemEntry(11, 16, "iPhone 8", "iPhone 8 Plus", "iPhone X"),
    SystemEntry(12, 18, "iPhone XS", "iPhone XS Max", "iPhone XR"),
    SystemEntry(13, nil, "iPhone 11", "iPhone 11 Pro", "iPhone 11 Pro Max", "iPhone SE (2nd generation)", "iPhone SE"),
    SystemEntry(14, nil, "iPhone 12", "iPhone 12 mini", "iPhone 12 Pro", "iPhone 12 Pro Max"),
    SystemEntry(
      15, nil, "iPhone SE (3rd generation)", "iPhone 13", "iPhone 13 mini", "iPhone 13 Pro", "iPhone 13 Pro Max"),
    SystemEntry(16, nil, "iPhone 14", "iPhone 14 Plus", "iPhone 14 Pro", "iPhone 14 Pro Max"),
    SystemEntry(17, nil, "iPhone 15", "iPhone 15 Plus", "iPhone 15 Pro", "iPhone 15 Pro Max"),
    SystemEntry(
      18, nil, "iPhone 16", "iPhone 16 Plus", "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone 16e"),
    SystemEntry(
      26, nil, "iPhone 17", "iPhone 17 Pro", "iPhone 17 Pro Max", "iPhone 17e", "iPhone Air"),
    SystemEntry(27, nil, "iPhone 18 Pro", "iPhone 18 Pro Max", "iPhone Duo", "iPhone Duo (outer screen)"),
    SystemEntry(8, 15, "iPad Air 2"),
    SystemEntry(9, 15, "iPad mini 4"),
    SystemEntry(9, 16, "iPad Pro 9.7", "iPad Pro 12.9 (1st generation)"),
    SystemEntry(10, 16, "iPad (5th generation)"),
    SystemEntry(10, 17, "iPad Pro 10.5", "iPad Pro 12.9 (2nd generation)"),
    SystemEntry(11, 17, "iPad (6th generation)"),
    SystemEntry(12, nil, "iPad mini 5", "iPad mini (5th generation)", "iPad Air (3rd generation)", "iPad Air 10.5"),
    SystemEntry(12, nil, "iPad Pro 11 (1st generation)", "iPad Pro 12.9 (3rd generation)"),
    SystemEntry(13, 18, "iPad (7th generation)"),
    SystemEntry(13, nil, "iPad Pro 11 (2nd generation)", "iPad Pro 12.9 (4th generation)"),
    SystemEntry(14, nil, "iPad (8th generation)", "iPad Air (4th generation)", "iPad Air 10.9"),
    SystemEntry(14, nil, "iPad Pro 11 (3rd generation)", "iPad Pro 12.9 (5th generation)"),
    SystemEntry(15, nil, "iPad (9th generation)", "iPad mini 6", "iPad mini (6th generation)", "iPad mini 8.3"),
    SystemEntry(15, nil, "iPad Air (5th generation)"),
    SystemEntry(16, nil, "iPad (10th generation)", "iPad Pro 11 (4th generation)", "iPad Pro 12.9 (6th generation)"),
    SystemEntry(17, nil, "iPad Pro 11 (M4)", "iPad Pro 13 (M4)", "iPad Air 11 (M2)", "iPad Air 13 (M2)"),
    SystemEntry(
      18, nil, "iPad (A16)", "iPad (11th generation)", "iPad mini 7", "iPad mini (A17 Pro)", "iPad Air 11 (M3)",
      "iPad Air 13 (M3)"),
    SystemEntry(26, nil, "iPad Pro 11 (M5)", "iPad Pro 13 (M5)", "iPad Air 11 (M4)", "iPad Air 13 (M4)"),
  ]
}

extension InterfaceGeneration {
  /// The versions of iOS that have the generation's sizes: 13 to 16 for that of iOS 16, and 7 to 10 for that of iOS 10.
  fileprivate var versions: ClosedRange<Int> {
    switch self {
    case .iOS10: 7...10
    case .iOS16: 13...16
    default: rawValue...rawValue
    }
  }
}
