// SPDX-License-Identifier: MIT

/// A property of the views of a class. The loading of nibs, the keys of layout files and their schema, conversion and
/// key-value coding are derived from it.
@MainActor
package struct ViewProperty {
  /// UIKit's name.
  package let name: String
  /// The kind of the values.
  package let kind: PropertyKind
  /// A description in one sentence.
  package let documentation: String
  /// The name of the attribute of a document, or the key of its element; `nil` for a property that documents do not have,
  /// or have in a form of its own.
  package let documentName: String?
  /// The value of a view in a document that does not state it; `nil` for that of a new view.
  package let absent: PropertyContent?
  /// Returns the value of a view; `nil` for a view of another class.
  package let read: @MainActor (UIView) -> PropertyContent?
  /// Sets the value of a view of the class. A value of another kind has no effect.
  package let write: @MainActor (UIView, PropertyContent) -> Void
  /// The member that is found by name.
  package let member: _Member

  /// The name of a property in documents.
  package enum DocumentName: ExpressibleByStringLiteral {
    /// UIKit's name without “is”.
    case usual
    /// Another name.
    case named(String)
    /// None: documents do not have the property, or have it in a form of its own.
    case none

    package init(stringLiteral name: String) { self = .named(name) }
  }

  /// Creates a property.
  ///
  /// - Parameters:
  ///   - name: UIKit's name.
  ///   - path: The key path of the property.
  ///   - documentation: A description in one sentence.
  ///   - kind: The kind of the values; `nil` for that of their type.
  ///   - shown: Returns the value that a description has of a view, if it is not that of the property.
  ///   - document: The name in documents.
  ///   - absent: The value of a view in a document that does not state it; `nil` for that of a new view.
  package init<Owner: UIView, Value: PropertyRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ documentation: String,
    kind: PropertyKind? = nil, shown: (@MainActor (Owner) -> Value)? = nil, document: DocumentName = .usual,
    absent: PropertyContent? = nil
  ) {
    self.name = name
    self.kind = kind ?? Value.propertyKind
    self.documentation = documentation
    self.documentName = Self.documentName(document, of: name)
    self.absent = absent
    read = { view in
      guard let view = view as? Owner else { return nil }
      return (shown?(view) ?? view[keyPath: path]).propertyContent
    }
    write = { view, content in
      guard let view = view as? Owner, let value = Value.value(of: content) else { return }
      view[keyPath: path] = value
    }
    member = .property(name, path)
  }

  private static func documentName(_ document: DocumentName, of name: String) -> String? {
    switch document {
    case .none: return nil
    case .named(let other): return other
    case .usual:
      guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return name }
      return first.lowercased() + name.dropFirst(3)
    }
  }
}
