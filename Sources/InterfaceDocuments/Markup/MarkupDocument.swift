// SPDX-License-Identifier: MIT

/// A document of Interface Builder as it stands in its file: everything in it, understood or not.
///
/// Writing an unchanged document gives back the bytes that were read; after an edit only what was edited differs.
///
/// ```swift
/// let document = try MarkupDocument(contentsOf: path)
/// for constraint in document.root.subtree where constraint.name == "constraint" {
///   constraint.set("constant", to: "8")                    // only these bytes change
///   report(constraint.position(of: "constant"))            // line, column and offset of the value
/// }
/// view.element("constraints")?.insert(                     // on a line of its own, indented as its neighbours
///   MarkupElement("constraint", ["firstAttribute": "width", "constant": "40", "id": document.newID()]))
/// try document.write(to: path)                             // atomically
/// ```
/// ``InterfaceDocument`` reads scenes, views and constraints out of it; both show the same elements, so edits of one are
/// seen by the other. Positions are always those of the file that was read, also after edits.
///
/// Not `Sendable`: read a document on the thread, task or process that uses it.
public final class MarkupDocument {
  /// The file that was read.
  public let source: MarkupSource
  /// The outermost element.
  public let root: MarkupElement
  /// What stands before the outermost element.
  let prolog: [MarkupText]
  /// What stands after the outermost element.
  let epilog: [MarkupText]

  init(source: MarkupSource, prolog: [MarkupText], root: MarkupElement, epilog: [MarkupText]) {
    self.source = source
    self.prolog = prolog
    self.root = root
    self.epilog = epilog
  }

  /// Reads `bytes`.
  ///
  /// - Throws: ``MarkupError`` with the place of the first fault.
  /// - Complexity: linear in the bytes; memory within ``MarkupLimits``.
  public convenience init(bytes: [UInt8], limits: MarkupLimits = MarkupLimits()) throws(MarkupError) {
    var scanner = MarkupScanner(source: MarkupSource(bytes: bytes), limits: limits)
    let document = try scanner.scan()
    self.init(
      source: document.source, prolog: document.prolog, root: document.root, epilog: document.epilog)
  }

  /// Reads the file at `path`, of which no more is read than the limits allow.
  ///
  /// - Throws: ``MarkupError``: why the file or what is in it cannot be read.
  public convenience init(contentsOf path: String, limits: MarkupLimits = MarkupLimits()) throws(MarkupError) {
    try self.init(bytes: FileBytes.read(path, limit: limits.bytes), limits: limits)
  }

  /// The document as it is now.
  public var bytes: [UInt8] {
    var writer = MarkupWriter()
    writer.write(self)
    return writer.bytes
  }

  /// Writes the document to `path`, so that at every moment the file is either the old one or the new one.
  ///
  /// - Throws: ``MarkupError`` with the system's reason; the file is then as it was.
  public func write(to path: String) throws(MarkupError) {
    try FileBytes.write(bytes, to: path)
  }
}
