// SPDX-License-Identifier: MIT

public import Foundation

extension Snapshotting where Value == Data, Format == Data {
  /// A strategy that compares bytes.
  public static var data: Snapshotting {
    Snapshotting(
      pathExtension: nil,
      diffing: Diffing(toData: { $0 }, fromData: { $0 }) { old, new in
        guard old != new else { return nil }
        let words =
          old.count == new.count
          ? "Expected data to match: \(zip(old, new).count { $0 != $1 }) of \(old.count) bytes differ."
          : "Expected \(old.count) bytes, got \(new.count)."
        return (words, [])
      })
  }
}
