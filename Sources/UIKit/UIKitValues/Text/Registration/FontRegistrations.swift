// SPDX-License-Identifier: MIT

import FontFiles
import Foundation
import Synchronization
import SystemFiles

/// The fonts that were registered from files, for the process or for a task and its child tasks.
///
/// `UIFont(name:size:)` finds them before the fonts of iOS. Two tasks with separate registrations do not find each
/// other's fonts. Unlike the values of `LayoutSetting`, registrations can be used from any thread, as `UIFont` can.
package final class FontRegistrations: Sendable {
  private struct Entry: Sendable {
    var path: String
    var fonts: [NamedFont]
  }

  private let entries = Mutex<[Entry]>([])
  private static let shared = FontRegistrations()
  @TaskLocal private static var overriding: FontRegistrations?

  private init() {}

  /// The effective registrations: those of the current task, or of the process.
  package static var current: FontRegistrations { overriding ?? shared }

  /// Calls `body` with a copy of the current registrations. Fonts that it registers are removed afterward.
  package static func whileRegistering<Result>(_ body: () throws -> Result) rethrows -> Result {
    try $overriding.withValue(current.copy(), operation: body)
  }

  /// Calls `body` with a copy of the current registrations, for the current task and its child tasks. Fonts that it
  /// registers are removed afterward.
  @MainActor
  package static func whileRegistering<Result: Sendable>(_ body: @MainActor () async throws -> Result) async rethrows
    -> Result
  {
    try await $overriding.withValue(current.copy(), operation: body)
  }

  private func copy() -> FontRegistrations {
    let copy = FontRegistrations()
    let known = entries.withLock { $0 }
    copy.entries.withLock { $0 = known }
    return copy
  }

  /// The registered fonts, in the order of registration.
  var fonts: [NamedFont] { entries.withLock { $0.flatMap(\.fonts) } }

  /// Registers the fonts of the file at `path`.
  ///
  /// - Throws: ``FontRegistrationError``. In this case, nothing is registered.
  package func register(_ path: String) throws(FontRegistrationError) {
    let path = Self.standard(path)
    if contains(path) { throw .alreadyRegistered }
    let fonts = try Self.fonts(at: path)
    entries.withLock { $0.append(Entry(path: path, fonts: fonts.map { NamedFont($0) })) }
  }

  /// Removes the fonts of the file at `path`. Fonts that were created from it remain valid.
  ///
  /// - Throws: ``FontRegistrationError/notRegistered``.
  package func unregister(_ path: String) throws(FontRegistrationError) {
    let path = Self.standard(path)
    let wasRegistered = entries.withLock { entries in
      let count = entries.count
      entries.removeAll { $0.path == path }
      return entries.count < count
    }
    if !wasRegistered { throw .notRegistered }
  }

  private static func fonts(at path: String) throws(FontRegistrationError) -> [FontFile] {
    let bytes: [UInt8]
    do throws(FileFault) {
      bytes = try InputFile.read(path, limit: FontFileLimits.fileSize)
    } catch {
      throw .unreadable(error.reason)
    }
    do throws(FontFileError) {
      return try FontFile.fonts(in: bytes, path: path)
    } catch {
      throw .unusable(error)
    }
  }

  private func contains(_ path: String) -> Bool { entries.withLock { $0.contains { $0.path == path } } }

  private static func standard(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }
}
