// SPDX-License-Identifier: MIT

/// A code of black and white modules in a square.
///
/// Source: ISO/IEC 18004.
struct QRCode {
  /// The modules, in rows from the top: `true` for black ones.
  private(set) var modules: [[Bool]]
  /// The number of modules in a row.
  var size: Int { modules.count }
  /// The modules of patterns, which have no content.
  private var isPattern: [[Bool]]

  /// Creates the code of some bytes in the smallest version; `nil` if there are too many.
  init?(_ content: [UInt8], level: QRCodeLevel) {
    guard let version = QRCodeVersion.smallest(for: content.count, level: level) else { return nil }
    modules = Array(repeating: Array(repeating: false, count: version.size), count: version.size)
    isPattern = modules
    drawPatterns(version)
    draw(QRCodeBytes.bytes(of: content, version))
    let masked = (0..<8).map { self.masked(by: $0, level) }
    let penalties = masked.map { QRCodePenalty.of($0.modules) }
    guard let best = penalties.indices.min(by: { penalties[$0] < penalties[$1] }) else { return nil }
    self = masked[best]
  }

  private mutating func set(_ x: Int, _ y: Int, _ isBlack: Bool) {
    modules[y][x] = isBlack
    isPattern[y][x] = true
  }

  // MARK: Patterns

  private mutating func drawPatterns(_ version: QRCodeVersion) {
    for index in 0..<size {
      set(6, index, index % 2 == 0)
      set(index, 6, index % 2 == 0)
    }
    for (x, y) in [(3, 3), (size - 4, 3), (3, size - 4)] { drawFinder(x, y) }
    let places = version.alignments
    let corners = [(6, 6), (6, size - 7), (size - 7, 6)]
    for x in places {
      for y in places where !corners.contains(where: { $0 == (x, y) }) { drawAlignment(x, y) }
    }
    drawFormat(mask: 0, version.level)
    if version.number >= 7 { drawNumber(version.number) }
  }

  private mutating func drawFinder(_ x: Int, _ y: Int) {
    for dy in -4...4 {
      for dx in -4...4 where (0..<size).contains(x + dx) && (0..<size).contains(y + dy) {
        let distance = max(abs(dx), abs(dy))
        set(x + dx, y + dy, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func drawAlignment(_ x: Int, _ y: Int) {
    for dy in -2...2 {
      for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
    }
  }

  /// Draws the level and the mask beside the patterns in the corners, each twice, with ten bits that correct them.
  private mutating func drawFormat(mask: Int, _ level: QRCodeLevel) {
    let data = level.rawValue << 3 | mask
    let bits = (data << 10 | Self.remainder(data, count: 10, divisor: 0x537)) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    let first =
      (0...5).map { (8, $0) } + [(8, 7), (8, 8), (7, 8)] + (9...14).map { (14 - $0, 8) }
    let second = (0...7).map { (size - 1 - $0, 8) } + (8...14).map { (8, size - 15 + $0) }
    for place in [first, second] {
      for (index, (x, y)) in place.enumerated() { set(x, y, bit(index)) }
    }
    set(8, size - 8, true)
  }

  /// Draws the number of the version, twice, with twelve bits that correct it.
  private mutating func drawNumber(_ number: Int) {
    let bits = number << 12 | Self.remainder(number, count: 12, divisor: 0x1f25)
    for index in 0..<18 {
      let (a, b) = (size - 11 + index % 3, index / 3)
      set(a, b, bits >> index & 1 == 1)
      set(b, a, bits >> index & 1 == 1)
    }
  }

  private static func remainder(_ data: Int, count: Int, divisor: Int) -> Int {
    (0..<count).reduce(data) { rest, _ in rest << 1 ^ (rest >> (count - 1)) * divisor }
  }

  // MARK: Content

  /// Draws bytes in columns of two modules, from the right, up and down in turn.
  private mutating func draw(_ bytes: [UInt8]) {
    var index = 0
    for right in stride(from: size - 1, through: 1, by: -2).map({ $0 <= 6 ? $0 - 1 : $0 }) {
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<size {
        let y = isUpward ? size - 1 - step : step
        for x in [right, right - 1] where !isPattern[y][x] && index < 8 * bytes.count {
          modules[y][x] = bytes[index / 8] >> UInt8(7 - index % 8) & 1 == 1
          index += 1
        }
      }
    }
  }

  /// Returns the code with modules of the content inverted by a mask, which is told.
  private func masked(by mask: Int, _ level: QRCodeLevel) -> QRCode {
    var result = self
    for y in 0..<size {
      for x in 0..<size where !isPattern[y][x] && Self.isInverted(x, y, by: mask) { result.modules[y][x].toggle() }
    }
    result.drawFormat(mask: mask, level)
    return result
  }

  private static func isInverted(_ x: Int, _ y: Int, by mask: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }
}

/// The measure of how hard a code is to read, by which its mask is chosen.
///
/// Source: ISO/IEC 18004, “Evaluation of data masking results”.
enum QRCodePenalty {
  static func of(_ modules: [[Bool]]) -> Int {
    let size = modules.count
    var (penalty, black, above) = (0, 0, [Bool]())
    for row in modules {
      penalty += of(line: row)
      if !above.isEmpty { penalty += squares(above, row) }
      black += row.count(where: \.self)
      above = row
    }
    for x in 0..<size { penalty += of(line: modules.map { $0[x] }) }
    return penalty + abs(black * 20 - size * size * 10) / (size * size) * 10
  }

  /// Five or more equal modules in a line, and modules that look like the pattern of a corner beside four white ones.
  private static func of(line: [Bool]) -> Int {
    let finders = [0b101_1101_0000, 0b000_0101_1101]
    var (penalty, length, last, window, count) = (0, 0, false, 0, 0)
    for module in line {
      length = module == last && count > 0 ? length + 1 : 1
      if length == 5 { penalty += 3 } else if length > 5 { penalty += 1 }
      window = (window << 1 | (module ? 1 : 0)) & 0b111_1111_1111
      (last, count) = (module, count + 1)
      if count >= 11, window == finders[0] || window == finders[1] { penalty += 40 }
    }
    return penalty
  }

  /// Squares of four equal modules in two rows.
  private static func squares(_ above: [Bool], _ row: [Bool]) -> Int {
    var (penalty, wasEqual, last) = (0, false, false)
    for (a, b) in zip(above, row) {
      if a == b, wasEqual, b == last { penalty += 3 }
      (wasEqual, last) = (a == b, b)
    }
    return penalty
  }
}
