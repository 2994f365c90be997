// SPDX-License-Identifier: MIT

import Foundation

/// The members of all classes that can be found by name.
///
/// The member tables of the loaded modules are listed on first use, and again after a module was loaded. The members
/// of a class are read when one of them is first requested.
package final class ObjectiveCRuntime: @unchecked Sendable {
  package static let shared = ObjectiveCRuntime()

  private let lock = NSRecursiveLock()
  private var imageCount = 0
  private var listed: Set<UnsafeRawPointer> = []
  /// The tables of classes. Those of generic classes are listed by the record of the class.
  private var tables: [ObjectIdentifier: [any _MemberTable.Type]] = [:]
  private var genericTables: [UnsafeRawPointer: [ContextDescriptor]] = [:]
  private var classes: [String: AnyClass] = [:]
  private var members: [ObjectIdentifier: ObjectiveCMembers] = [:]
  private var segueMakers: [String: Any] = [:]

  // MARK: Looking up

  /// Returns the method of objects of `type` with the name `name`.
  func method(_ name: String, of type: AnyClass) -> ObjectiveCMethod? { find(type) { $0.methods[name] } }

  /// Returns the method of `type` itself with the name `name`.
  func classMethod(_ name: String, of type: AnyClass) -> ObjectiveCMethod? { find(type) { $0.classMethods[name] } }

  /// Returns what the method `name` of objects of `type` does if nothing has taken its place; `nil` if it cannot be exchanged.
  func original(_ name: String, of type: AnyClass) -> ObjectiveCMethod? { find(type) { $0.originals[name] } }

  /// Whether it is known that objects of `type` do not have the optional method `name` of a protocol. A class below the one that adopts
  /// the protocol may have it.
  func lacks(_ name: String, _ type: AnyClass) -> Bool {
    find(type) { $0.methods[name] != nil ? false : $0.absent.contains(name) ? true : nil } ?? false
  }

  /// Returns the property `name` of objects of `type`.
  func property(_ name: String, of type: AnyClass) -> ObjectiveCProperty? { find(type) { $0.properties[name] } }

  /// Returns the name of the property at `path` of objects of `type`, or `nil` for a property that is not declared.
  func name(of path: AnyKeyPath, of type: AnyClass) -> String? {
    find(type) { $0.properties.first { $0.value.path == path }?.key }
  }

  /// Returns the names of all properties of objects of `type`.
  func propertyNames(of type: AnyClass) -> Set<String> {
    var names: Set<String> = []
    let _: Never? = find(type) { members in
      names.formUnion(members.properties.keys)
      return nil
    }
    return names
  }

  /// Returns the class with the name `name`, which may contain the name of its module.
  package func type(named name: String) -> AnyClass? {
    lock.withLock {
      listTables()
      return classes[name]
    }
  }

  /// Returns the closure that creates segues of the class `name`.
  package func segueMaker(_ name: String) -> Any? {
    lock.withLock {
      listTables()
      return segueMakers[name]
    }
  }

  /// Returns the first result of `body` for the members of `type` and its superclasses, nearest first.
  private func find<Found>(_ type: AnyClass, _ body: (ObjectiveCMembers) -> Found?) -> Found? {
    lock.withLock {
      listTables()
      var current: AnyClass? = type
      while let type = current {
        if let found = body(ownMembers(of: type)) { return found }
        current = _getSuperclass(type)
      }
      return nil
    }
  }

  private func ownMembers(of type: AnyClass) -> ObjectiveCMembers {
    let key = ObjectIdentifier(type)
    if let known = members[key] { return known }
    var read = ObjectiveCMembers()
    for table in (tables[key] ?? []) + genericTables(of: type) {
      for member in table.plainMembers { read.add(member) }
    }
    members[key] = read
    return read
  }

  private func genericTables(of type: AnyClass) -> [any _MemberTable.Type] {
    let record = ClassRecord(type)
    guard let descriptor = record.genericDescriptor, let tables = genericTables[descriptor] else { return [] }
    return tables.compactMap { table in
      let arguments = record.genericArguments(descriptor, count: table.genericArgumentCount)
      return table.type(arguments) as? any _MemberTable.Type
    }
  }

  // MARK: Listing

  /// Lists the tables of modules that have been loaded since the last call.
  private func listTables() {
    let count = ConformanceRecords.imageCount
    guard count != imageCount else { return }
    imageCount = count
    members = [:]
    for record in ConformanceRecords.memberTables where listed.insert(record.address).inserted {
      if record.isGeneric {
        if let type = record.enclosingClass { genericTables[type.address, default: []].append(record) }
      } else if let table = record.type() as? any _MemberTable.Type {
        list(table)
      }
    }
  }

  private func list(_ table: any _MemberTable.Type) {
    let (owner, declared, makeSegue): (AnyClass, String, Any?) = table.plainOwner
    tables[ObjectIdentifier(owner), default: []].append(table)
    let name = String(describing: owner)
    let names = [name, _typeName(owner, qualified: true)] + (declared.isEmpty ? [] : [declared])
    for name in names where classes[name] == nil { classes[name] = owner }
    if let makeSegue { segueMakers[name] = makeSegue }
  }
}

/// The requirements of a table can be read on any thread, because they only create values.
extension _MemberTable {
  fileprivate static var plainMembers: [_Member] {
    let read: @MainActor () -> [_Member] = { members }
    return unsafeBitCast(read, to: (() -> [_Member]).self)()
  }

  fileprivate static var plainOwner: (AnyClass, String, Any?) {
    let read: @MainActor () -> (AnyClass, String, Any?) = { (owner, objectiveCName, makeSegue) }
    return unsafeBitCast(read, to: (() -> (AnyClass, String, Any?)).self)()
  }
}
