// SPDX-License-Identifier: MIT

/// A cache of text sizes, so that a second pass over the same labels needs one lookup each.
public struct TextBlockCache<Measuring: TextMeasuring>: Sendable {
  /// The measurer of the texts.
  public let measuring: Measuring
  /// The number of texts after which the cache is cleared.
  private let capacity: Int
  private var blocks: [TextBlockKey: TextBlock] = [:]
  /// The faces of the texts, which keys refer to by index.
  private var faces: [FontFace] = []
  /// A measurer for each of the faces.
  private var measurers: [Measuring] = []
  private static var faceLimit: Int { 64 }

  /// Creates an empty cache for up to `capacity` texts.
  public init(measuring: Measuring, capacity: Int = 16_384) {
    self.measuring = measuring
    self.capacity = capacity
  }

  /// The size of `text` as computed by ``TextBlock``, cached after the first call.
  public mutating func block(
    _ text: String, in face: FontFace, width: Double = .infinity, lineLimit: Int = 0, mode: LineBreakMode = .byWord
  ) -> TextBlock {
    let index = index(of: face)
    let key = TextBlockKey(text: text, width: width, face: index, lineLimit: lineLimit, mode: mode)
    if let known = blocks[key] { return known }
    let block = TextBlock(
      text, in: face, width: width, lineLimit: lineLimit, mode: mode, measuring: measurers[index])
    if blocks.count >= capacity { blocks.removeAll(keepingCapacity: true) }
    blocks[key] = block
    return block
  }

  /// Returns the measurer that is prepared for `face`.
  public mutating func measurer(for face: FontFace) -> Measuring { measurers[index(of: face)] }

  private mutating func index(of face: FontFace) -> Int {
    if let known = faces.firstIndex(of: face) { return known }
    if faces.count == Self.faceLimit {
      faces.removeAll(keepingCapacity: true)
      measurers.removeAll(keepingCapacity: true)
      blocks.removeAll(keepingCapacity: true)
    }
    faces.append(face)
    measurers.append(measuring.prepared(for: face))
    return faces.count - 1
  }
}

/// A text with its limits.
///
/// It is not part of the generic type, so that dictionaries of it are specialized.
private struct TextBlockKey: Hashable, Sendable {
  var text: String
  var width: Double
  var face: Int
  var lineLimit: Int
  var mode: LineBreakMode

  /// Hashes what differs between most texts.
  func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(width)
  }
}
