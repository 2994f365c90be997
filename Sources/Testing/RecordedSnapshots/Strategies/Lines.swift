// SPDX-License-Identifier: MIT

import Foundation

extension Snapshotting where Value == String, Format == String {
  /// A strategy that compares texts by lines.
  public static var lines: Snapshotting { Snapshotting(pathExtension: "txt", diffing: .lines) }
}

extension Diffing where Value == String {
  /// A comparison of texts by lines.
  public static var lines: Diffing {
    Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }, diff: difference)
  }

  /// The views that moved, if the texts describe views, and the lines that differ; `nil` for equal texts.
  private static func difference(_ old: String, _ new: String) -> (String, [XCTAttachment])? {
    guard old != new else { return nil }
    let moved = DescribedFrames(new).changes(since: DescribedFrames(old))
    let lines = LineDifference(old, new).text
    let words = moved.isEmpty ? "\n\n" + lines : "\n\n" + moved.joined(separator: "\n") + "\n\n" + lines
    return (words, [XCTAttachment(string: lines)])
  }
}
