// SPDX-License-Identifier: MIT

import Foundation

/// Facts that others recorded or asserted, in `Fixtures/Recordings`, whose page names the source of each.
public enum Recordings {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Recordings")

  /// Returns the contents of a file.
  public static func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  /// Returns the lines of a file.
  public static func lines(_ name: String) throws -> [String] {
    String(decoding: try data(name), as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Returns the cells of a table, without its headings.
  public static func rows(_ name: String) throws -> [[String]] {
    try lines(name).dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }
}
