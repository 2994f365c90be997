// SPDX-License-Identifier: MIT

import VisualFormat

extension DeviceProfile {
  /// Returns the device with the given name; `nil` if there is none.
  ///
  /// Case, spaces and punctuation do not matter, so `iphone15pro` and `iPhone SE 3rd generation` are found.
  ///
  /// - Complexity: Linear in the number of names in ``all``.
  public static func named(_ name: String) -> DeviceProfile? {
    let wanted = key(of: name)
    guard !wanted.isEmpty else { return nil }
    return all.first { profile in profile.names.contains { key(of: $0) == wanted } }
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
    let wanted = Array(key(of: name))
    guard !wanted.isEmpty, wanted.count <= 64 else { return [] }
    let ranked = all.flatMap(\.names).map { (name: $0, distance: EditDistance.between(wanted, Array(key(of: $0)))) }
    let near = ranked.filter { $0.distance <= max(2, wanted.count / 3) }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(count).map(\.name)
  }

  static func key(of name: String) -> String {
    String(
      String.UnicodeScalarView(name.lowercased().unicodeScalars.filter { CharacterSet.alphanumerics.contains($0) }))
  }
}
