// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import Tinamou

/// Replays a display list in a Cairo context.
final class CairoCanvas {
  /// The state that `saveState` saves in addition to Cairo's.
  struct State {
    var alpha: CGFloat = 1
    var shadow: DrawingCommand.Shadow?
    var blendMode = CGBlendMode.normal
  }

  let cairo: OpaquePointer
  /// The number of pixels per point of shadows and templates.
  let rasterScale: CGFloat
  /// The transform from the display list's coordinates to the page, in points. It is stored in addition to Cairo's
  /// matrix for shadows.
  var transform = CGAffineTransform.identity
  var state = State()
  private var saved: [(State, CGAffineTransform)] = []
  let images: ImageCache
  let text: TextPainter
  /// The first error. Drawing continues without the failed part.
  private(set) var failure: PictureError?

  /// Creates a canvas for a Cairo context that is already scaled to points.
  init(
    _ cairo: OpaquePointer, rasterScale: CGFloat, images: ImageCache = ImageCache(), text: TextPainter = TextPainter()
  ) {
    self.cairo = cairo
    self.rasterScale = rasterScale
    self.images = images
    self.text = text
    cairo_set_antialias(cairo, CAIRO_ANTIALIAS_GRAY)
  }

  /// Draws the commands in order.
  func draw(_ commands: [DrawingCommand]) {
    for (index, command) in commands.enumerated() { draw(command, rest: commands[index...]) }
  }

  private func draw(_ command: DrawingCommand, rest: ArraySlice<DrawingCommand>) {
    switch command {
    case .saveState: save()
    case .restoreState: restore()
    case .concatenate(let change): concatenate(change)
    case .clip(let path, let rule): clip(path, rule)
    case .setAlpha(let alpha): state.alpha = alpha
    case .setShadow(let shadow): state.shadow = shadow
    case .setBlendMode(let mode): state.blendMode = mode
    case .beginTransparencyLayer: beginGroup(of: rest.dropFirst())
    case .endTransparencyLayer: endGroup()
    case .fill(let path, let rule, let color):
      castShadow(of: command)
      fill(path, rule, color)
    case .castShadow(let path, let shadow):
      cast(shadow, of: [.fill(path, rule: .winding, color: .black)], strength: state.alpha)
    case .stroke(let path, let style, let color):
      castShadow(of: command)
      stroke(path, style, color)
    case .clear(let rect): clear(rect)
    case .linearGradient(let gradient, let start, let end, let options):
      paint(CairoGradient.linear(gradient, start, end), gradient, options)
    case .radialGradient(let gradient, let c0, let r0, let c1, let r1, let options):
      paint(CairoGradient.radial(gradient, c0, r0, c1, r1), gradient, options)
    case .image(let image, let rect):
      castShadow(of: command)
      draw(image, in: rect)
    case .text(let line):
      castShadow(of: command)
      prepare(line.color)
      text.draw(line, on: cairo, alpha: state.alpha)
    }
  }

  func note(_ failure: PictureError) { if self.failure == nil { self.failure = failure } }

  // MARK: State

  private func save() {
    cairo_save(cairo)
    saved.append((state, transform))
  }

  private func restore() {
    guard let (oldState, oldTransform) = saved.popLast() else { return }
    cairo_restore(cairo)
    (state, transform) = (oldState, oldTransform)
  }

  private func concatenate(_ change: CGAffineTransform) {
    var matrix = cairo_matrix_t(change)
    // A singular transform would cause a permanent error in Cairo, and content that is drawn with it has no area.
    guard abs(change.a * change.d - change.b * change.c) > 1e-12, change.tx.isFinite, change.ty.isFinite else {
      return hideEverything()
    }
    cairo_transform(cairo, &matrix)
    transform = change.concatenating(transform)
  }

  private func hideEverything() {
    cairo_new_path(cairo)
    cairo_clip(cairo)
  }

  private func clip(_ path: DrawingCommand.Path, _ rule: CGPathFillRule) {
    trace(path)
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_clip(cairo)
  }

  // MARK: Groups

  private func beginGroup(of content: ArraySlice<DrawingCommand>) {
    if let shadow = state.shadow {
      // A group casts one shadow, which is drawn first, from the commands of the group.
      cast(shadow, of: CommandGroup.content(of: content), strength: state.alpha)
    }
    saved.append((state, transform))
    cairo_push_group(cairo)
    state = State()
  }

  private func endGroup() {
    guard let (oldState, oldTransform) = saved.popLast() else { return }
    cairo_pop_group_to_source(cairo)
    (state, transform) = (oldState, oldTransform)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_paint_with_alpha(cairo, Double(state.alpha))
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  // MARK: Painting

  /// Sets the color and the blend mode for the next shape.
  func prepare(_ color: CGColor) {
    cairo_set_source_rgba(
      cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * state.alpha))
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
  }

