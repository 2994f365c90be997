// SPDX-License-Identifier: MIT

import Foundation

/// The lines in which two versions of a file differ.
struct ChangedLines {
  /// The lines after the change that are new or other than before, counted from 1.
  private(set) var inserted: [Int] = []
  /// The lines after the change behind which lines are gone; 0 for the start of the file.
  private(set) var removals: [Int] = []

  /// Whether the versions do not differ in these lines.
  var isEmpty: Bool { inserted.isEmpty && removals.isEmpty }

  /// Compares two versions. Lines that `isIgnored` names, which are trimmed, do not count, and neither do spaces at their ends.
  init(_ before: String, _ after: String, ignoring isIgnored: (Substring) -> Bool = { _ in false }) {
    let (old, new) = (Self.lines(of: before, isIgnored), Self.lines(of: after, isIgnored))
    let difference = new.map(\.text).difference(from: old.map(\.text))
    inserted = difference.insertions.map { new[$0.offset].number }
    let added = Set(difference.insertions.map(\.offset))
    let gone = Set(difference.removals.map(\.offset))
    // A removed line stood behind the lines that are kept before it.
    var next = 0
    var places: Set<Int> = []
    for offset in old.indices {
      while added.contains(next) { next += 1 }
      if gone.contains(offset) {
        places.insert(next == 0 ? 0 : new[next - 1].number)
      } else {
        next += 1
      }
    }
    removals = places.subtracting(inserted).sorted()
  }

  private static func lines(
    of text: String, _ isIgnored: (Substring) -> Bool
  ) -> [(number: Int, text: Substring)] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { offset, line in
      let trimmed = line.trimmed
      return trimmed.isEmpty || isIgnored(trimmed) ? nil : (offset + 1, trimmed)
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var result = drop { $0 == " " || $0 == "\t" }
    while let last = result.last, last == " " || last == "\t" || last == "\r" { result.removeLast() }
    return result
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
