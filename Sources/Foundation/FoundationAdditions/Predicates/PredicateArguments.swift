// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// The arguments of a predicate format, taken in order.
struct PredicateArguments {
  private let values: [Any?]
  private var count = 0

  init(_ values: [Any?]) { self.values = values }

  /// Returns the expression of the next argument, which a format such as `%@` with the given letter names.
  mutating func next(_ letter: Character, at offset: Int) throws(PredicateError) -> PredicateExpression {
    guard count < values.count else {
      throw PredicateError(fact: "there is no argument \(count + 1) for “%\(letter)”", offset: offset)
    }
    let value = KeyPathValues.present(values[count])
    count += 1
    switch letter {
    case "@": return .constant(value)
    case "K":
      guard let path = KeyPathText.text(of: value), !path.isEmpty else {
        throw PredicateError(fact: "argument \(count) for “%K” is not a key path", offset: offset)
      }
      return path.uppercased() == "SELF" ? .evaluatedObject : .keyPath(path, of: .evaluatedObject)
    case "s":
      if let pointer = value as? UnsafePointer<CChar> { return .constant(String(cString: pointer)) }
      if let text = KeyPathText.text(of: value) { return .constant(text) }
      throw PredicateError(fact: "argument \(count) for “%s” is not a text", offset: offset)
    default:
      guard let number = KeyPathNumber(value) else {
        throw PredicateError(fact: "argument \(count) for “%\(letter)” is not a number", offset: offset)
      }
      switch number {
      case .integer(let integer): return .constant(integer)
      case .decimal(let decimal): return .constant(decimal)
      }
    }
  }
}