  private func fill(_ path: DrawingCommand.Path, _ rule: CGPathFillRule, _ color: CGColor) {
    trace(path)
    cairo_set_fill_rule(cairo, rule == .evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    prepare(color)
    cairo_fill(cairo)
  }

  private func stroke(_ path: DrawingCommand.Path, _ style: DrawingCommand.StrokeStyle, _ color: CGColor) {
    guard style.width > 0 else { return }
    trace(path)
    apply(style)
    prepare(color)
    cairo_stroke(cairo)
  }

  private func apply(_ style: DrawingCommand.StrokeStyle) {
    cairo_set_line_width(cairo, Double(style.width))
    cairo_set_line_cap(cairo, cairo_line_cap_t(UInt32(style.cap.rawValue)))
    cairo_set_line_join(cairo, cairo_line_join_t(UInt32(style.join.rawValue)))
    cairo_set_miter_limit(cairo, Double(style.miterLimit))
    // Cairo rejects dash patterns whose lengths are all zero.
    let dashes =
      style.dashLengths.allSatisfy { $0 >= 0 } && style.dashLengths.contains { $0 > 0 } ? style.dashLengths : []
    cairo_set_dash(cairo, dashes.map(Double.init), Int32(dashes.count), Double(style.dashPhase))
  }

  private func clear(_ rect: CGRect) {
    trace(DrawingCommand.Path(rect: rect))
    cairo_set_operator(cairo, CAIRO_OPERATOR_CLEAR)
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private func paint(_ pattern: OpaquePointer?, _ gradient: CGGradient, _ options: CGGradientDrawingOptions) {
    guard let pattern else { return }
    defer { cairo_pattern_destroy(pattern) }
    cairo_pattern_set_extend(pattern, options.isEmpty ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
    cairo_set_operator(cairo, state.blendMode.cairoOperator)
    cairo_set_source(cairo, pattern)
    cairo_paint_with_alpha(cairo, Double(state.alpha))
  }

  /// Sets Cairo's current path to `path`.
  func trace(_ path: DrawingCommand.Path) {
    cairo_new_path(cairo)
    // Cairo cannot represent coordinates that are not numbers or exceed about eight million pixels.
    guard path.elements.allSatisfy({ $0.points.allSatisfy { !$0.x.isNaN && !$0.y.isNaN } }) else { return }
    for (element, current) in DrawingCommand.Path(path.elements.map(\.withinReach)).elementsWithStarts {
      switch element {
      case .move(let p): cairo_move_to(cairo, Double(p.x), Double(p.y))
      case .line(let p): cairo_line_to(cairo, Double(p.x), Double(p.y))
      case .quad(let c, let p):
        // A quadratic curve is a cubic curve with control points at two thirds of the way to its control point.
        let c1 = CGPoint(x: current.x + (c.x - current.x) * 2 / 3, y: current.y + (c.y - current.y) * 2 / 3)
        let c2 = CGPoint(x: p.x + (c.x - p.x) * 2 / 3, y: p.y + (c.y - p.y) * 2 / 3)
        cairo_curve_to(cairo, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(p.x), Double(p.y))
      case .cubic(let c1, let c2, let p):
        cairo_curve_to(cairo, Double(c1.x), Double(c1.y), Double(c2.x), Double(c2.y), Double(p.x), Double(p.y))
      case .close: cairo_close_path(cairo)
      }
    }
  }

  // MARK: Shadows

  private func castShadow(of command: DrawingCommand) {
    guard let shadow = state.shadow else { return }
    cast(shadow, of: [command], strength: state.alpha)
  }
}

extension DrawingCommand.Path.Element {
  /// The path element with coordinates limited to one million points.
  fileprivate var withinReach: DrawingCommand.Path.Element {
    func near(_ p: CGPoint) -> CGPoint { CGPoint(x: min(max(p.x, -1e6), 1e6), y: min(max(p.y, -1e6), 1e6)) }
    return switch self {
    case .move(let p): .move(near(p))
    case .line(let p): .line(near(p))
    case .quad(let c, let p): .quad(control: near(c), end: near(p))
    case .cubic(let c1, let c2, let p): .cubic(control1: near(c1), control2: near(c2), end: near(p))
    case .close: .close
    }
  }
}

extension cairo_matrix_t {
  init(_ t: CGAffineTransform) {
    self.init(xx: Double(t.a), yx: Double(t.b), xy: Double(t.c), yy: Double(t.d), x0: Double(t.tx), y0: Double(t.ty))
  }
}

extension CGBlendMode {
  /// Cairo's operator with the same effect. Plus-darker, which Cairo lacks, is replaced by multiply.
  var cairoOperator: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply, .plusDarker: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
