// SPDX-License-Identifier: MIT

import Foundation

/// The contexts being drawn into, innermost last. One for each thread, as in UIKit.
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

/// The context that `draw(_:)` draws into; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes `context` the current one until ``UIGraphicsPopContext()``.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Goes back to the context that was current before the last push.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Fills a rectangle with the fill colour.
public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(rect) }

/// Draws a frame of one point just inside a rectangle with the fill colour.
public func UIRectFrame(_ rect: CGRect) {
  guard let context = UIGraphicsGetCurrentContext() else { return }
  context.record(
    .stroke(
      DrawingCommand.Path(rect: rect.insetBy(dx: 0.5, dy: 0.5)), style: DrawingCommand.StrokeStyle(),
      color: context.state.fillColor))
}

/// Keeps what follows inside a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
