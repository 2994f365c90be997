// SPDX-License-Identifier: MIT

/// A place in a file that follows the characters of a text, however the text was written.
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

  /// Where the next character of the text stands.
  var position: SourcePosition {
    switch way {
    case .literal(let walk): walk.position
    case .flowing(let walk): walk.position
    }
  }

  /// Goes on over the text's next character.
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
