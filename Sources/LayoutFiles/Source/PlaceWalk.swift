// SPDX-License-Identifier: MIT

/// A position in a file that follows the characters of a text in any style.
struct PlaceWalk {
  private var way: Way

  private enum Way {
    case literal(LiteralWalk)
    case flowing(FlowWalk)
  }

  init(along scalar: SourceScalar, in source: SourceText) {
    switch scalar.style {
    case .literal: way = .literal(LiteralWalk(along: scalar, in: source))
    case .plain, .quoted, .folded: way = .flowing(FlowWalk(along: scalar, in: source))
    }
  }

  /// The position of the next character.
  var position: SourcePosition {
    switch way {
    case .literal(let walk): walk.position
    case .flowing(let walk): walk.position
    }
  }

  /// Advances over the next character of the text.
  mutating func advance(over scalar: Unicode.Scalar) {
    switch way {
    case .literal(var walk):
      walk.advance(over: scalar)
      way = .literal(walk)
    case .flowing(var walk):
      walk.advance(over: scalar)
      way = .flowing(walk)
    }
  }
}
