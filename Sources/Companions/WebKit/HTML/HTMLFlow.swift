// SPDX-License-Identifier: MIT

/// The blocks of a page, from top to bottom.
struct HTMLFlow: Sendable {
  let blocks: [HTMLBlock]
  let bodyMargin: CGFloat

  /// The height of a rule, in CSS pixels.
  private static let ruleHeight: CGFloat = 2

  /// A block and its frame, in CSS pixels.
  private struct PositionedBlock {
    let block: HTMLBlock
    let frame: CGRect
  }

  /// Returns the size of the page at a layout width of `width` CSS pixels, including the body's margin. Unbreakable
  /// content can be wider.
  func size(width: CGFloat) -> CGSize {
    let placed = placed(width: width)
    let right = placed.map { $0.frame.maxX + $0.block.right }.max() ?? 0
    guard let last = placed.last else { return CGSize(width: width, height: 2 * bodyMargin) }
    return CGSize(
      width: Swift.max(width, right.rounded(.up)), height: (last.frame.maxY + bodyMargin).rounded(.up))
  }

  /// Draws the page in the current graphics context.
  func draw(width: CGFloat) {
    for placed in placed(width: width) {
      let frame = placed.frame
      switch placed.block.content {
      case .text(let text):
        text.draw(with: frame, options: .usesLineFragmentOrigin, context: nil)
        guard let marker = placed.block.marker else { continue }
        let attributes = text.attributes(at: 0, effectiveRange: nil)
        let room = NSString(string: marker).size(withAttributes: attributes).width
        NSString(string: marker).draw(
          at: CGPoint(x: frame.minX - room - 7, y: frame.minY), withAttributes: attributes)
      case .rule:
        UIColor.lightGray.setFill()
        UIGraphicsGetCurrentContext()?.fill(frame)
      }
    }
  }

  private func placed(width: CGFloat) -> [PositionedBlock] {
    var y = bodyMargin
    var gap: CGFloat = 0
    var result: [PositionedBlock] = []
    for block in blocks {
      // The margin of the first block and that of the body collapse.
      y += result.isEmpty ? Swift.max(block.above - bodyMargin, 0) : Swift.max(gap, block.above)
      let left = bodyMargin + block.left
      let room = Swift.max(width - left - bodyMargin - block.right, 1)
      let size = size(of: block, in: room)
      let isText = if case .text = block.content { true } else { false }
      let frame = CGRect(x: left, y: y, width: isText ? Swift.max(room, size.width) : room, height: size.height)
      result.append(PositionedBlock(block: block, frame: frame))
      y = frame.maxY
      gap = block.below
    }
    return result
  }

  private func size(of block: HTMLBlock, in width: CGFloat) -> CGSize {
    switch block.content {
    case .rule: return CGSize(width: width, height: Self.ruleHeight)
    case .text(let text):
      let room = CGSize(width: width, height: .greatestFiniteMagnitude)
      let size = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil).size
      return CGSize(width: Swift.max(size.width, widestImage(in: text)), height: size.height.rounded(.up))
    }
  }

  /// Returns the width of the widest image, which cannot be broken.
  private func widestImage(in text: HTMLText) -> CGFloat {
    text.runs.compactMap { ($0.attributes[.attachment] as? NSTextAttachment)?.bounds.width }.max() ?? 0
  }
}
