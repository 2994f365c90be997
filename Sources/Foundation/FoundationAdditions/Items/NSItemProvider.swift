// SPDX-License-Identifier: MIT

import Foundation
import UniformTypeIdentifiers

/// Data or objects that are passed between apps, by drag and drop, the pasteboard or a share sheet, and loaded when
/// they are needed.
///
/// Foundation on Linux lacks this class.
///
/// Differs from UIKit: conformances of types are known for the types of the system and those that the app declares;
/// objects can be strings, URLs, images and colors.
open class NSItemProvider: NSObject, @unchecked Sendable {
  // Unchecked: representations are registered before the provider is shared, as in Foundation.

  /// A closure that loads the data of a representation and calls a completion handler.
  public typealias LoadHandler =
    @Sendable (_ completion: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?

  private var representations: [(identifier: String, load: LoadHandler)] = []
  private var objects: [any NSItemProviderWriting] = []

  /// Creates a provider without representations.
  public override init() { super.init() }

  /// Creates a provider of an object.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object, visibility: .all)
  }

  /// Creates a provider of an item whose type has a uniform type identifier.
  public init(item: Any?, typeIdentifier: String?) {
    super.init()
    if let object = item as? any NSItemProviderWriting { objects.append(object) }
    guard let typeIdentifier else { return }
    let data =
      item as? Data ?? (item as? String).map { Data($0.utf8) } ?? (item as? URL).flatMap { try? Data(contentsOf: $0) }
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: .all) { completion in
      completion(data, data == nil ? NSItemProvider.Failure.itemUnavailable : nil)
      return nil
    }
  }

  /// Creates a provider of a file's contents.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    self.init(item: fileURL, typeIdentifier: "public.file-url")
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
  }

  /// The name of a file for the item. The default is `nil`.
  open var suggestedName: String?

  /// The identifiers of the types in which the item can be loaded, in the order of registration.
  open var registeredTypeIdentifiers: [String] {
    var found: [String] = []
    let all =
      representations.map(\.identifier) + objects.flatMap { type(of: $0).writableTypeIdentifiersForItemProvider }
    for identifier in all where !found.contains(identifier) { found.append(identifier) }
    return found
  }

  /// The processes to which a representation is visible. Raw values are Foundation's.
  public enum Visibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
  }

  /// Adds a representation that `loadHandler` provides when it is needed. Differs from UIKit: `visibility` is ignored.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: Visibility = .all, loadHandler: @escaping LoadHandler
  ) {
    representations.append((typeIdentifier, loadHandler))
  }

  /// Adds an object. Differs from UIKit: `visibility` is ignored.
  open func registerObject(_ object: any NSItemProviderWriting, visibility: Visibility = .all) {
    objects.append(object)
  }

  /// Returns whether a representation of a type is registered.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    registeredTypeIdentifiers.contains { UTType.conforms($0, to: typeIdentifier) }
  }

  /// Returns whether an object of a class can be loaded.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { type(of: $0) == aClass }
      || registeredTypeIdentifiers.contains { identifier in
        aClass.readableTypeIdentifiersForItemProvider.contains { UTType.conforms(identifier, to: $0) }
      }
  }

  /// Returns whether a value of a type that bridges to a class of items, such as `String`, can be loaded.
  public func canLoadObject<Value: _NSItemProviderBridged>(ofClass aClass: Value.Type) -> Bool {
    canLoadObject(ofClass: Value._ItemClass.self)
  }

  /// Loads the data of a type and calls the handler, immediately unless the registered handler takes longer.
  @discardableResult
  open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    if let found = representations.first(where: { UTType.conforms($0.identifier, to: typeIdentifier) }) {
      return found.load(completionHandler) ?? Progress(totalUnitCount: 1)
    }
    for object in objects {
      let types = type(of: object).writableTypeIdentifiersForItemProvider
      guard let type = types.first(where: { UTType.conforms($0, to: typeIdentifier) }) else { continue }
      return object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: completionHandler)
        ?? Progress(totalUnitCount: 1)
    }
    completionHandler(nil, Failure.itemUnavailable)
    return Progress(totalUnitCount: 1)
  }

  /// Loads the data of a type, writes it to a temporary file, and calls the handler with the file's URL. The file is removed when the
  /// handler returns.
  @discardableResult
  open func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = suggestedName
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        let file = folder.appendingPathComponent(UTType.fileName(name, of: typeIdentifier))
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Loads an object of a class and calls the handler.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let object = objects.first(where: { type(of: $0) == aClass }) as? any NSItemProviderReading {
      completionHandler(object, nil)
      return Progress(totalUnitCount: 1)
    }
    for identifier in registeredTypeIdentifiers {
      guard aClass.readableTypeIdentifiersForItemProvider.contains(where: { UTType.conforms(identifier, to: $0) })
      else { continue }
      // A class is immutable.
      nonisolated(unsafe) let itemClass = aClass
      return loadDataRepresentation(forTypeIdentifier: identifier) { data, error in
        guard let data else { return completionHandler(nil, error) }
        do {
          completionHandler(try itemClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
        } catch {
          completionHandler(nil, error)
        }
      }
    }
    completionHandler(nil, Failure.itemUnavailable)
    return Progress(totalUnitCount: 1)
  }

  /// Loads a value of a type that bridges to a class of items, such as `String`, and calls the handler.
  @discardableResult
  public func loadObject<Value: _NSItemProviderBridged>(
    ofClass aClass: Value.Type, completionHandler: @escaping @Sendable (Value?, (any Error)?) -> Void
  ) -> Progress {
    // The closure captures types only.
    nonisolated(unsafe) let value: ((any NSItemProviderReading)?) -> Value? = {
      ($0 as? Value._ItemClass).flatMap(Value._value(of:))
    }
    return loadObject(ofClass: Value._ItemClass.self) { object, error in completionHandler(value(object), error) }
  }

  /// Loads the item of a type: its data, or the object itself, and calls the handler.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    let object = objects.first { object in
      type(of: object).writableTypeIdentifiersForItemProvider.contains { UTType.conforms($0, to: typeIdentifier) }
    }
    if let object {
      completionHandler?(
        (object as? NSString).map { $0 as String as Any } ?? (object as? NSURL).map { $0 as URL as Any } ?? object, nil)
    } else {
      loadDataRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler?($0, $1) }
    }
  }

  /// The reason for which an item could not be loaded.
  package enum Failure: Error { case itemUnavailable }
}

