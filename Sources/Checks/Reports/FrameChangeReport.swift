// SPDX-License-Identifier: MIT

import Foundation

/// A report on the frames that differ between two revisions of a scene.
public struct FrameChangeReport: Sendable {
  /// A view whose frame differs between the revisions, with both frames in points, in the root's coordinates.
  public typealias Change = (name: String, before: CGRect?, after: CGRect?)

  private let changes: [Change]
  private let scene: String
  private let sentences: [String]

  /// Creates a report on the changes of the scene named `scene`, with sentences that explain them. The default is none.
  public init(_ changes: [Change], scene: String, sentences: [String] = []) {
    self.changes = changes
    self.scene = scene
    self.sentences = sentences
  }

  /// Returns a heading, one line for each view, and the sentences.
  public func text(style: ReportStyle) -> String {
    let count =
      changes.isEmpty ? "nothing has moved" : "\(changes.count) \(changes.count == 1 ? "view has" : "views have") moved"
    return ([style.bold(scene.singleLine + ": ") + count] + changes.map(line) + sentences.map { "  " + $0.singleLine })
      .joined(separator: "\n") + "\n"
  }

  private func line(_ change: Change) -> String {
    let name = change.name.singleLine
    switch (change.before, change.after) {
    case (let before?, let after?): return "  \(name): \(frame(before)) -> \(frame(after))"
    case (nil, let after?): return "  \(name): new at \(frame(after))"
    case (let before?, nil): return "  \(name): gone from \(frame(before))"
    case (nil, nil): return "  \(name)"
    }
  }

  private func frame(_ rect: CGRect) -> String {
    "[" + [rect.minX, rect.minY, rect.width, rect.height].map { NumberFormat.text(Double($0)) }.joined(separator: ", ")
      + "]"
  }
}
