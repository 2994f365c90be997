// SPDX-License-Identifier: MIT

/// A record of known findings, which later checks do not report again.
public struct Baseline: Sendable {
  /// The number of times each finding is known.
  private var counts: [BaselineEntry: Int] = [:]

  /// Creates a baseline of all findings in `files`.
  ///
  /// - Parameters:
  ///   - files: The checked files.
  ///   - name: A function that returns the name under which the baseline stores a path. Returns the path itself by
  ///     default.
  public init(of files: [CheckedFile], named name: (String) -> String = { $0 }) {
    for file in files {
      for finding in file.findings { counts[BaselineEntry(finding, in: name(file.path)), default: 0] += 1 }
    }
  }

  /// Changes the identifiers in the entries of each file, after the objects of the file were numbered anew.
  ///
  /// - Parameter name: A function that returns the present identifier of an object of a file.
  package mutating func rename(_ name: (_ file: String, _ identifier: String) -> String) {
    counts = Dictionary(
      counts.map { entry, count in (entry.renamed { name(entry.file, $0) }, count) }, uniquingKeysWith: +)
  }

  /// Removes known findings from `files` and returns the remaining findings with the number of removed ones. If a
  /// finding occurs more often than the baseline records, the additional occurrences are reported.
  public func leavingOutKnown(
    in files: [CheckedFile], named name: (String) -> String = { $0 }
  ) -> (files: [CheckedFile], count: Int) {
    var left = counts
    var count = 0
    let rest = files.map { file -> CheckedFile in
      var copy = file
      copy.findings.removeAll { finding in
        let entry = BaselineEntry(finding, in: name(file.path))
        guard let known = left[entry], known > 0 else { return false }
        left[entry] = known - 1
        count += 1
        return true
      }
      return copy
    }
    return (rest, count)
  }
}

extension Baseline: Codable {
  /// An entry and the number of times that it is known.
  private struct Known: Codable {
    let entry: BaselineEntry
    let count: Int
  }

  private enum Key: String, CodingKey {
    case schema, findings
  }

  /// Reads `{"schema":1,"findings":[…]}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let schema = try container.decode(Int.self, forKey: .schema)
    guard schema == 1 else {
      throw DecodingError.dataCorruptedError(
        forKey: .schema, in: container, debugDescription: "a baseline of schema \(schema) is not known")
    }
    for known in try container.decode([Known].self, forKey: .findings) {
      counts[known.entry, default: 0] += known.count
    }
  }

  /// Writes `{"schema":1,"findings":[…]}` in a stable order.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(1, forKey: .schema)
    let known = counts.map { Known(entry: $0.key, count: $0.value) }
      .sorted { ([$0.entry.file] + $0.entry.parts).lexicographicallyPrecedes([$1.entry.file] + $1.entry.parts) }
    try container.encode(known, forKey: .findings)
  }
}
