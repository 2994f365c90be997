// SPDX-License-Identifier: MIT

import Foundation

/// Where drawing goes: a recorder that turns drawing calls into a list of ``DrawingCommand`` values.
///
/// Differs from Core Graphics: nothing is painted until a renderer replays ``commands``. Lengths are points and y points
/// down, as in the context that UIKit hands to `draw(_:)`.
public final class CGContext {
  /// What ``saveGState()`` remembers.
  struct State {
    var transform = CGAffineTransform.identity
    var fillColor = CGColor.black
    var strokeColor = CGColor.black
    var strokeStyle = DrawingCommand.StrokeStyle()
  }

  /// What has been drawn so far, first things first.
  public private(set) var commands: [DrawingCommand] = []

  var state = State()
  /// The path being built, in the coordinates of the transform in force.
  var currentPath = CGMutablePath()
  private var saved: [State] = []

  /// An empty recording.
  public init() {}

  /// Writes down a command as it is. For text and images, which know more than Core Graphics' calls can say.
  public func record(_ command: DrawingCommand) { commands.append(command) }

  /// Remembers the drawing state; ``restoreGState()`` goes back to it.
  public func saveGState() {
    saved.append(state)
    record(.saveState)
  }

  /// Goes back to the state last saved. Without one, nothing happens.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    // The path is not part of the state: it stays where it is on the page.
    if !currentPath.isEmpty, state.transform != last.transform {
      currentPath.storage = currentPath.storage.applying(state.transform).applying(last.transform.inverted())
    }
    state = last
    record(.restoreState)
  }

  /// How coordinates in use map to the context's own.
  public var ctm: CGAffineTransform { state.transform }

  /// How coordinates in use map to the context's own.
  public var userSpaceToDeviceSpaceTransform: CGAffineTransform { state.transform }

  /// Makes coordinates in use map through `transform` first.
  public func concatenate(_ transform: CGAffineTransform) {
    guard !transform.isIdentity else { return }
    state.transform = transform.concatenating(state.transform)
    if !currentPath.isEmpty { currentPath.storage = currentPath.storage.applying(transform.inverted()) }
    record(.concatenate(transform))
  }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Makes the units longer by the factors given.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { concatenate(CGAffineTransform(scaleX: sx, y: sy)) }

  /// Turns the axes by `angle` radians, clockwise on a screen.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// The colour that shapes are filled with.
  public func setFillColor(_ color: CGColor) { state.fillColor = color }

  /// The colour that shapes are filled with, as sRGB from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The grey that shapes are filled with, from 0 (black) to 1.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) { setFillColor(CGColor(gray: gray, alpha: alpha)) }

  /// The colour that lines are drawn with.
  public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

  /// The colour that lines are drawn with, as sRGB from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The grey that lines are drawn with, from 0 (black) to 1.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) { setStrokeColor(CGColor(gray: gray, alpha: alpha)) }

  /// How thick lines are, in points.
  public func setLineWidth(_ width: CGFloat) { state.strokeStyle.width = width }

  /// The shape of open ends.
  public func setLineCap(_ cap: CGLineCap) { state.strokeStyle.cap = cap }

  /// The shape of corners.
  public func setLineJoin(_ join: CGLineJoin) { state.strokeStyle.join = join }

  /// How many widths long a mitred corner may get.
  public func setMiterLimit(_ limit: CGFloat) { state.strokeStyle.miterLimit = limit }

  /// Lengths of dashes and gaps in turn, in points, and where in them a line starts.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.strokeStyle.dashPhase = phase
    state.strokeStyle.dashLengths = lengths
  }

  /// The opacity of what follows, from 0 to 1.
  public func setAlpha(_ alpha: CGFloat) { record(.setAlpha(min(max(alpha, 0), 1))) }

  /// How what follows is mixed with what is there.
  public func setBlendMode(_ mode: CGBlendMode) { record(.setBlendMode(mode)) }

  /// Gives what follows a black shadow of one third opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Gives what follows a shadow; without a colour, takes it away.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    record(.setShadow(color.map { DrawingCommand.Shadow(offset: offset, blur: blur, color: $0) }))
  }

  /// Starts a group that is mixed in as one picture.
  public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {
    saved.append(state)
    record(.beginTransparencyLayer)
  }

  /// Starts a group, clipped to a rectangle, that is mixed in as one picture.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: [String: Any]?) {
    beginTransparencyLayer(auxiliaryInfo: auxiliaryInfo)
    record(.clip(DrawingCommand.Path(rect: rect), rule: .winding))
  }

  /// Ends the group last started.
  public func endTransparencyLayer() {
    guard let last = saved.popLast() else { return }
    state = last
    record(.endTransparencyLayer)
  }

  /// Nothing: edges are always smoothed.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Nothing: edges are always smoothed.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// Nothing: commands are recorded at once.
  public func flush() {}
}
