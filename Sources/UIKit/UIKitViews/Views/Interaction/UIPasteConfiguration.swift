// SPDX-License-Identifier: MIT

/// The types that an object accepts from the pasteboard.
///
/// Source: Apple, `UIPasteConfiguration`.
@preconcurrency @MainActor
open class UIPasteConfiguration: NSObject, NSCopying {
  /// The type identifiers.
  open var acceptableTypeIdentifiers: [String]
  /// Creates a configuration without types.
  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }
  /// Creates a configuration with type identifiers.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// Creates a configuration with the types that a class reads.
  public convenience init<T: NSItemProviderReading>(forAccepting acceptableClass: T.Type) {
    self.init(acceptableTypeIdentifiers: acceptableClass.readableTypeIdentifiersForItemProvider)
  }

  final func duplicate() -> UIPasteConfiguration {
    UIPasteConfiguration(acceptableTypeIdentifiers: acceptableTypeIdentifiers)
  }

  /// Returns a copy of the configuration.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Copying is a requirement without an actor; configurations are used on the main thread.
    MainThread.run(self) { $0.duplicate() }
  }

  /// Adds type identifiers.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// Adds the types that a class reads.
  open func addTypeIdentifiers<T: NSItemProviderReading>(forAccepting acceptableClass: T.Type) {
    addAcceptableTypeIdentifiers(acceptableClass.readableTypeIdentifiersForItemProvider)
  }
}

/// An object that accepts what is pasted.
@preconcurrency @MainActor
public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that the object accepts.
  var pasteConfiguration: UIPasteConfiguration? { get set }
}

extension UIResponder: UIPasteConfigurationSupporting {}

/// The gestures with three fingers that edit text. Raw values are UIKit's.
public enum UIEditingInteractionConfiguration: Int, Sendable {
  case none = 0
  case `default` = 1
}
