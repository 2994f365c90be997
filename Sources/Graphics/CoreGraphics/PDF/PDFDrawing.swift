// SPDX-License-Identifier: MIT

import Foundation

/// Translates the operators of content streams to drawing commands.
///
/// Source: ISO 32000-1, annex A.
struct PDFDrawing {
  /// The graphics state.
  struct State {
    var transform: CGAffineTransform
    var fill = Paint()
    var stroke = Paint()
    var style = DrawingCommand.StrokeStyle()
  }

  /// The paint of areas or lines.
  struct Paint {
    var space = PDFColorSpace.gray
    var color = CGColor.black
    var alpha: CGFloat = 1
    /// The name of a pattern, which takes precedence over the color.
    var pattern: String?
  }

  private static let maximumDepth = 8
  private static let maximumCount = 200_000
  private static let maximumOperandCount = 64
  /// The effects on a path of the operators that paint it.
  private static let modes: [String: (fill: CGPathFillRule?, isStroked: Bool, isClosed: Bool)] = [
    "f": (.winding, false, false), "F": (.winding, false, false), "f*": (.evenOdd, false, false),
    "S": (nil, true, false), "s": (nil, true, true), "B": (.winding, true, false), "B*": (.evenOdd, true, false),
    "b": (.winding, true, true), "b*": (.evenOdd, true, true), "n": (nil, false, false),
  ]

  private let file: PDFFile
  private(set) var commands: [DrawingCommand]
  private var state: State
  private var saved: [State] = []
  private var path = DrawingCommand.Path()
  private var clipRule: CGPathFillRule?
  private var resources: [String: PDFValue] = [:]
  /// The transform at the start of the content stream.
  private var base: CGAffineTransform
  private var depth = 0

  /// Creates a drawing with the transform from the page to the image.
  init(_ file: PDFFile, page: CGAffineTransform) {
    self.file = file
    state = State(transform: page)
    base = page
    commands = [.concatenate(page)]
  }

  /// Draws the contents of a page or of a form.
  mutating func draw(_ contents: PDFValue?, resources: [String: PDFValue]) {
    guard depth < Self.maximumDepth, let bytes = file.contents(contents) else { return }
    let outer = (self.resources, base, saved, path, clipRule)
    (self.resources, base, saved, path, clipRule) = (resources, state.transform, [], DrawingCommand.Path(), nil)
    depth += 1
    var scanner = PDFScanner(bytes)
    var operands: [PDFValue] = []
    while commands.count < Self.maximumCount, let value = scanner.next() {
      guard case .word(let name) = value else {
        if operands.count < Self.maximumOperandCount { operands.append(value) }
        continue
      }
      if name == "BI" {
        skipImage(&scanner)
      } else {
        perform(name, operands)
      }
      operands = []
    }
    depth -= 1
    while !saved.isEmpty { restore() }
    (self.resources, base, saved, path, clipRule) = outer
  }

  /// Skips a picture within the content stream.
  private func skipImage(_ scanner: inout PDFScanner) {
    while let value = scanner.next(), value != .word("EI") {}
  }

  private func resource(_ kind: String, _ name: String?) -> PDFValue? {
    name.flatMap { file.resolved(file.resolved(resources[kind])?.entries?[$0]) }
  }

  // MARK: Operators

