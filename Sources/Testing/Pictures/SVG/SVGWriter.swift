// SPDX-License-Identifier: MIT

import Foundation
import Tinamou

/// Converts a display list to an SVG document.
struct SVGWriter {
  /// The part between a save and its restore, or between the start and the end of a group.
  struct Scope {
    var content = ""
    /// The number of open elements in the scope.
    var openElements = 0
    var alpha: CGFloat = 1
    var shadow: DrawingCommand.Shadow?
    var blendMode = CGBlendMode.normal
    /// The transform from the current coordinates to the page.
    var transform = CGAffineTransform.identity
    /// A rectangle of the page that contains the clip.
    var clip: DrawnArea
    var isGroup = false
  }

  /// The replacement of colors: a template has one color; in a mask, painted areas are white and cleared areas black.
  enum Ink {
    case own
    case tint(CGColor)
    case mask
  }

  let size: CGSize
  var scopes: [Scope]
  var definitions = ""
  private var ids: [String: Int] = [:]
  /// The first error that occurred while writing.
  private(set) var failure: PictureError?
  /// The images that can be decoded.
  private var checkedImages: Set<Data> = []
  var ink = Ink.own

  init(size: CGSize) {
    self.size = size
    scopes = [Scope(clip: DrawnArea(CGRect(origin: .zero, size: size)))]
  }

  /// Creates a writer for a definition, with an empty page and continued identifiers.
  init(continuing outer: SVGWriter) {
    self = outer
    definitions = ""
    var scope = outer.current
    (scope.content, scope.openElements, scope.alpha, scope.shadow, scope.blendMode) = ("", 0, 1, nil, .normal)
    scopes = [scope]
  }

  /// The content with all elements closed.
  var finishedContent: String {
    var writer = self
    while writer.scopes.count > 1 { writer.endScope() }
    return writer.scopes[0].content + writer.closings(of: writer.scopes[0])
  }

  /// Embeds an image if it can be decoded, and otherwise records the error, as in the other formats.
  mutating func check(_ image: DrawingCommand.Image, _ data: Data, embed: (inout SVGWriter) -> Void) {
    do throws(PictureError) {
      if !checkedImages.contains(data) { try ImageCache.check(image) }
      checkedImages.insert(data)
      embed(&self)
    } catch {
      if failure == nil { failure = error }
    }
  }

  mutating func take(idsAndDefinitionsOf inner: SVGWriter) {
    ids = inner.ids
    failure = inner.failure
    checkedImages = inner.checkedImages
    definitions += inner.definitions
  }

