// SPDX-License-Identifier: MIT

import InterfaceBuilder

extension InterfaceError {
  /// A description of the error, as a sentence without a final period.
  public var sentence: String {
    switch self {
    case .markup(let error): error.fault.sentence
    case .notADocument(let element, _):
      "the outermost element is '\(element)', not a document of Interface Builder"
    case .unsupportedKind(let kind, _):
      "a document of kind '\(kind)' is not one for iOS in the format of Xcode 5 or later"
    }
  }
}

extension MarkupError.Fault {
  /// A description of the error, as a sentence without a final period.
  public var sentence: String {
    switch self {
    case .unexpectedEnd: "the file ends in the middle of what begins here"
    case .noElement: "there is no element in the file"
    case .unclosedElement(let name): "'\(name)' is never closed"
    case .mismatchedEndTag(let expected, let found): "'\(expected)' is to be closed here, not '\(found)'"
    case .strayEndTag(let name): "'\(name)' is closed but not open"
    case .contentOutsideRoot: "there is something beside the outermost element"
    case .unexpectedCharacter(let character): "'\(character.singleLine)' cannot stand here"
    case .invalidUTF8: "these bytes are not UTF-8"
    case .unsupportedEncoding(let name): "the encoding '\(name)' is not supported; Interface Builder writes UTF-8"
    case .forbiddenCharacter(let value): "XML forbids the control character \(value)"
    case .duplicateAttribute(let name): "the attribute '\(name)' is there twice"
    case .unknownEntity(let name): "there is no entity '\(name)'"
    case .invalidCharacterReference(let name): "'\(name)' is not the number of a character"
    case .documentType: "a document type is refused: Interface Builder writes none, and entities can be bombs"
    case .tooLarge(let limit): "the file has more than \(limit) bytes"
    case .tooDeep(let limit): "elements are nested deeper than \(limit)"
    case .attributeTooLong(let limit): "the attribute has more than \(limit) bytes"
    case .tooManyParts(let limit): "there are more than \(limit) elements, attributes and texts"
    case .file(let reason): reason
    }
  }
}