  private mutating func perform(_ name: String, _ operands: [PDFValue]) {
    let n = operands.compactMap(\.number).map { CGFloat($0) }
    if addToPath(name, n) || paint(name) { return }
    switch name {
    case "q": save()
    case "Q": restore()
    case "cm" where n.count == 6: concatenate(CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
    case "W": clipRule = .winding
    case "W*": clipRule = .evenOdd
    case "w" where n.count == 1: state.style.width = max(n[0], 0)
    case "J" where n.count == 1: state.style.cap = CGLineCap(rawValue: Int32(exactly: n[0]) ?? 0) ?? .butt
    case "j" where n.count == 1: state.style.join = CGLineJoin(rawValue: Int32(exactly: n[0]) ?? 0) ?? .miter
    case "M" where n.count == 1: state.style.miterLimit = max(n[0], 1)
    case "d":
      state.style.dashLengths = operands.first?.elements?.compactMap(\.number).map { CGFloat(max($0, 0)) } ?? []
      if state.style.dashLengths.allSatisfy({ $0 == 0 }) { state.style.dashLengths = [] }
      state.style.dashPhase = n.last ?? 0
    case "gs": setParameters(resource("ExtGState", operands.last?.name)?.entries ?? [:])
    case "Do": drawObject(resource("XObject", operands.last?.name))
    case "sh":
      if let shading = PDFShading(resource("Shading", operands.last?.name), alpha: state.fill.alpha, in: file) {
        commands.append(shading.command)
      }
    default: setColor(name, operands)
    }
  }

  private mutating func save() {
    saved.append(state)
    commands.append(.saveState)
  }

  private mutating func restore() {
    guard let last = saved.popLast() else { return }
    state = last
    commands.append(.restoreState)
  }

  private mutating func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
    commands.append(.concatenate(transform))
  }

  private mutating func setParameters(_ entries: [String: PDFValue]) {
    if let alpha = file.resolved(entries["ca"])?.number { state.fill.alpha = CGFloat(min(max(alpha, 0), 1)) }
    if let alpha = file.resolved(entries["CA"])?.number { state.stroke.alpha = CGFloat(min(max(alpha, 0), 1)) }
    if let width = file.resolved(entries["LW"])?.number { state.style.width = CGFloat(max(width, 0)) }
  }

  // MARK: Colors

  private mutating func setColor(_ name: String, _ operands: [PDFValue]) {
    switch name {
    case "g": set(\.fill, .gray, operands)
    case "rg": set(\.fill, .rgb, operands)
    case "k": set(\.fill, .cmyk, operands)
    case "G": set(\.stroke, .gray, operands)
    case "RG": set(\.stroke, .rgb, operands)
    case "K": set(\.stroke, .cmyk, operands)
    case "cs": setSpace(\.fill, operands.last)
    case "CS": setSpace(\.stroke, operands.last)
    case "sc", "scn": set(\.fill, nil, operands)
    case "SC", "SCN": set(\.stroke, nil, operands)
    default: break
    }
  }

  private mutating func setSpace(_ paint: WritableKeyPath<State, Paint>, _ value: PDFValue?) {
    guard let space = PDFColorSpace(resource("ColorSpace", value?.name) ?? value, in: file) else { return }
    state[keyPath: paint].space = space
    state[keyPath: paint].color = space.initialColor
    state[keyPath: paint].pattern = nil
  }

  private mutating func set(_ paint: WritableKeyPath<State, Paint>, _ space: PDFColorSpace?, _ operands: [PDFValue]) {
    if let space { state[keyPath: paint].space = space }
    state[keyPath: paint].pattern = operands.last?.name
    if let color = state[keyPath: paint].space.color(operands.compactMap(\.number)) {
      state[keyPath: paint].color = color
    }
  }

  // MARK: Painting

  /// Paints the path. Returns `false` for other operators.
  private mutating func paint(_ name: String) -> Bool {
    guard let mode = Self.modes[name] else { return false }
    if mode.isClosed { path.close() }
    if let rule = mode.fill { fill(rule) }
    if mode.isStroked, state.stroke.pattern == nil {
      commands.append(.stroke(path, style: state.style, color: state.stroke.color.withAlpha(state.stroke.alpha)))
    }
    if let clipRule { commands.append(.clip(path, rule: clipRule)) }
    clipRule = nil
    path = DrawingCommand.Path()
    return true
  }

