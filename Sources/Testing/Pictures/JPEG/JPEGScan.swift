// SPDX-License-Identifier: MIT

/// One scan of the image, with some components, coefficients and bits.
struct JPEGScan {
  struct Part {
    var component: Int
    var dc: JPEGHuffmanTable?
    var ac: JPEGHuffmanTable?
    /// The previous DC value, to which the next one is relative.
    var previous = 0
  }

  var parts: [Part]
  /// The first coefficient of the scan; ``last`` is the last one.
  var first: Int
  var last: Int
  /// The number of low bits missing before this scan, 0 in the first one; ``low`` is the number missing after it.
  var high: Int
  var low: Int
  var restartInterval: Int
  var bits: JPEGBits
  /// The number of following blocks that are empty in this scan.
  private var emptyRun = 0

  init(parts: [Part], first: Int, last: Int, high: Int, low: Int, restartInterval: Int, bits: JPEGBits) {
    (self.parts, self.first, self.last, self.high, self.low) = (parts, first, last, high, low)
    (self.restartInterval, self.bits) = (restartInterval, bits)
  }

  mutating func decode(into frame: inout JPEGFrame) throws(PictureError) {
    guard first <= last, low < 14 else { throw JPEGDecoder.cutOff }
    // A copy of a component would keep its coefficients, which each block would then copy.
    if parts.count == 1 {
      let index = parts[0].component
      let (blocksAcross, blocksDown) = (frame.components[index].blocksAcross, frame.components[index].blocksDown)
      try eachUnit(blocksAcross * blocksDown) { scan, unit throws(PictureError) in
        try scan.decodeBlock(0, unit % blocksAcross, unit / blocksAcross, &frame)
      }
    } else {
      let unitsAcross = frame.unitsAcross
      try eachUnit(unitsAcross * frame.unitsDown) { scan, unit throws(PictureError) in
        for part in scan.parts.indices {
          let index = scan.parts[part].component
          let (across, down) = (frame.components[index].across, frame.components[index].down)
          for v in 0..<down {
            for h in 0..<across {
              try scan.decodeBlock(part, unit % unitsAcross * across + h, unit / unitsAcross * down + v, &frame)
            }
          }
        }
      }
    }
  }

  private mutating func eachUnit(
    _ count: Int, _ body: (inout JPEGScan, Int) throws(PictureError) -> Void
  ) throws(PictureError) {
    for unit in 0..<count {
      if restartInterval > 0, unit > 0, unit % restartInterval == 0 {
        bits.restart()
        emptyRun = 0
        for part in parts.indices { parts[part].previous = 0 }
      }
      // The missing part of a truncated file remains empty, so that the upper part of a photo can be shown.
      if bits.isExhausted || bits.isAtEnd && restartInterval == 0 { return }
      try body(&self, unit)
    }
  }

  private mutating func decodeBlock(_ part: Int, _ x: Int, _ y: Int, _ frame: inout JPEGFrame) throws(PictureError) {
    let index = parts[part].component
    let base = (y * frame.components[index].stride + x) * 64
    guard base + 64 <= frame.components[index].coefficients.count else { return }
    if !frame.isProgressive {
      try decodeWhole(part, base, &frame.components[index].coefficients)
    } else if first == 0 {
      try decodeDC(part, base, &frame.components[index].coefficients)
    } else if high == 0 {
      try decodeAC(part, base, &frame.components[index].coefficients)
    } else {
      try refineAC(part, base, &frame.components[index].coefficients)
    }
  }

  private static let noTable = PictureError.invalidImage(reason: "the JPEG file has a scan without a Huffman table")

  private mutating func nextDC(_ part: Int) throws(PictureError) -> Int {
    guard let table = parts[part].dc else { throw Self.noTable }
    let size = min(table.read(&bits), 15)
    parts[part].previous += bits.readSigned(size)
    return parts[part].previous
  }

  private mutating func decodeWhole(_ part: Int, _ base: Int, _ out: inout [Int16]) throws(PictureError) {
    out[base] = Int16(truncatingIfNeeded: try nextDC(part))
    guard let table = parts[part].ac else { throw Self.noTable }
    var k = 1
    while k < 64 {
      let code = table.read(&bits)
      let (run, size) = (code >> 4, code & 15)
      if size == 0 {
        if run < 15 { return }
        k += 16
        continue
      }
      k += run
      let value = bits.readSigned(size)
      if k < 64 { out[base + k] = Int16(truncatingIfNeeded: value) }
      k += 1
    }
  }

  private mutating func decodeDC(_ part: Int, _ base: Int, _ out: inout [Int16]) throws(PictureError) {
    if high == 0 {
      out[base] = Int16(truncatingIfNeeded: try nextDC(part) << low)
    } else if bits.next() == 1 {
      out[base] |= Int16(1) << Int16(low)
    }
  }

  private mutating func decodeAC(_ part: Int, _ base: Int, _ out: inout [Int16]) throws(PictureError) {
    if emptyRun > 0 {
      emptyRun -= 1
      return
    }
    guard let table = parts[part].ac else { throw Self.noTable }
    var k = first
    while k <= last {
      let code = table.read(&bits)
      let (run, size) = (code >> 4, code & 15)
      if size == 0 {
        if run < 15 {
          emptyRun = (1 << run) - 1 + bits.read(run)
          return
        }
        k += 16
        continue
      }
      k += run
      let value = bits.readSigned(size) << low
      if k <= last { out[base + k] = Int16(truncatingIfNeeded: value) }
      k += 1
    }
  }

  /// Adds one bit to nonzero coefficients, and new coefficients between them.
  private mutating func refineAC(_ part: Int, _ base: Int, _ out: inout [Int16]) throws(PictureError) {
    guard let table = parts[part].ac else { throw Self.noTable }
    let bit = Int16(1) << Int16(low)
    var k = first
    if emptyRun == 0 {
      while k <= last {
        let code = table.read(&bits)
        var run = code >> 4
        var value: Int16 = 0
        if code & 15 == 0 {
          if run < 15 {
            emptyRun = (1 << run) + bits.read(run)
            break
          }
        } else {
          value = bits.next() == 1 ? bit : -bit
        }
        while k <= last {
          if out[base + k] != 0 {
            refine(&out[base + k], bit)
          } else if run == 0 {
            if value != 0 { out[base + k] = value }
            k += 1
            break
          } else {
            run -= 1
          }
          k += 1
        }
      }
    }
    guard emptyRun > 0 else { return }
    while k <= last {
      if out[base + k] != 0 { refine(&out[base + k], bit) }
      k += 1
    }
    emptyRun -= 1
  }

  private mutating func refine(_ value: inout Int16, _ bit: Int16) {
    guard bits.next() == 1, value & bit == 0 else { return }
    value = value > 0 ? value &+ bit : value &- bit
  }
}
