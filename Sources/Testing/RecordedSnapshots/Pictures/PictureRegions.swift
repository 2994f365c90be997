// SPDX-License-Identifier: MIT

import Foundation
import Pictures

/// The regions in which two pictures of the same size differ, and what differs there.
struct PictureRegions {
  /// The kind of difference in a region.
  enum Kind: String, CaseIterable {
    case glyphs, antialiasing, translucency, color, shadow, artwork
  }

  /// A rectangle of pixels.
  struct Region {
    let kind: Kind
    let x: ClosedRange<Int>
    let y: ClosedRange<Int>
    let differing: Int
  }

  /// The regions, those with most differing pixels first.
  private(set) var regions: [Region] = []

  private let old: PixelImage
  private let new: PixelImage
  private let textBoxes: [CGRect]
  private let limit: Int
  /// Whether each pixel differs.
  private let mask: [Bool]

  /// The size of the squares by which pixels that differ are joined, in pixels.
  private static let square = 8

  /// Finds the regions.
  ///
  /// - Parameters:
  ///   - old: The recorded picture.
  ///   - new: The new picture.
  ///   - textBoxes: The boxes of the lines of text in the new picture, in pixels.
  ///   - limit: The difference of a component up to which pixels are equal.
  init(_ old: PixelImage, _ new: PixelImage, textBoxes: [CGRect], limit: Int = 0) {
    self.old = old
    self.new = new
    self.textBoxes = textBoxes.map { $0.insetBy(dx: -3, dy: -$0.height * 0.3) }
    self.limit = limit
    mask = Self.mask(old.pixels, new.pixels, limit)
    regions = joinedSquares().map(region).sorted { $0.differing > $1.differing }
  }

  // MARK: Finding

  /// Whether each pixel differs. Loops over all pixels are written for builds without optimization, which tests are.
  private static func mask(_ old: [UInt32], _ new: [UInt32], _ limit: Int) -> [Bool] {
    var mask = [Bool](repeating: false, count: new.count)
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        mask.withUnsafeMutableBufferPointer { mask in
          var index = 0
          let end = new.count
          while index < end {
            if old[index] != new[index], difference(old[index], new[index]) > limit { mask[index] = true }
            index += 1
          }
        }
      }
    }
    return mask
  }

  /// The largest difference of a component of two pixels.
  private static func difference(_ a: UInt32, _ b: UInt32) -> Int {
    var largest = 0
    var (a, b) = (Int(a), Int(b))
    while a != 0 || b != 0 {
      let distance = abs((a & 0xFF) - (b & 0xFF))
      if distance > largest { largest = distance }
      a >>= 8
      b >>= 8
    }
    return largest
  }

  /// Groups of neighboring squares with pixels that differ.
  private func joinedSquares() -> [[(Int, Int)]] {
    let columns = (new.width + Self.square - 1) / Self.square
    let rows = (new.height + Self.square - 1) / Self.square
    var marked = [Bool](repeating: false, count: columns * rows)
    mask.withUnsafeBufferPointer { mask in
      var index = 0
      let (end, width) = (mask.count, new.width)
      while index < end {
        if mask[index] { marked[index / width / Self.square * columns + index % width / Self.square] = true }
        index += 1
      }
    }
    var groups: [[(Int, Int)]] = []
    for start in marked.indices where marked[start] {
      var group: [(Int, Int)] = []
      var pending = [start]
      marked[start] = false
      while let index = pending.popLast() {
        let (column, row) = (index % columns, index / columns)
        group.append((column, row))
        for (x, y) in [(column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)]
        where (0..<columns).contains(x) && (0..<rows).contains(y) && marked[y * columns + x] {
          marked[y * columns + x] = false
          pending.append(y * columns + x)
        }
      }
      groups.append(group)
    }
    return groups
  }

  private func region(_ squares: [(Int, Int)]) -> Region {
    var pixels: [(x: Int, y: Int)] = []
    for (column, row) in squares {
      for y in row * Self.square..<min((row + 1) * Self.square, new.height) {
        for x in column * Self.square..<min((column + 1) * Self.square, new.width) where mask[y * new.width + x] {
          pixels.append((x, y))
        }
      }
    }
    let xs = pixels.map(\.x), ys = pixels.map(\.y)
    return Region(
      kind: kind(of: pixels), x: (xs.min() ?? 0)...(xs.max() ?? 0), y: (ys.min() ?? 0)...(ys.max() ?? 0),
      differing: pixels.count)
  }

  // MARK: Kinds

  private func kind(of pixels: [(x: Int, y: Int)]) -> Kind {
    let count = Double(pixels.count)
    let inText = pixels.count { pixel in
      textBoxes.contains { $0.contains(CGPoint(x: CGFloat(pixel.x) + 0.5, y: CGFloat(pixel.y) + 0.5)) }
    }
    if Double(inText) >= 0.9 * count { return .glyphs }
    let largest = pixels.map { difference($0.x, $0.y) }.max() ?? 0
    if largest <= 3 { return .translucency }
    let thin = pixels.count { isThin($0.x, $0.y) }
    if Double(thin) >= 0.9 * count { return .antialiasing }
    let changes = Set(pixels.prefix(4096).map { [old[$0.x, $0.y], new[$0.x, $0.y]] })
    if changes.count <= 2 { return .color }
    return largest <= 40 ? .shadow : .artwork
  }

  /// Whether the pixels on both sides of one that differs, in a row or in a column, are equal.
  private func isThin(_ x: Int, _ y: Int) -> Bool {
    (isEqual(x - 1, y) && isEqual(x + 1, y)) || (isEqual(x, y - 1) && isEqual(x, y + 1))
  }

  private func isEqual(_ x: Int, _ y: Int) -> Bool {
    guard (0..<new.width).contains(x), (0..<new.height).contains(y) else { return true }
    return !mask[y * new.width + x]
  }

  /// The largest difference of a component.
  private func difference(_ x: Int, _ y: Int) -> Int { Self.difference(old[x, y], new[x, y]) }

  // MARK: Words

  /// The number of regions that ``words(scale:)`` lists.
  private static let listed = 8
  /// The end of the line about regions that are not listed.
  static let rest = "smaller regions"

  /// Says what differs where, in points.
  func words(scale: CGFloat) -> [String] {
    func points(_ range: ClosedRange<Int>) -> String {
      "\(Int(CGFloat(range.lowerBound) / scale))…\(Int((CGFloat(range.upperBound + 1) / scale).rounded(.up)))"
    }
    let lines = regions.prefix(Self.listed).map {
      "\($0.kind.rawValue) at x \(points($0.x)), y \(points($0.y)): \($0.differing) pixels"
    }
    let rest = regions.count - lines.count
    return lines + (rest > 0 ? ["and \(rest) \(Self.rest)"] : [])
  }
}