  private mutating func fill(_ rule: CGPathFillRule) {
    guard let name = state.fill.pattern else {
      commands.append(.fill(path, rule: rule, color: state.fill.color.withAlpha(state.fill.alpha)))
      return
    }
    guard let pattern = resource("Pattern", name)?.entries,
      let shading = PDFShading(pattern["Shading"], alpha: state.fill.alpha, in: file)
    else { return }
    let n = (file.numbers(pattern["Matrix"]) ?? [1, 0, 0, 1, 0, 0]).map { CGFloat($0) }
    guard n.count == 6 else { return }
    // A pattern has the coordinates of the content stream, not the current ones.
    let placement = CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]).concatenating(base)
      .concatenating(state.transform.inverted())
    commands += [.saveState, .clip(path, rule: rule), .concatenate(placement), shading.command, .restoreState]
  }

  // MARK: Objects

  private mutating func drawObject(_ object: PDFValue?) {
    guard let entries = object?.entries else { return }
    if file.resolved(entries["Subtype"])?.name == "Image" {
      drawPicture(object, entries)
      return
    }
    guard depth < Self.maximumDepth else { return }
    let outer = state
    commands.append(.saveState)
    let isGroup = entries["Group"] != nil && state.fill.alpha < 1
    if isGroup {
      commands += [.setAlpha(state.fill.alpha), .beginTransparencyLayer]
      state.fill.alpha = 1
      state.stroke.alpha = 1
    }
    if let n = file.numbers(entries["Matrix"])?.map({ CGFloat($0) }), n.count == 6 {
      concatenate(CGAffineTransform(n[0], n[1], n[2], n[3], n[4], n[5]))
    }
    if let box = file.numbers(entries["BBox"])?.map({ CGFloat($0) }), box.count == 4 {
      let area = CGRect(x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1])
      commands.append(.clip(DrawingCommand.Path(rect: area), rule: .winding))
    }
    draw(object, resources: file.resolved(entries["Resources"])?.entries ?? resources)
    if isGroup { commands.append(.endTransparencyLayer) }
    commands.append(.restoreState)
    state = outer
  }

  /// Draws a picture in the unit square, whose first row is at the top.
  private mutating func drawPicture(_ object: PDFValue?, _ entries: [String: PDFValue]) {
    guard let data = file.jpeg(object), let width = file.resolved(entries["Width"])?.number,
      let height = file.resolved(entries["Height"])?.number, width > 0, height > 0
    else { return }
    let size = CGSize(width: width, height: height)
    commands += [
      .saveState, .setAlpha(state.fill.alpha), .concatenate(CGAffineTransform(1, 0, 0, -1, 0, 1)),
      .image(DrawingCommand.Image(content: .jpeg(data), size: size), in: CGRect(x: 0, y: 0, width: 1, height: 1)),
      .restoreState,
    ]
  }

  // MARK: Paths

  /// Adds to the path. Returns `false` for other operators.
  private mutating func addToPath(_ name: String, _ n: [CGFloat]) -> Bool {
    func point(_ index: Int) -> CGPoint { CGPoint(x: n[2 * index], y: n[2 * index + 1]) }
    switch (name, n.count) {
    case ("m", 2): path.move(to: point(0))
    case ("l", 2): path.addLine(to: point(0))
    case ("c", 6): path.addCubic(control1: point(0), control2: point(1), end: point(2))
    case ("v", 4): path.addCubic(control1: path.currentPoint ?? point(0), control2: point(0), end: point(1))
    case ("y", 4): path.addCubic(control1: point(0), control2: point(1), end: point(1))
    case ("h", 0): path.close()
    case ("re", 4):
      path.elements += [
        .move(point(0)), .line(CGPoint(x: n[0] + n[2], y: n[1])), .line(CGPoint(x: n[0] + n[2], y: n[1] + n[3])),
        .line(CGPoint(x: n[0], y: n[1] + n[3])), .close,
      ]
    default: return false
    }
    return true
  }
}
