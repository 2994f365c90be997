// SPDX-License-Identifier: MIT

/// A package that an Xcode project depends on.
public struct XcodePackage: Hashable, Sendable {
  /// The address or path.
  public var location: String
  /// The arguments of `.package` in a manifest.
  public var arguments: String
  /// The products that targets link.
  public var products: [String]
  /// Whether it is a directory near the project.
  public var isLocal = false

  /// The name by which manifests refer to it.
  public var identity: String {
    var name = location.split(separator: "/").last.map(String.init) ?? location
    if name.hasSuffix(".git") { name.removeLast(4) }
    return name
  }
}