  /// The complete document with all content written so far.
  var document: String {
    var writer = self
    while writer.scopes.count > 1 { writer.endScope() }
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    let defs = writer.definitions.isEmpty ? "" : "<defs>\n\(writer.definitions)</defs>\n"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="0 0 \(width) \(height)">
      \(defs)\(writer.scopes[0].content)\(writer.closings(of: writer.scopes[0]))</svg>

      """
  }

  mutating func write(_ commands: [DrawingCommand]) { for command in commands { write(command) } }

  private mutating func write(_ command: DrawingCommand) {
    switch command {
    case .saveState: beginScope(isGroup: false)
    case .restoreState, .endTransparencyLayer: endScope()
    case .beginTransparencyLayer: beginScope(isGroup: true)
    case .concatenate(let change):
      open("g transform=\"\(SVGText.transform(change))\"")
      current.transform = change.concatenating(current.transform)
    case .clip(let path, let rule): clip(path, rule)
    case .setAlpha(let alpha): current.alpha = alpha
    case .setShadow(let shadow): current.shadow = shadow
    case .setBlendMode(let mode): current.blendMode = mode
    case .fill(let path, let rule, let color):
      let evenOdd = rule == .evenOdd ? #" fill-rule="evenodd""# : ""
      line("\(SVGText.shape(path)) \(paint("fill", color))\(evenOdd)\(effects(around: path.controlPointBounds))/>")
    case .castShadow(let path, let shadow): castShadow(of: path, shadow)
    case .stroke(let path, let style, let color): stroke(path, style, color)
    case .clear: break
    case .linearGradient(let gradient, let start, let end, _):
      let (a, b) = (start, end)
      fillClip(
        with: gradient,
        "linearGradient",
        #"x1="\#(SVGText.number(a.x))" y1="\#(SVGText.number(a.y))" x2="\#(SVGText.number(b.x))" y2="\#(SVGText.number(b.y))""#
      )
    case .radialGradient(let gradient, let c0, let r0, let c1, let r1, _):
      fillClip(
        with: gradient,
        "radialGradient",
        #"fx="\#(SVGText.number(c0.x))" fy="\#(SVGText.number(c0.y))" fr="\#(SVGText.number(r0))" cx="\#(SVGText.number(c1.x))" cy="\#(SVGText.number(c1.y))" r="\#(SVGText.number(r1))""#
      )
    case .image(let image, let rect): write(image, in: rect)
    case .text(let text): write(text)
    }
  }

  // MARK: Scopes

  var current: Scope {
    get { scopes[scopes.count - 1] }
    set { scopes[scopes.count - 1] = newValue }
  }

  mutating func line(_ text: String) { current.content += text + "\n" }

  mutating func open(_ element: String) {
    line("<\(element)>")
    current.openElements += 1
  }

  private func closings(of scope: Scope) -> String { String(repeating: "</g>\n", count: scope.openElements) }

  /// Returns a new identifier, numbered from 1 for each letter, so that equal pictures have equal identifiers.
  mutating func id(_ letter: String) -> String {
    ids[letter, default: 0] += 1
    return "\(letter)\(ids[letter] ?? 1)"
  }

  mutating func beginScope(isGroup: Bool) {
    var scope = current
    (scope.content, scope.openElements, scope.isGroup) = ("", 0, isGroup)
    if isGroup { (scope.alpha, scope.shadow, scope.blendMode) = (1, nil, .normal) }
    scopes.append(scope)
  }

  mutating func endScope() {
    guard scopes.count > 1, let ended = scopes.popLast() else { return }
    let content = ended.content + closings(of: ended)
    guard ended.isGroup else {
      current.content += content
      return
    }
    if current.blendMode == .destinationIn { return maskEnclosingGroup(with: content) }
    let opacity = current.alpha < 1 ? #" opacity="\#(SVGText.number(current.alpha))""# : ""
    let attributes = opacity + effects(around: nil)
    current.content += attributes.isEmpty ? content : "<g\(attributes)>\n\(content)</g>\n"
  }

  /// Converts a group that is drawn with destination-in to the mask of the enclosing group.
  private mutating func maskEnclosingGroup(with content: String) {
    let mask = id("m")
    definitions += #"<mask id="\#(mask)" style="mask-type:alpha">"# + "\n\(content)</mask>\n"
    guard let group = scopes.dropLast().lastIndex(where: \.isGroup) else { return }
    scopes[group].content = "<g mask=\"url(#\(mask))\">\n\(scopes[group].content)</g>\n"
  }

  // MARK: Shapes

  func paint(_ name: String, _ color: CGColor) -> String {
    switch ink {
    case .own: SVGText.paint(name, color, alpha: current.alpha)
    case .tint(let tint): SVGText.paint(name, tint, alpha: current.alpha * color.alpha)
    case .mask:
      SVGText.paint(
        name, current.blendMode == .destinationOut ? .black : .white, alpha: current.alpha * color.alpha)
    }
  }

  private mutating func clip(_ path: DrawingCommand.Path, _ rule: CGPathFillRule) {
    let id = id("c")
    let evenOdd = rule == .evenOdd ? #" clip-rule="evenodd""# : ""
    definitions += "<clipPath id=\"\(id)\">\(SVGText.shape(path))\(evenOdd)/></clipPath>\n"
    open("g clip-path=\"url(#\(id))\"")
    current.clip = current.clip.intersection(DrawnArea(path.controlPointBounds).applying(current.transform))
  }

  private mutating func stroke(_ path: DrawingCommand.Path, _ style: DrawingCommand.StrokeStyle, _ color: CGColor) {
    guard style.width > 0 else { return }
    var attributes = #"fill="none" \#(paint("stroke", color))"#
    if style.width != 1 { attributes += #" stroke-width="\#(SVGText.number(style.width))""# }
    if style.cap != .butt { attributes += #" stroke-linecap="\#(style.cap == .round ? "round" : "square")""# }
    if style.join != .miter { attributes += #" stroke-linejoin="\#(style.join == .round ? "round" : "bevel")""# }
    if style.dashLengths.contains(where: { $0 > 0 }) {
      attributes += #" stroke-dasharray="\#(style.dashLengths.map(SVGText.number).joined(separator: " "))""#
      if style.dashPhase != 0 { attributes += #" stroke-dashoffset="\#(SVGText.number(style.dashPhase))""# }
    }
    line("\(SVGText.shape(path)) \(attributes)\(effects(around: path.controlPointBounds))/>")
  }

  private mutating func fillClip(with gradient: CGGradient, _ element: String, _ geometry: String) {
    let id = id("g")
    let stops = gradient.stops.map { stop in
      "<stop offset=\"\(SVGText.number(stop.location))\" \(SVGText.paint("stop-color", stop.color, alpha: 1))/>"
        .replacingOccurrences(of: "stop-color-opacity", with: "stop-opacity")
    }
    definitions +=
      "<\(element) id=\"\(id)\" gradientUnits=\"userSpaceOnUse\" \(geometry)>\(stops.joined())</\(element)>\n"
    guard let area = current.clip.applying(current.transform.inverted()).rect, area.width > 0, area.height > 0 else {
      return
    }
    let opacity = current.alpha < 1 ? #" fill-opacity="\#(SVGText.number(current.alpha))""# : ""
    line("<rect \(SVGText.box(area)) fill=\"url(#\(id))\"\(opacity)/>")
  }

  // MARK: Effects

  /// Returns the attributes for the current shadow and blend mode. `box` is the bounding box of the shape, or `nil`
  /// for a group.
  private mutating func effects(around box: CGRect?) -> String {
    var text = ""
    if let mode = current.blendMode.cssName { text += #" style="mix-blend-mode:\#(mode)""# }
    guard let shadow = current.shadow else { return text }
    let blur = SVGText.number(shadow.blur / 2)
    let (dx, dy) = (SVGText.number(shadow.offset.width), SVGText.number(shadow.offset.height))
    let color = SVGText.paint("flood-color", shadow.color, alpha: 1)
      .replacingOccurrences(of: "flood-color-opacity", with: "flood-opacity")
    // The shadow uses several filter primitives because some viewers do not support feDropShadow.
    return text
      + filter(
        shadow, around: box,
        #"<feGaussianBlur in="SourceAlpha" stdDeviation="\#(blur)"/><feOffset dx="\#(dx)" dy="\#(dy)" result="s"/>"#
          + #"<feFlood \#(color)/><feComposite in2="s" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge>"#
      )
  }

  private mutating func castShadow(of path: DrawingCommand.Path, _ shadow: DrawingCommand.Shadow) {
    let (dx, dy) = (SVGText.number(shadow.offset.width), SVGText.number(shadow.offset.height))
    let blur =
      #"<feGaussianBlur stdDeviation="\#(SVGText.number(shadow.blur / 2))"/><feOffset dx="\#(dx)" dy="\#(dy)"/>"#
    let filter = filter(shadow, around: path.controlPointBounds, blur)
    line("\(SVGText.shape(path)) \(SVGText.paint("fill", shadow.color, alpha: current.alpha))\(filter)/>")
  }

  /// Returns the attribute for a filter whose region includes the shadow.
  private mutating func filter(_ shadow: DrawingCommand.Shadow, around box: CGRect?, _ primitives: String) -> String {
    let id = id("s")
    let page = DrawnArea(CGRect(origin: .zero, size: size)).applying(current.transform.inverted())
    let reach = shadow.blur * 1.5 + 2 + max(abs(shadow.offset.width), abs(shadow.offset.height))
    guard let room = (box.map(DrawnArea.init) ?? page).grown(by: reach).rect else { return "" }
    definitions +=
      #"<filter id="\#(id)" filterUnits="userSpaceOnUse" color-interpolation-filters="sRGB" \#(SVGText.box(room))>\#(primitives)</filter>"#
      + "\n"
    return #" filter="url(#\#(id))""#
  }
}

extension CGBlendMode {
  /// The CSS name of the mode; `nil` for normal and for modes that CSS lacks.
  var cssName: String? {
    switch self {
    case .multiply, .plusDarker: "multiply"
    case .screen: "screen"
    case .overlay: "overlay"
    case .darken: "darken"
    case .lighten: "lighten"
    case .colorDodge: "color-dodge"
    case .colorBurn: "color-burn"
    case .softLight: "soft-light"
    case .hardLight: "hard-light"
    case .difference: "difference"
    case .exclusion: "exclusion"
    case .hue: "hue"
    case .saturation: "saturation"
    case .color: "color"
    case .luminosity: "luminosity"
    case .plusLighter: "plus-lighter"
    default: nil
    }
  }
}
