// SPDX-License-Identifier: MIT

import SwiftSyntax

/// Adds the publisher of a property to files that call `publisher(for:)` with a key path: Combine has it through Foundation, and
/// OpenCombine lacks it.
enum KeyPathPublisherRule {
  static func apply(to node: FunctionCallExprSyntax, _ rewriter: FileRewriter) {
    guard rewriter.importsCombine, let first = node.arguments.first, first.label?.text == "for",
      first.expression.is(KeyPathExprSyntax.self),
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "publisher"
    else { return }
    rewriter.needsPublisher = true
  }

  /// The publisher observes the property as long as somebody receives its values.
  static func addDeclaration(to rewriter: FileRewriter) {
    guard rewriter.needsPublisher else { return }
    rewriter.needsLibrary = true
    rewriter.text.append(
      """
      extension NSObjectProtocol { fileprivate func publisher<Value>(for keyPath: KeyPath<Self, Value>, \
      options: NSKeyValueObservingOptions = [.initial, .new]) -> OpenCombine.AnyPublisher<Value, Never> { \
      OpenCombine.Deferred { let subject = OpenCombine.CurrentValueSubject<Value, Never>(self[keyPath: keyPath]); \
      let observation = self.observe(keyPath) { object, _ in subject.send(object[keyPath: keyPath]) }; \
      return subject.dropFirst(options.contains(.initial) ? 0 : 1).handleEvents(receiveCancel: { observation.invalidate() }) \
      }.eraseToAnyPublisher() } }
      """)
  }
}
