// SPDX-License-Identifier: MIT

import Tinamou

extension NibIssue {
  /// What could not be made, as a sentence without its end.
  public var sentence: String {
    switch fact {
    case .unknownElement(let name): "the element '\(name)' is not known and left out"
    case .unknownClass(let name, let other): "the class '\(name)' cannot be found; a \(other) is in its place"
    case .missingObject(let id): "no object has the identifier '\(id)'"
    case .duplicateIdentifier(let id): "another object has the identifier '\(id)' already"
    case .refusedConstraint(let reason): "the constraint cannot be: \(reason)"
    case .unknownWord(let word, let attribute): "'\(word)' means nothing for '\(attribute)'"
    case .unknownProperty(let name, let className): "no property '\(name)' is registered for \(className)"
    case .unknownAction(let name, let className): "no action '\(name)' is registered for \(className)"
    case .endlessContainment(let id): "the scene '\(id)' contains itself without end"
    case .missingImage(let name):
      "there is no image '\(name)'; an empty one of the size in the document is in its place"
    case .missingStoryboard(let name): "there is no storyboard '\(name)'"
    }
  }

  /// A stable name for the kind of issue.
  var rule: String {
    switch fact {
    case .unknownElement: "unknown-element"
    case .unknownClass: "unknown-class"
    case .missingObject: "missing-object"
    case .duplicateIdentifier: "duplicate-identifier"
    case .refusedConstraint: "refused-constraint"
    case .unknownWord: "unknown-word"
    case .unknownProperty: "unknown-property"
    case .unknownAction: "unknown-action"
    case .endlessContainment: "endless-containment"
    case .missingImage: "missing-image"
    case .missingStoryboard: "missing-storyboard"
    }
  }
}
