// SPDX-License-Identifier: MIT

import Foundation

/// The outcomes of the snapshots of a run of tests, which the tests write and the command counts.
public struct SnapshotTally {
  /// The file with one outcome on a line.
  ///
  /// Source: `SnapshotTally` of the module `RecordedSnapshots`.
  private let file: URL

  /// The variables with which the tests are started.
  public var environment: [String: String] { ["TINAMOU_SNAPSHOT_TALLY": file.path] }

  /// Creates an empty file in the directory of the build.
  public init(of package: AdaptedPackage) throws {
    file = package.output.appendingPathComponent("snapshots.txt")
    try FileManager.default.createDirectory(at: package.output, withIntermediateDirectories: true)
    try Data().write(to: file)
  }

  /// The sentence that counts the outcomes; `nil` without snapshots.
  public var sentence: String? { Self.sentence(outcomes) }

  /// The device whose screen most of the snapshots have; `nil` if it is the simulated one, or if the run recorded some.
  public var device: String? { Self.device(outcomes) }

  private var outcomes: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }

  /// Removes the outcomes, before another run.
  public func clear() throws { try Data().write(to: file) }

  /// Returns the device whose screen more than half of the snapshots have; `nil` if there is none.
  static func device(_ outcomes: String) -> String? {
    let lines = outcomes.split(separator: "\n")
    let devices = lines.filter { $0.hasPrefix("screen ") }.map { String($0.dropFirst("screen ".count)) }
    let counts = Dictionary(devices.map { ($0, 1) }, uniquingKeysWith: +)
    guard !lines.contains("missing"), let most = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }),
      most.value * 2 > lines.count
    else { return nil }
    return most.key
  }

  /// Returns the sentence for outcomes, one on a line; `nil` if there are none.
  static func sentence(_ outcomes: String) -> String? {
    // Behind the kind of a picture of another device stands its name.
    let lines = outcomes.split(separator: "\n").map { String($0.prefix { $0 != " " }) }
    if lines.isEmpty { return nil }
    let counts = Dictionary(lines.map { ($0, 1) }, uniquingKeysWith: +)
    let parts = kinds.compactMap { kind, words in counts[kind].map { "\($0) \(words)" } }
    let advice = Self.advice.compactMap { kind, words in counts[kind].map { _ in " " + words } }.joined()
    return "\(lines.count) snapshot\(lines.count == 1 ? "" : "s"): \(parts.joined(separator: ", ")).\(advice)"
  }

  private static let advice = [
    ("glyphs", "`--snapshot-tolerance text` accepts pictures that differ in glyphs only."),
    ("screen", "`--device NAME` simulates the device that recorded, which each failure names."),
  ]

  private static let kinds = [
    ("equal", "as recorded"), ("glyphs", "with other glyphs only"), ("picture", "with other pictures"),
    ("screen", "of other devices"), ("text", "with other texts"), ("missing", "not recorded before"),
  ]
}
