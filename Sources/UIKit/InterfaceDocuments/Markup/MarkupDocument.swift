// SPDX-License-Identifier: MIT

import SystemFiles

/// An Interface Builder document as XML, including content that this library does not interpret.
///
/// Writing an unchanged document reproduces the bytes that were read. After an edit, only the edited parts differ.
///
/// ```swift
/// let document = try MarkupDocument(contentsOf: path)
/// for constraint in document.root.subtree where constraint.name == "constraint" {
///   constraint.set("constant", to: "8")                    // only these bytes change
///   report(constraint.position(of: "constant"))            // line, column and offset of the value
/// }
/// view.element("constraints")?.insert(                     // on a line of its own, indented like its siblings
///   MarkupElement("constraint", ["firstAttribute": "width", "constant": "40", "id": document.newID()]))
/// try document.write(to: path)                             // atomically
/// ```
/// ``InterfaceDocument`` provides scenes, views and constraints. Both use the same elements, so an edit of one is
/// visible in the other. Positions always refer to the file that was read, also after edits.
///
/// The class is not `Sendable`: read a document on the thread, task or process that uses it.
public final class MarkupDocument {
  /// The source that was read.
  public let source: MarkupSource
  /// The root element.
  public let root: MarkupElement
  /// The nodes before the root element.
  let prolog: [MarkupText]
  /// The nodes after the root element.
  let epilog: [MarkupText]

  init(source: MarkupSource, prolog: [MarkupText], root: MarkupElement, epilog: [MarkupText]) {
    self.source = source
    self.prolog = prolog
    self.root = root
    self.epilog = epilog
  }

  /// Reads a document from `bytes`.
  ///
  /// - Throws: ``MarkupError`` with the position of the first error.
  /// - Complexity: Linear in the number of bytes; memory is limited by ``MarkupLimits``.
  public convenience init(bytes: [UInt8], limits: MarkupLimits = MarkupLimits()) throws(MarkupError) {
    var scanner = MarkupScanner(source: MarkupSource(bytes: bytes), limits: limits)
    let document = try scanner.scan()
    self.init(
      source: document.source, prolog: document.prolog, root: document.root, epilog: document.epilog)
  }

  /// Reads the file at `path`, up to the size limit.
  ///
  /// - Throws: ``MarkupError`` if the file cannot be read or is not valid XML.
  public convenience init(contentsOf path: String, limits: MarkupLimits = MarkupLimits()) throws(MarkupError) {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.read(path, limit: limits.bytes)
    } catch {
      throw MarkupError(error)
    }
    try self.init(bytes: bytes, limits: limits)
  }

  /// The current contents of the document.
  public var bytes: [UInt8] {
    var writer = MarkupWriter()
    writer.write(self)
    return writer.bytes
  }

  /// Writes the document to `path` atomically, so that the file always has either the old or the new contents.
  ///
  /// A symbolic link remains a link, and permissions are preserved; a device or a pipe is written to.
  ///
  /// - Throws: ``MarkupError`` with the system's reason. The file is then unchanged.
  public func write(to path: String) throws(MarkupError) {
    do {
      try OutputFile.write(bytes, to: path, inputs: .replace)
    } catch {
      throw MarkupError(error)
    }
  }
}

extension MarkupError {
  /// Creates the error for a fault of the file.
  fileprivate init(_ fault: FileFault) {
    if case .tooLarge(let limit) = fault {
      self.init(.tooLarge(limit: limit), at: .start)
    } else {
      self.init(.file(fault.reason), at: .start)
    }
  }
}
