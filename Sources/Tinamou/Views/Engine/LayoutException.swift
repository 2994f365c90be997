// SPDX-License-Identifier: MIT

/// The one place through which Tinamou does what UIKit does by raising an Objective-C exception.
///
/// By default the process stops with UIKit's wording. A test replaces ``handler`` to catch the misuse; after a handler
/// returns, the call that was wrong has no effect.
///
/// Differs from UIKit: Swift on Linux has no Objective-C exceptions.
@MainActor
public enum LayoutException {
  /// The name of an exception, as UIKit spells it.
  public struct Name: RawRepresentable, Equatable, Hashable, Sendable {
    /// The name, as Foundation writes it.
    public let rawValue: String
    /// The name of these letters.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A call with an argument that makes no sense.
    public static let invalidArgument = Name(rawValue: "NSInvalidArgumentException")
    /// A state that must not be.
    public static let internalInconsistency = Name(rawValue: "NSInternalInconsistencyException")
    /// Anything else.
    public static let generic = Name(rawValue: "NSGenericException")
    /// An index beyond the end.
    public static let range = Name(rawValue: "NSRangeException")
    /// A constraint that makes no sense.
    public static let invalidLayoutConstraint = Name(rawValue: "NSInvalidLayoutConstraintException")
  }

  /// What is done with a misuse: its name and UIKit's reason.
  public static var handler: @MainActor (Name, String) -> Void = stop

  /// Stops the process with UIKit's wording: the default ``handler``.
  public static func stop(_ name: Name, _ reason: String) {
    preconditionFailure("*** Terminating app due to uncaught exception '\(name.rawValue)', reason: '\(reason)'")
  }

  static func raise(_ name: Name, _ reason: String) { handler(name, reason) }
}