/// A value type that item providers load as a class to which it bridges.
public protocol _NSItemProviderBridged: Sendable {
  /// The class of the item.
  associatedtype _ItemClass: NSItemProviderReading
  /// Returns the value of an item.
  static func _value(of item: _ItemClass) -> Self?
}

extension String: _NSItemProviderBridged {
  /// Returns the string.
  public static func _value(of item: NSString) -> String? { item as String }
}

/// An object that an item provider can create from data.
public protocol NSItemProviderReading: NSObjectProtocol {
  /// The uniform type identifiers of the data that the class can read, in order of preference.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Returns an object created from data of a type.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// An object that an item provider can offer as data.
public protocol NSItemProviderWriting: NSObjectProtocol {
  /// The uniform type identifiers of the data, in order of preference.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Loads the data of a type and calls the handler.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension UTType {
  /// Returns whether a type is equal to another type or conforms to it.
  fileprivate static func conforms(_ identifier: String, to other: String) -> Bool {
    UTType(importedAs: identifier).conforms(to: UTType(importedAs: other))
  }

  /// Returns a name with the extension that files of a type, or of the type that it stands for, have.
  fileprivate static func fileName(_ name: String?, of identifier: String) -> String {
    let type = UTType(importedAs: identifier)
    let suffix = type.preferredFilenameExtension ?? type.supertypes.lazy.compactMap(\.preferredFilenameExtension).first
    return [name ?? identifier, suffix].compactMap(\.self).joined(separator: ".")
  }
}
