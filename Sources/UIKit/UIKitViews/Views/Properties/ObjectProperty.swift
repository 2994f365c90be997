// SPDX-License-Identifier: MIT

/// A property of the objects of a class. The loading of nibs, the keys of layout files and their schema, conversion and
/// key-value coding are derived from it.
@MainActor
package struct ObjectProperty {
  /// UIKit's name.
  package let name: String
  /// The kind of the values.
  package let kind: PropertyKind
  /// A description in one sentence.
  package let documentation: String
  /// The name of the attribute of a document, or the key of its element; `nil` for a property that documents do not have,
  /// or have in a form of its own.
  package let documentName: String?
  /// The key of the element of a document that has the attribute; `nil` for that of the object.
  package let documentElement: String?
  /// A word of documents that stands for a value; `nil` if there is none.
  package let documentWord: DocumentWord?
  /// The value of an object in a document that does not state it; `nil` for that of a new object.
  package let absent: PropertyContent?
  /// Whether loading a document sets the value as the document states it. Otherwise the loader has a rule of its own.
  package let isLoaded: Bool
  /// Returns the value of an object; `nil` for an object of another class.
  package let read: @MainActor (NSObject) -> PropertyContent?
  /// Sets the value of an object of the class. A value of another kind has no effect.
  package let write: @MainActor (NSObject, PropertyContent) -> Void
  /// The member that is found by name; `nil` for a property that UIKit does not have under this name.
  package let member: _Member?

  /// A word that stands for a value, in an attribute of its own.
  package struct DocumentWord {
    /// The name of the attribute.
    package let attribute: String
    /// The word.
    package let word: String
    /// The value.
    package let value: PropertyContent
  }

  /// The name of a property in documents.
  package enum DocumentName: ExpressibleByStringLiteral {
    /// UIKit's name without “is”.
    case usual
    /// Another name.
    case named(String)
    /// A trait of text input, under another name unless that is `nil`. Documents have these in an element of their own.
    case trait(String? = nil)
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
  ///   - shown: Returns the value that a description has of an object, if it is not that of the property.
  ///   - document: The name in documents.
  ///   - word: A word of documents that stands for a value.
  ///   - absent: The value of an object in a document that does not state it; `nil` for that of a new object.
  ///   - isLoaded: Whether loading a document sets the value as the document states it.
  package init<Owner: NSObject, Value: PropertyRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>, _ documentation: String,
    kind: PropertyKind? = nil, shown: (@MainActor (Owner) -> Value)? = nil, document: DocumentName = .usual,
    word: DocumentWord? = nil, absent: PropertyContent? = nil, isLoaded: Bool = true
  ) {
    self.name = name
    self.kind = kind ?? Value.propertyKind
    self.documentation = documentation
    (documentName, documentElement) = Self.place(document, of: name)
    documentWord = word
    self.absent = absent
    self.isLoaded = isLoaded
    read = { object in
      guard let object = object as? Owner else { return nil }
      return (shown?(object) ?? object[keyPath: path]).propertyContent
    }
    write = { object, content in
      guard let object = object as? Owner, let value = Value.value(of: content) else { return }
      object[keyPath: path] = value
    }
    member = .property(name, path)
  }

  /// Creates a property that UIKit does not have under this name, or cannot set.
  ///
  /// - Parameters:
  ///   - name: The name in layout files.
  ///   - kind: The kind of the values.
  ///   - documentation: A description in one sentence.
  ///   - document: The name in documents.
  ///   - absent: The value of an object in a document that does not state it; `nil` for that of a new object.
  ///   - read: Returns the value of an object; `nil` for an object that does not have the property.
  ///   - write: Sets the value.
  package init<Owner: NSObject, Value: PropertyRepresentable>(
    _ name: String, _ kind: PropertyKind, _ documentation: String, document: DocumentName = .usual,
    absent: PropertyContent? = nil, read: @escaping @MainActor (Owner) -> Value?,
    write: @escaping @MainActor (Owner, Value) -> Void
  ) {
    self.name = name
    self.kind = kind
    self.documentation = documentation
    (documentName, documentElement) = Self.place(document, of: name)
    documentWord = nil
    self.absent = absent
    isLoaded = true
    self.read = { object in (object as? Owner).flatMap(read)?.propertyContent }
    self.write = { object, content in
      guard let object = object as? Owner, let value = Value.value(of: content) else { return }
      write(object, value)
    }
    member = nil
  }

  private static func place(_ document: DocumentName, of name: String) -> (name: String?, element: String?) {
    switch document {
    case .none: return (nil, nil)
    case .named(let other): return (other, nil)
    case .trait(let other): return (other ?? name, "textInputTraits")
    case .usual:
      guard name.hasPrefix("is"), let first = name.dropFirst(2).first, first.isUppercase else { return (name, nil) }
      return (first.lowercased() + name.dropFirst(3), nil)
    }
  }
}
