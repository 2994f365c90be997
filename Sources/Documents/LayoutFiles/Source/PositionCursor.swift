// SPDX-License-Identifier: MIT

/// A position in a file that follows the characters of a text in any style.
struct PositionCursor {
  private var style: Style

  private enum Style {
    case literal(LiteralCursor)
    case flowing(FlowCursor)
  }

  init(along scalar: SourceScalar, in source: SourceText) {
    switch scalar.style {
    case .literal: style = .literal(LiteralCursor(along: scalar, in: source))
    case .plain, .quoted, .folded: style = .flowing(FlowCursor(along: scalar, in: source))
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
