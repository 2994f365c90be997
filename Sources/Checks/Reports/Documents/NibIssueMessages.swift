// SPDX-License-Identifier: MIT

import Tinamou

/// The messages for what loading a document could not do.
enum NibIssueMessages {
  /// Returns the sentence without a final period.
  static func sentence(for kind: NibIssue.Kind) -> String {
    switch kind {
    case .unknownElement(let name): "the element '\(name)' is not supported and is ignored"
    case .unknownClass(let name, let other): "the class '\(name)' cannot be found; a \(other) is used instead"
    case .missingObject(let id): "no object has the identifier '\(id)'"
    case .duplicateIdentifier(let id, let line):
      "the object at line \(line) has the identifier '\(id)' as well; references reach the first of them only"
    case .refusedConstraint(let reason): "the constraint is not valid: \(reason)"
    case .unknownWord(let word, let attribute): "'\(word)' is not a value of '\(attribute)'"
    case .numberOutOfRange(let number, let attribute):
      "the number '\(number)' is out of range for '\(attribute)'; it is ignored"
    case .unknownProperty(let name, let className): "no property '\(name)' is registered for \(className)"
    case .unknownAction(let name, let className): "no action '\(name)' is registered for \(className)"
    case .endlessContainment(let id): "the scene '\(id)' contains itself"
    case .missingImage(let name):
      "there is no image '\(name)'; an empty image of the size that the document states is used instead"
    case .missingStoryboard(let name): "there is no storyboard '\(name)'"
    }
  }
}

extension NibIssue {
  /// A description of what could not be loaded, as a sentence without a final period.
  public var sentence: String { NibIssueMessages.sentence(for: kind) }
}
