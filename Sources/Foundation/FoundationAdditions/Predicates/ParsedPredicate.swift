// SPDX-License-Identifier: MIT

import Foundation
import ObjectiveC

/// A predicate that a format describes.
final class ParsedPredicate: NSPredicate {
  private let node: PredicateNode

  /// Creates a predicate. Raises an exception if the format cannot be read; the predicate is then false for every
  /// object.
  convenience init(_ format: String, _ arguments: [Any?]) {
    do throws(PredicateError) {
      self.init(try PredicateParser.node(of: format, arguments))
    } catch {
      self.init(.constant(false))
      LayoutException.raiseOnAnyThread(.invalidArgument, Self.message(format, error))
    }
  }

  private init(_ node: PredicateNode) {
    self.node = node
    super.init(value: true)
  }

  required init?(coder: NSCoder) { nil }

  override var predicateFormat: String { node.format }
  override var description: String { node.format }
  override var hash: Int { node.format.hash }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParsedPredicate else { return false }
    return other === self || other.node.format == node.format
  }

  override func copy(with zone: NSZone? = nil) -> Any { self }

  override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    do throws(PredicateFailure) {
      return try PredicateEvaluation(object: object, variables: bindings ?? [:]).holds(node)
    } catch {
      LayoutException.raiseOnAnyThread(.invalidArgument, error.message)
      return false
    }
  }

  /// Returns the predicate with values in place of some of its variables.
  func replacing(_ variables: [String: Any]) -> ParsedPredicate { ParsedPredicate(node.replacing(variables)) }

  /// Returns the message of the exception for a format that cannot be read. Of a long format, it contains the part
  /// around the place.
  private static func message(_ format: String, _ error: PredicateError) -> String {
    let start = max(0, error.offset - 60)
    let part = format.dropFirst(start).prefix(120)
    let shown = (start > 0 ? "…" : "") + part + (part.endIndex < format.endIndex ? "…" : "")
    return "Unable to parse the format string \"\(shown)\": \(error.fact), at character \(error.offset + 1)."
  }
}
