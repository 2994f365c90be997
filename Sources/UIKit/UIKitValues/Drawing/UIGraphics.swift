// SPDX-License-Identifier: MIT

import Foundation

/// The stack of current contexts, innermost last. Each thread has its own stack, as in UIKit.
private final class ContextStack {
  var contexts: [CGContext] = []

  static var current: ContextStack {
    let key = "Tinamou.ContextStack"
    if let stack = Thread.current.threadDictionary[key] as? ContextStack { return stack }
    let stack = ContextStack()
    Thread.current.threadDictionary[key] = stack
    return stack
  }
}

/// Returns the context into which `draw(_:)` draws; `nil` outside drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Restores the context that was current before the last push.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Fills a rectangle with the fill color.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame of 1 point inside the edges of a rectangle with the fill color.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.record(
    .stroke(
      DrawingCommand.Path(rect: rect.insetBy(dx: 0.5, dy: 0.5)), style: DrawingCommand.StrokeStyle(),
      color: context.state.fillColor))
}

/// Intersects the clipping area of the current context with a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Fills a rectangle of the current context with the fill color, in a blend mode. Does nothing without a context.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { UIRectFill(rect) }
}

/// Draws a frame of one point inside a rectangle with the fill color, in a blend mode. Does nothing without a context.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  withBlendMode(blendMode) { UIRectFrame(rect) }
}

private func withBlendMode(_ mode: CGBlendMode, _ draw: () -> Void) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setBlendMode(mode)
  draw()
  context.restoreGState()
}
