// SPDX-License-Identifier: MIT

/// The packages that SwiftPM names when it does not find what a manifest requires of them.
public struct ResolutionErrors {
  private let lines: [Substring]

  /// Reads what SwiftPM printed.
  public init(_ log: String) { lines = log.split(whereSeparator: \.isNewline).filter { $0.contains("error: ") } }

  /// The packages, among some addresses, of which no version, branch or commit is the one that is required.
  public func packages(among addresses: [String]) -> [String] {
    addresses.filter { address in
      let versions = "no versions of '\(Self.identity(of: address))' match"
      return lines.contains { line in
        line.contains(versions) || line.contains("could not find ") && line.hasSuffix(" in \(address)")
      }
    }
  }

  /// The name that SwiftPM gives to a package.
  private static func identity(of address: String) -> String {
    let name = address.lowercased().split { $0 == "/" || $0 == ":" }.last ?? ""
    return String(name.hasSuffix(".git") ? name.dropLast(4) : name)
  }
}
