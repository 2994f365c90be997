// SPDX-License-Identifier: MIT

package import InterfaceDocuments

/// Something in a document that could not be made as it is written. Loading goes on without it.
public struct NibIssue: Hashable, Sendable {
  /// What it is.
  public let fact: Fact
  /// The line in the document, from 1; 0 where it has none.
  public let line: Int
  /// The column in the line, from 1, in Unicode scalars; 0 where it has none.
  public let column: Int

  /// The kinds of things that could not be made.
  public enum Fact: Hashable, Sendable {
    /// An element that is not known; what is in it is left out.
    case unknownElement(String)
    /// A class that was not registered and cannot be found; an object of the other class is in its place.
    case unknownClass(String, replacedBy: String)
    /// An identifier that no object has.
    case missingObject(String)
    /// An identifier that an object before it has already.
    case duplicateIdentifier(String)
    /// A constraint that UIKit refuses, with UIKit's reason.
    case refusedConstraint(String)
    /// A word that stands for nothing, and the attribute it is in.
    case unknownWord(String, attribute: String)
    /// A property that was not registered for the class.
    case unknownProperty(String, className: String)
    /// An action that no target responds to because none was registered.
    case unknownAction(String, className: String)
    /// Scenes that contain each other without end.
    case endlessContainment(String)
    /// An image that is in no bundle; an empty one of the size in the document is in its place.
    case missingImage(String)
    /// A scene of another document that cannot be found.
    case missingStoryboard(String)
  }

  /// The issue `fact` at `position`.
  package init(_ fact: Fact, at position: MarkupPosition?) {
    self.fact = fact
    line = position?.line ?? 0
    column = position?.column ?? 0
  }
}
