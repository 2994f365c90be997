// SPDX-License-Identifier: MIT

import Foundation

/// Marks points in time and intervals of a category.
///
/// Source: Apple, `OSSignposter`.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// Creates a signposter of a category of a subsystem.
  public init(subsystem: String, category: String) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter of a category of a subsystem.
  public init(subsystem: String, category: OSLog.Category) { log = OSLog(subsystem: subsystem, category: category) }
  /// Creates a signposter of a category.
  public init(logHandle: OSLog) { log = logHandle }
  /// Creates a signposter of a logger's category.
  public init(logger: Logger) { log = logger.log }
  /// Creates a signposter of no category.
  public init() { log = .default }

  /// A signposter whose signposts are not written.
  public static let disabled = OSSignposter(logHandle: .disabled)
  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns an identity that no other interval has.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }
  /// Returns the identity of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID { OSSignpostID(log: log, object: object) }

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    os_signpost(.event, log: log, name: name, signpostID: id)
  }

  /// Marks the beginning of an interval, and returns what its end needs.
  public func beginInterval(_ name: StaticString, id: OSSignpostID = .exclusive) -> OSSignpostIntervalState {
    os_signpost(.begin, log: log, name: name, signpostID: id)
    return .beginState(id: id)
  }

  /// Marks the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    os_signpost(.end, log: log, name: name, signpostID: state.signpostID)
  }

  /// Marks the interval in which a closure runs.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }
}

/// An interval that has begun.
public final class OSSignpostIntervalState: Sendable {
  let signpostID: OSSignpostID

  private init(_ signpostID: OSSignpostID) { self.signpostID = signpostID }

  /// Returns the state of an interval that has begun.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState { OSSignpostIntervalState(id) }
}
