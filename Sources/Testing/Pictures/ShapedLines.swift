// SPDX-License-Identifier: MIT

import CPango
import Tinamou

/// Lines of text that were shaped and fitted to their widths, because pictures of a screen that changes show most texts again.
struct ShapedLines {
  /// The values that determine the glyphs of a line and their positions.
  struct Key: Hashable {
    let string: String
    let font: DrawingCommand.Font
    let width: CGFloat
    let letterSpacing: CGFloat
    let isRightToLeft: Bool

    init(_ line: DrawingCommand.TextLine) {
      string = line.string
      font = line.font
      width = line.width
      letterSpacing = line.letterSpacing
      isRightToLeft = line.isRightToLeft
    }
  }

  /// A layout whose only line is fitted. The list owns the layout.
  struct Entry {
    let layout: OpaquePointer
    let fit: ShapedLine.Fit
  }

  private var entries: [Key: Entry] = [:]
  /// The number of lines after which the list is cleared. A line takes about two kilobytes.
  private static let capacity = 512

  subscript(key: Key) -> Entry? { entries[key] }

  /// Keeps a line. The list becomes the owner of its layout.
  mutating func insert(_ entry: Entry, for key: Key) {
    if entries.count >= Self.capacity { removeAll() }
    entries[key] = entry
  }

  mutating func removeAll() {
    for entry in entries.values { g_object_unref(UnsafeMutableRawPointer(entry.layout)) }
    entries.removeAll(keepingCapacity: true)
  }
}
