// SPDX-License-Identifier: MIT

import Foundation

/// A rectangle of pixels.
package struct PixelArea: Equatable, Sendable {
  /// The column of the left and the row of the upper edge.
  package let x, y: Int
  /// The number of columns and rows.
  package let width, height: Int
}

/// A rectangle of pixels that moves up or down, as the content of a list that is scrolled.
package struct PixelMove: Equatable, Sendable {
  /// The rectangle before the move.
  package let area: PixelArea
  /// The number of rows by which it moves down; negative if it moves up.
  package let distance: Int
}

extension PixelImage {
  /// The rectangle of all pixels.
  var area: PixelArea { PixelArea(x: 0, y: 0, width: width, height: height) }
}

/// The steps that make an image another one of its size: a move, and then rectangles that are drawn.
struct PixelDifference: Equatable {
  /// The rectangle that moves first; `nil` if none does.
  var move: PixelMove?
  /// The rectangles that differ then, from top to bottom. They do not overlap.
  var areas: [PixelArea]

  /// Rows that are equal between two that differ belong to one rectangle with them, up to this number.
  private static let maximumGap = 16
  /// The smallest height of a rectangle that may have moved.
  private static let smallestMove = 64

  init(move: PixelMove?, areas: [PixelArea]) {
    (self.move, self.areas) = (move, areas)
  }

  /// Compares two images of equal size.
  ///
  /// - Complexity: Linear in the number of pixels.
  init(from old: PixelImage, to new: PixelImage) {
    areas = Self.areas(old, new)
    guard let first = areas.first, let last = areas.last else { return }
    let (left, right) = (areas.map(\.x).min() ?? 0, areas.map { $0.x + $0.width }.max() ?? 0)
    let whole = PixelArea(x: left, y: first.y, width: right - left, height: last.y + last.height - first.y)
    guard whole.height >= Self.smallestMove, let move = Self.likelyMove(old, new, in: whole) else { return }
    // What is left is compared with the image as it is after the move, so that a wrong guess only costs its size.
    let rest = Self.areas(old.moved(move), new)
    guard Self.pixelCount(rest) * 2 < Self.pixelCount(areas) else { return }
    (self.move, areas) = (move, rest)
  }

  private static func pixelCount(_ areas: [PixelArea]) -> Int { areas.reduce(0) { $0 + $1.width * $1.height } }

  /// The rectangles that differ, each of consecutive rows.
  private static func areas(_ old: PixelImage, _ new: PixelImage) -> [PixelArea] {
    let width = new.width
    return old.pixels.withUnsafeBufferPointer { old in
      new.pixels.withUnsafeBufferPointer { new in
        guard let oldStart = old.baseAddress, let newStart = new.baseAddress else { return [] }
        var areas: [PixelArea] = []
        var current: (top: Int, bottom: Int, left: Int, right: Int)?
        func close() {
          guard let (top, bottom, left, right) = current else { return }
          areas.append(PixelArea(x: left, y: top, width: right - left, height: bottom - top))
          current = nil
        }
        for row in 0..<new.count / max(width, 1) {
          let (oldRow, newRow) = (oldStart + row * width, newStart + row * width)
          if memcmp(oldRow, newRow, width * MemoryLayout<UInt32>.stride) == 0 { continue }
          if let bottom = current?.bottom, row - bottom > maximumGap { close() }
          var (left, right) = (current?.left ?? width, current?.right ?? 0)
          var column = 0
          while column < left, oldRow[column] == newRow[column] { column += 1 }
          left = min(left, column)
          column = width
          while column > right, oldRow[column - 1] == newRow[column - 1] { column -= 1 }
          right = max(right, column)
          current = (current?.top ?? row, row + 1, left, right)
        }
        close()
        return areas
      }
    }
  }

  /// The move by which most rows of an area find their old places; `nil` if few do.
  private static func likelyMove(_ old: PixelImage, _ new: PixelImage, in area: PixelArea) -> PixelMove? {
    let (oldRows, newRows) = (signatures(of: old, in: area), signatures(of: new, in: area))
    // Rows that look like others, such as empty ones, say nothing.
    var places: [UInt64: Int] = [:]
    for (row, signature) in oldRows.enumerated() { places[signature] = places[signature] == nil ? row : -1 }
    var votes: [Int: Int] = [:]
    for (row, signature) in newRows.enumerated() {
      if let place = places[signature], place >= 0 { votes[row - place, default: 0] += 1 }
    }
    guard let (distance, count) = votes.max(by: { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }),
      distance != 0, count >= 8
    else { return nil }
    // The rows that stay inside the area.
    let moved = PixelArea(
      x: area.x, y: area.y + max(0, -distance), width: area.width, height: area.height - abs(distance))
    return PixelMove(area: moved, distance: distance)
  }

  /// A number for each row of an area, from some of its pixels. Different numbers mean different rows.
  private static func signatures(of image: PixelImage, in area: PixelArea) -> [UInt64] {
    image.pixels.withUnsafeBufferPointer { pixels in
      (area.y..<area.y + area.height).map { row in
        var signature: UInt64 = 14_695_981_039_346_656_037
        var index = row * image.width + area.x
        let end = index + area.width
        while index < end {
          signature = (signature ^ UInt64(pixels[index])) &* 1_099_511_628_211
          index += 5
        }
        return signature
      }
    }
  }
}

extension PixelImage {
  /// The image after a move. What is not covered stays as it was.
  func moved(_ move: PixelMove) -> PixelImage {
    var result = self
    let area = move.area
    for row in area.y..<area.y + area.height {
      let (from, to) = (row * width + area.x, (row + move.distance) * width + area.x)
      result.pixels.replaceSubrange(to..<to + area.width, with: pixels[from..<from + area.width])
    }
    return result
  }
}
