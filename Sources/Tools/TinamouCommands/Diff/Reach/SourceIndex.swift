// SPDX-License-Identifier: MIT

import CIndexStore
import Foundation

/// The mentions of declarations in the sources of a folder, as the compiler has written them beside what it built.
struct SourceIndex {
  /// A mention of a declaration.
  struct Mention {
    /// The unique name of the declaration.
    let declaration: String
    /// The name as it is written.
    let name: String
    let kind: Kind
    /// The line, counted from 1.
    let line: Int
    let roles: Roles
    /// The declarations that are related to the mention, such as the one that it is in, with the roles of the relation.
    var relations: [(declaration: String, roles: Roles)] = []

    /// Returns the declaration that is related in one of some ways.
    func related(as roles: Roles) -> String? {
      relations.first { !$0.roles.isDisjoint(with: roles) }?.declaration
    }
  }

  /// A kind of a declaration, with the number that the index has for it.
  enum Kind: UInt32 {
    case other = 0
    case enumeration = 5
    case structure = 6
    case classType = 7
    case protocolType = 8
    case `extension` = 9
    case typealiased = 11
    case method = 16
    case classMethod = 17
    case staticMethod = 18
    case classProperty = 20
    case staticProperty = 21
    case parameter = 25
  }

  /// The roles of a mention or of a relation, with the bits that the index has for them.
  struct Roles: OptionSet {
    let rawValue: UInt64
    static let definition = Roles(rawValue: 1 << 1)
    static let reference = Roles(rawValue: 1 << 2)
    static let childOf = Roles(rawValue: 1 << 9)
    static let baseOf = Roles(rawValue: 1 << 10)
    static let overrideOf = Roles(rawValue: 1 << 11)
    static let extendedBy = Roles(rawValue: 1 << 14)
    static let accessorOf = Roles(rawValue: 1 << 15)
    static let containedBy = Roles(rawValue: 1 << 16)
  }

  /// The mentions in each file, by its path from the folder, in their order.
  let files: [String: [Mention]]

  /// Reads the index that a build has written; `nil` if there is none, or no library that reads it.
  ///
  /// - Parameters:
  ///   - program: The program that was built. The index is in the folder beside it.
  ///   - folder: The folder with the sources.
  init?(ofProgram program: String, sourcesIn folder: String) {
    let store = URL(fileURLWithPath: program).deletingLastPathComponent().appendingPathComponent("index/store").path
    guard FileManager.default.fileExists(atPath: store), let library = Self.library,
      let index = tinamou_index_open(library, store)
    else { return nil }
    defer { tinamou_index_close(index) }
    let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path + "/"
    var files: [String: [Mention]] = [:]
    for (file, record) in Self.records(of: index) where file.hasPrefix(root) {
      guard FileManager.default.fileExists(atPath: file) else { continue }
      files[String(file.dropFirst(root.count))] = Self.mentions(in: record, of: index)
    }
    guard !files.isEmpty else { return nil }
    self.files = files
  }

  /// Creates an index from its parts.
  init(files: [String: [Mention]]) { self.files = files }

  /// The library of the toolchain on the search path; `nil` if it has none.
  private static var library: String? {
    guard let resources = ToolchainInformation.onSearchPath?.paths.runtimeResourcePath else { return nil }
    let folder = URL(fileURLWithPath: resources).deletingLastPathComponent()
    return ["libIndexStore.so", "libIndexStore.dylib"].map { folder.appendingPathComponent($0).path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  // MARK: Reading

  /// Returns the newest record of each file: an index keeps those of earlier builds.
  private static func records(of index: OpaquePointer) -> [String: String] {
    var found: [String: (record: String, time: Int64)] = [:]
    withUnsafeMutablePointer(to: &found) { pointer in
      tinamou_index_units(index, pointer) { context, file, record, time in
        let found = context?.assumingMemoryBound(to: [String: (record: String, time: Int64)].self)
        let path = file.text
        if (found?.pointee[path]?.time ?? .min) < time { found?.pointee[path] = (record.text, time) }
      }
    }
    return found.mapValues(\.record)
  }

  private static func mentions(in record: String, of index: OpaquePointer) -> [Mention] {
    var found: [Mention] = []
    withUnsafeMutablePointer(to: &found) { pointer in
      tinamou_index_mentions(index, record, pointer) { context, mention, isRelation in
        let found = context?.assumingMemoryBound(to: [Mention].self)
        let (name, roles) = (mention.declaration.text, Roles(rawValue: mention.roles))
        guard !isRelation else {
          if let count = found?.pointee.count, count > 0 { found?.pointee[count - 1].relations.append((name, roles)) }
          return
        }
        found?.pointee.append(
          Mention(
            declaration: name, name: mention.name.text, kind: Kind(rawValue: mention.kind) ?? .other,
            line: Int(mention.line), roles: roles))
      }
    }
    return found
  }
}

extension TinamouIndexText {
  fileprivate var text: String {
    guard let data else { return "" }
    return String(decoding: UnsafeRawBufferPointer(start: data, count: length), as: UTF8.self)
  }
}
