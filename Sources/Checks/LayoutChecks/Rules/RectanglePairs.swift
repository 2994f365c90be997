// SPDX-License-Identifier: MIT

import Tinamou

/// The pairs among many rectangles that meet.
enum RectanglePairs {
  /// Returns the pairs of rectangles that overlap or touch, each with the greater index first, in ascending order. A null rectangle is
  /// in no pair.
  ///
  /// - Complexity: n log n, and the number of pairs that overlap along the longer side of the union.
  static func meeting(_ rectangles: [CGRect]) -> [(front: Int, back: Int)] {
    let union = rectangles.reduce(CGRect.null) { $0.union($1) }
    let isAcross = union.width > union.height
    func range(_ rectangle: CGRect) -> (start: CGFloat, end: CGFloat) {
      isAcross ? (rectangle.minX, rectangle.maxX) : (rectangle.minY, rectangle.maxY)
    }
    // Goes along the longer side, past one start after the other, with the rectangles that have not ended.
    let order = rectangles.indices.filter { !rectangles[$0].isNull }.sorted {
      range(rectangles[$0]).start < range(rectangles[$1]).start
    }
    var open: [Int] = []
    var pairs: [(front: Int, back: Int)] = []
    for index in order {
      let start = range(rectangles[index]).start
      open.removeAll { range(rectangles[$0]).end < start }
      for other in open where !rectangles[index].intersection(rectangles[other]).isNull {
        pairs.append((max(index, other), min(index, other)))
      }
      open.append(index)
    }
    return pairs.sorted { ($0.front, $0.back) < ($1.front, $1.back) }
  }
}
