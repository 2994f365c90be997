// SPDX-License-Identifier: MIT

import ArgumentParser
import FileChecks

/// The value of `--shard`: one of several equal parts of the files, such as `2/8`.
struct Shard: ExpressibleByArgument, Equatable {
  let index: Int
  let count: Int

  init?(argument: String) {
    let parts = argument.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] > 0, (1...parts[1]).contains(parts[0]), argument.filter({ $0 == "/" }).count == 1
    else { return nil }
    (index, count) = (parts[0], parts[1])
  }

  /// Returns the part of `jobs` that belongs to this shard. Neighboring files are in different shards, because files of
  /// one folder are often of similar size.
  func part(of jobs: [FileJob]) -> [FileJob] {
    jobs.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
