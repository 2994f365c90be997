// SPDX-License-Identifier: MIT

import Foundation

/// A drawing destination that records drawing calls as a list of ``DrawingCommand`` values.
///
/// Differs from Core Graphics: nothing is painted until a renderer replays ``commands``. Lengths are in points and y
/// points down, as in the context that UIKit passes to `draw(_:)`.
public final class CGContext {
  /// The state that ``saveGState()`` saves.
  package struct State {
    package var transform = CGAffineTransform.identity
    package var fillColor = CGColor.black
    package var strokeColor = CGColor.black
    package var strokeStyle = DrawingCommand.StrokeStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: DrawingCommand.Shadow?
    /// The masks in force, outermost first.
    var masks: [Mask] = []
    /// The values for text that Core Text would use.
    var text = TextState()
    /// The bounds of the clipping area, in the context's own coordinates; `nil` when nothing was clipped.
    var clipBounds: CGRect?
  }

  /// The recorded commands, in drawing order.
  public var commands: [DrawingCommand] { recorded + closingOfMasks }

  private var recorded: [DrawingCommand] = []

  /// The commands that apply the masks that are in force in this state and the saved ones.
  private var closingOfMasks: [DrawingCommand] {
    var (result, inner) = ([DrawingCommand](), state)
    for outer in saved.reversed() where !inner.masks.isEmpty {
      result += CGContext.closing(inner.masks[outer.state.masks.count...])
      inner = outer.state
      if !inner.masks.isEmpty { result.append(outer.isLayer ? .endTransparencyLayer : .restoreState) }
    }
    return result + CGContext.closing(inner.masks[...])
  }

  package var state = State()
  /// The current path, in the coordinates of the current transform.
  var currentPath = CGMutablePath()
  private var saved: [(state: State, isLayer: Bool)] = []
  /// The size of the bitmap, in pixels; `nil` for contexts of views.
  package var bitmapSize: (width: Int, height: Int)?
  /// The number of pixels of the bitmap for a point of the context's own coordinates. The default is 1.
  package var bitmapScale: CGFloat = 1
  var storedInterpolationQuality = CGInterpolationQuality.default

  /// Creates a context without commands.
  public init() {}

  /// Records a command. For text and images, which Core Graphics' calls cannot fully describe.
  public func record(_ command: DrawingCommand) {
    if case .clip(let path, _) = command { state.clip(to: path.bounds) }
    recorded.append(command)
  }

  /// Saves the graphics state, which ``restoreGState()`` restores.
  public func saveGState() {
    saved.append((state, false))
    record(.saveState)
  }

  /// Restores the most recently saved graphics state. Does nothing when none was saved.
  public func restoreGState() {
    guard let last = saved.popLast()?.state else { return }
    // The path is not part of the graphics state: it keeps its position on the page.
    if !currentPath.isEmpty, state.transform != last.transform {
      currentPath.storage = currentPath.storage.applying(state.transform).applying(last.transform.inverted())
    }
    endMasks(after: last)
    state = last
    record(.restoreState)
  }

  /// The current transformation matrix, from user space to the context's own coordinates.
  public var ctm: CGAffineTransform { state.transform }

  /// The current transformation matrix, from user space to the context's own coordinates.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Concatenates `transform` with the current transformation matrix. Subsequent coordinates are transformed by it
  /// first.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    if !currentPath.isEmpty { currentPath.storage = currentPath.storage.applying(transform.inverted()) }
    record(.concatenate(transform))
  }

  /// Moves the origin of user space, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales the axes of user space.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Rotates the axes of user space by `angle` radians, clockwise on a screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Sets the fill color.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// Sets the fill color from sRGB components from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the fill color to a gray from 0 (black) to 1 (white).
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the stroke color.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// Sets the stroke color from sRGB components from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the stroke color to a gray from 0 (black) to 1 (white).
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// Sets the line width, in points.
  public func setLineWidth(_ width: CGFloat) { state.strokeStyle.width = width }

  /// Sets the shape of open ends.
  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

  /// Sets the shape of corners.
  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

  /// Sets the greatest length of a mitered corner, in line widths.
  public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = limit }

  /// Sets the lengths of alternating dashes and gaps and the offset at which a line starts, in points.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.strokeStyle.dashPhase = phase
    state.strokeStyle.dashLengths = lengths
  }

  /// Sets the opacity of subsequent drawing, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) {
    state.alpha = min(max(alpha, 0), 1)
    record(.setAlpha(state.alpha))
  }

  /// Sets the blend mode of subsequent drawing.
  public func setBlendMode(_ mode: CGBlendMode) {
    state.blendMode = mode
    record(.setBlendMode(mode))
  }

  /// Sets a black shadow with an opacity of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Sets a shadow, or removes it if `color` is `nil`.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    state.shadow = color.map { DrawingCommand.Shadow(offset: offset, blur: blur, color: $0) }
    record(.setShadow(state.shadow))
  }

  /// Begins a transparency layer, which is composited as one image.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saved.append((state, true))
    (state.alpha, state.blendMode, state.shadow) = (1, .normal, nil)
    record(.beginTransparencyLayer)
  }

  /// Begins a transparency layer, clipped to a rectangle, which is composited as one image.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    record(.clip(DrawingCommand.Path(rect: rect), rule: .winding))
  }

  /// Ends the current transparency layer.
  public func endTransparencyLayer() {
    guard let last = saved.popLast()?.state else { return }
    endMasks(after: last)
    state = last
    record(.endTransparencyLayer)
  }

  /// Applies the masks that were added after a state was saved.
  private func endMasks(after state: State) {
    guard self.state.masks.count > state.masks.count else { return }
    recorded += CGContext.closing(self.state.masks[state.masks.count...])
  }

  /// Has no effect: edges are always antialiased.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Has no effect: edges are always antialiased.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Has no effect: commands are recorded immediately.
  public func flush() {}
}
