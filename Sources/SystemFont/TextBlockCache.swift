// SPDX-License-Identifier: MIT

/// Remembers the sizes of texts, so that a second pass over the same labels costs a look-up each.
public struct TextBlockCache<Measuring: TextMeasuring>: Sendable {
  private struct Key: Hashable, Sendable {
    var text: String
    var face: FontFace
    var width: Double
    var lineLimit: Int
    var mode: LineBreakMode
  }

  /// What the texts are measured with.
  public let measuring: Measuring
  /// How many texts are remembered before all are forgotten.
  private let capacity: Int
  private var blocks: [Key: TextBlock] = [:]

  /// An empty cache for up to `capacity` texts.
  public init(measuring: Measuring, capacity: Int = 16_384) {
    self.measuring = measuring
    self.capacity = capacity
  }

  /// The size of `text` as ``TextBlock`` finds it, from memory where it was asked before.
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
