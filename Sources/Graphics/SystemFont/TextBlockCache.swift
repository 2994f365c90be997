// SPDX-License-Identifier: MIT

/// A cache of text sizes, so that a second pass over the same labels needs one lookup each.
public struct TextBlockCache<Measuring: TextMeasuring>: Sendable {
  private struct Key: Hashable, Sendable {
    var text: String
    var face: FontFace
    var width: Double
    var lineLimit: Int
    var mode: LineBreakMode
  }

  /// The measurer of the texts.
  public let measuring: Measuring
  /// The number of texts after which the cache is cleared.
  private let capacity: Int
  private var blocks: [Key: TextBlock] = [:]

  /// Creates an empty cache for up to `capacity` texts.
  public init(measuring: Measuring, capacity: Int = 16_384) {
    self.measuring = measuring
    self.capacity = capacity
  }

  /// The size of `text` as computed by ``TextBlock``, cached after the first call.
  public mutating func block(
    _ text: String, in face: FontFace, width: Double = .infinity, lineLimit: Int = 0, mode: LineBreakMode = .byWord
  ) -> TextBlock {
    let key = Key(text: text, face: face, width: width, lineLimit: lineLimit, mode: mode)
    if let known = blocks[key] { return known }
    let block = TextBlock(
      text, in: face, width: width, lineLimit: lineLimit, mode: mode, measuring: measuring)
    if blocks.count >= capacity { blocks.removeAll(keepingCapacity: true) }
    blocks[key] = block
    return block
  }
}
