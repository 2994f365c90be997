// SPDX-License-Identifier: MIT

/// Why bytes are not a document that can be read, and where.
public struct MarkupError: Error, Hashable, Sendable {
  /// What is wrong.
  public let fault: Fault
  /// Where; the beginning of what is at fault.
  public let position: MarkupPosition

  /// The error `fault` at `position`.
  public init(_ fault: Fault, at position: MarkupPosition) {
    self.fault = fault
    self.position = position
  }

  /// The kinds of faults.
  public enum Fault: Hashable, Sendable {
    /// The file ends within a tag, a comment or a reference.
    case unexpectedEnd
    /// There is no element in the file.
    case noElement
    /// An element has no end tag.
    case unclosedElement(String)
    /// An end tag is not that of the innermost open element.
    case mismatchedEndTag(expected: String, found: String)
    /// An end tag closes nothing.
    case strayEndTag(String)
    /// There is something after the outermost element, or text outside it.
    case contentOutsideRoot
    /// A character that cannot stand where it is.
    case unexpectedCharacter(String)
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// The file is in an encoding other than UTF-8.
    case unsupportedEncoding(String)
    /// A control character that XML forbids.
    case forbiddenCharacter(UInt32)
    /// The same attribute twice in one element.
    case duplicateAttribute(String)
    /// A reference to an entity that is none of XML's five.
    case unknownEntity(String)
    /// A number that is no character.
    case invalidCharacterReference(String)
    /// A document type: Interface Builder writes none, and entities can be bombs.
    case documentType
    /// More bytes than ``MarkupLimits/bytes``.
    case tooLarge(limit: Int)
    /// Elements nested deeper than ``MarkupLimits/depth``.
    case tooDeep(limit: Int)
    /// An attribute longer than ``MarkupLimits/attributeBytes``.
    case attributeTooLong(limit: Int)
    /// More elements, attributes and texts than ``MarkupLimits/parts``.
    case tooManyParts(limit: Int)
    /// The file cannot be read or written; the reason is the system's.
    case file(String)
  }
}
