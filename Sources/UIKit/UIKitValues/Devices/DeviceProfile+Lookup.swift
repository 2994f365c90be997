// SPDX-License-Identifier: MIT

import VisualFormat

extension DeviceProfile {
  /// Returns the device with the given name; `nil` if there is none.
  ///
  /// Case, spaces and punctuation do not matter, so `iphone15pro` and `iPhone SE 3rd generation` are found, and so are the names that
  /// Xcode prints, such as `iPad Pro 11-inch (M5)`. For a message about a name that is not found, use ``init(named:)``.
  ///
  /// - Complexity: Linear in the number of names in ``all``.
  public static func named(_ name: String) -> DeviceProfile? {
    let wanted = key(of: name)
    guard !wanted.isEmpty else { return nil }
    return all.first { profile in profile.names.contains { key(of: $0) == wanted } }
  }

  /// A name that no device has.
  public struct UnknownName: Error, Sendable, Hashable, CustomStringConvertible {
    /// The name.
    public let name: String
    /// The names of devices that are nearest to it, the most similar first.
    public let nearestNames: [String]

    /// A sentence without a final period.
    public var description: String {
      let names = nearestNames.dropLast().joined(separator: ", ")
      return "there is no device '\(name)'; the nearest names are \(names) and \(nearestNames.last ?? "")"
    }
  }

  /// Creates the device with the given name.
  ///
  /// - Throws: ``UnknownName`` with the nearest names, if there is no device with the name.
  public init(named name: String) throws(UnknownName) {
    guard let device = DeviceProfile.named(name) else {
      throw UnknownName(name: name, nearestNames: DeviceProfile.nearestNames(to: name))
    }
    self = device
  }

  /// Returns the device with the given name in documents of Interface Builder; `nil` if there is none.
  package static func documentDevice(_ name: String) -> DeviceProfile? {
    all.first { $0.documentNames.contains(name) }
  }

  /// Returns the device whose name in documents of Interface Builder begins with the given name, or the given name with
  /// it, such as `ipad10_9rounded` for `ipad10_9`; `nil` if there is none.
  package static func similarDocumentDevice(_ name: String) -> DeviceProfile? {
    guard name.contains("_") else { return nil }
    return all.first { $0.documentNames.contains { $0.hasPrefix(name) || name.hasPrefix($0) } }
  }

  /// The name and the aliases.
  public var names: [String] { [name] + aliases }

  /// Returns the device names most similar to `name`, at most `count`, the most similar first. Empty if none is
  /// similar.
  public static func suggestions(for name: String, count: Int = 3) -> [String] {
    let wanted = key(of: name)
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    return ranked(wanted).filter { $0.distance <= max(2, wanted.count / 3) }.prefix(count).map(\.name)
  }

  /// Returns the three names that are nearest to `name`, even if none is similar.
  private static func nearestNames(to name: String) -> [String] {
    ranked(String(key(of: name).prefix(64))).prefix(3).map(\.name)
  }

  /// All names with the number of edits that lead to `key`, the nearest first.
  private static func ranked(_ wanted: String) -> [(name: String, distance: Int)] {
    let letters = Array(wanted)
    let ranked = all.flatMap(\.names).map { (name: $0, distance: EditDistance.between(letters, Array(key(of: $0)))) }
    return ranked.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
  }

  static func key(of name: String) -> String {
    let letters = name.lowercased().unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }
    // Xcode writes “11-inch” where Apple's other names have the number only.
    return String(String.UnicodeScalarView(letters)).replacingOccurrences(of: "inch", with: "")
  }
}
