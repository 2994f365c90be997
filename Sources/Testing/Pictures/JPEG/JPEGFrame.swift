// SPDX-License-Identifier: MIT

import Tinamou

/// The frame of a JPEG file: its size, its components and their coefficients.
struct JPEGFrame {
  struct Component {
    var id: UInt8
    /// The horizontal sampling factor; ``down`` is the vertical one.
    var across: Int
    var down: Int
    var table: Int
    /// The number of blocks with image data horizontally; ``blocksDown`` is the number vertically.
    var blocksAcross = 0
    var blocksDown = 0
    /// The number of blocks stored per row, rounded up to whole units.
    var stride = 0
    /// The coefficients in zigzag order, 64 per block.
    var coefficients: [Int16] = []
  }

  var width: Int
  var height: Int
  var isProgressive: Bool
  var components: [Component]
  var unitsAcross: Int
  var unitsDown: Int
  var maxAcross: Int
  var maxDown: Int
  var hasScan = false

  init(_ segment: [UInt8], isProgressive: Bool) throws(PictureError) {
    guard segment.count >= 6, segment[0] == 8 else {
      throw .invalidImage(reason: "the JPEG file has \(segment.first ?? 0) bits per sample; only 8 are supported")
    }
    let height = Int(segment[1]) << 8 | Int(segment[2]), width = Int(segment[3]) << 8 | Int(segment[4])
    let count = Int(segment[5])
    guard width > 0, height > 0, [1, 3, 4].contains(count), segment.count >= 6 + 3 * count else {
      throw JPEGDecoder.cutOff
    }
    if let fault = ImageFault(width: width, height: height) { throw .invalidImage(reason: fault.reason) }
    var components = (0..<count).map { i in
      let at = 6 + 3 * i
      return Component(
        id: segment[at], across: Int(segment[at + 1] >> 4), down: Int(segment[at + 1] & 15),
        table: Int(segment[at + 2] & 3))
    }
    guard components.allSatisfy({ (1...4).contains($0.across) && (1...4).contains($0.down) }) else {
      throw JPEGDecoder.cutOff
    }
    let maxAcross = components.reduce(1) { max($0, $1.across) }, maxDown = components.reduce(1) { max($0, $1.down) }
    let unitsAcross = (width + 8 * maxAcross - 1) / (8 * maxAcross),
      unitsDown = (height + 8 * maxDown - 1) / (8 * maxDown)
    for i in components.indices {
      let part = components[i]
      components[i].blocksAcross = ((width * part.across + maxAcross - 1) / maxAcross + 7) / 8
      components[i].blocksDown = ((height * part.down + maxDown - 1) / maxDown + 7) / 8
      components[i].stride = unitsAcross * part.across
      components[i].coefficients = Array(repeating: 0, count: unitsAcross * part.across * unitsDown * part.down * 64)
    }
    (self.width, self.height, self.isProgressive, self.components) = (width, height, isProgressive, components)
    (self.unitsAcross, self.unitsDown, self.maxAcross, self.maxDown) = (unitsAcross, unitsDown, maxAcross, maxDown)
  }
}
