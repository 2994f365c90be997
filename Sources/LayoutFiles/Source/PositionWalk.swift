// SPDX-License-Identifier: MIT

/// A position in a file that follows the characters of a text in any style.
struct PositionWalk {
  private var style: Style

  private enum Style {
    case literal(LiteralWalk)
    case flowing(FlowWalk)
  }

  init(along scalar: SourceScalar, in source: SourceText) {
    switch scalar.style {
    case .literal: style = .literal(LiteralWalk(along: scalar, in: source))
    case .plain, .quoted, .folded: style = .flowing(FlowWalk(along: scalar, in: source))
    }
  }

  /// The position of the next character.
  var position: SourcePosition {
    switch style {
    case .literal(let walk): walk.position
    case .flowing(let walk): walk.position
    }
  }

  /// Advances over the next character of the text.
  mutating func advance(over scalar: Unicode.Scalar) {
    switch style {
    case .literal(var walk):
      walk.advance(over: scalar)
      style = .literal(walk)
    case .flowing(var walk):
      walk.advance(over: scalar)
      style = .flowing(walk)
    }
  }
}
