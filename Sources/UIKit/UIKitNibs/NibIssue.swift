// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// A problem in a document. Loading continues without the object or value concerned.
public struct NibIssue: Hashable, Sendable {
  /// The kind of problem.
  public let kind: Kind
  /// The line in the document, from 1; 0 if unknown.
  public let line: Int
  /// The column in the line, from 1, in Unicode scalars; 0 if unknown.
  public let column: Int

  /// The kinds of problems.
  public enum Kind: Hashable, Sendable, Codable {
    /// An unknown element. It is skipped with its children.
    case unknownElement(String)
    /// A class that is neither registered nor found. An object of the other class replaces it.
    case unknownClass(String, replacedBy: String)
    /// An identifier without an object.
    case missingObject(String)
    /// An identifier that another object, at the given line, has as well. Each of both objects has such an issue.
    case duplicateIdentifier(String, otherLine: Int)
    /// A constraint that UIKit rejects, with UIKit's reason.
    case refusedConstraint(String)
    /// An unknown value and its attribute.
    case unknownWord(String, attribute: String)
    /// A number that is not finite or too large, and its attribute. Differs from UIKit: the attribute is ignored.
    case numberOutOfRange(String, attribute: String)
    /// A property that is not registered for the class.
    case unknownProperty(String, className: String)
    /// An action that is not registered for any target.
    case unknownAction(String, className: String)
    /// Scenes that contain each other recursively.
    case endlessContainment(String)
    /// An image that is not in a bundle, or a symbol that does not exist. If the document states a size, an empty image of that size
    /// replaces it.
    case missingImage(String)
    /// A reference to a scene of another document that cannot be found.
    case missingStoryboard(String)
  }

  /// Creates an issue at `position`.
  package init(_ kind: Kind, at position: MarkupPosition?) {
    self.kind = kind
    line = position?.line ?? 0
    column = position?.column ?? 0
  }
}
