// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// The kind of a signpost. Raw values are Apple's.
public struct OSSignpostType: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt8
  /// Creates a kind from its raw value.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a kind from its raw value.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }

  /// A point in time.
  public static let event = OSSignpostType(0)
  /// The beginning of an interval.
  public static let begin = OSSignpostType(1)
  /// The end of an interval.
  public static let end = OSSignpostType(2)
}

/// The identity of an interval among those of the same name.
public struct OSSignpostID: RawRepresentable, Hashable, Comparable, Sendable {
  /// The raw value.
  public let rawValue: UInt64
  /// Creates an identity from its raw value.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Creates an identity from a number.
  public init(_ value: UInt64) { self.init(rawValue: value) }
  /// Creates an identity that no other interval of the category has.
  public init(log: OSLog) { self.init(rawValue: Signposts.shared.nextNumber()) }
  /// Creates the identity of an object, which is the same for each call.
  public init(log: OSLog, object: AnyObject) {
    self.init(rawValue: UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// The identity of intervals that never overlap.
  public static let exclusive = OSSignpostID(rawValue: 0xEEEE_B0B5_B2B2_EEEE)
  /// The identity of signposts that are not written.
  public static let invalid = OSSignpostID(rawValue: .max)
  /// The identity of signposts that are not written.
  public static let null = OSSignpostID(rawValue: 0)

  /// Returns whether the raw value of an identity is less than that of another.
  public static func < (a: OSSignpostID, b: OSSignpostID) -> Bool { a.rawValue < b.rawValue }
}

/// Marks a point in time, or the beginning or end of an interval.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive
) { Signposts.shared.mark(type, log, name, signpostID, "") }

/// Marks a point in time, or the beginning or end of an interval, with a message in the format of `printf`.
public func os_signpost(
  _ type: OSSignpostType, dso: UnsafeRawPointer? = nil, log: OSLog, name: StaticString,
  signpostID: OSSignpostID = .exclusive, _ format: StaticString, _ arguments: any CVarArg...
) { Signposts.shared.mark(type, log, name, signpostID, formatted(format, arguments)) }

extension OSLog {
  /// Whether signposts are written: whether `TINAMOU_SIGNPOSTS` is set in the environment, or ``LogMessages/handler``.
  public var signpostsEnabled: Bool { isEnabled && (Signposts.areWritten || LogMessages.handler != nil) }
}

/// The intervals that have begun. A signpost is written as a message for debugging, an end with the time since its beginning.
///
/// On Apple's platforms, signposts are not written to the console but recorded for Instruments.
private final class Signposts: Sendable {
  static let shared = Signposts()
  static let areWritten = ProcessInfo.processInfo.environment["TINAMOU_SIGNPOSTS"] != nil

  private struct Interval: Hashable {
    let log: ObjectIdentifier
    let name: String
    let identity: OSSignpostID
  }

  private let number = Mutex<UInt64>(0)
  private let beginnings = Mutex<[Interval: ContinuousClock.Instant]>([:])

  func nextNumber() -> UInt64 {
    number.withLock {
      $0 += 1
      return $0
    }
  }

  func mark(_ type: OSSignpostType, _ log: OSLog, _ name: StaticString, _ identity: OSSignpostID, _ message: String) {
    guard log.signpostsEnabled, identity != .invalid, identity != .null else { return }
    let interval = Interval(log: ObjectIdentifier(log), name: "\(name)", identity: identity)
    let now = ContinuousClock.now
    var text = "\(name)"
    switch type {
    case .begin:
      beginnings.withLock { $0[interval] = now }
      text += " begins"
    case .end:
      text += " ends"
      if let beginning = beginnings.withLock({ $0.removeValue(forKey: interval) }) {
        text += " after \((now - beginning).milliseconds) ms"
      }
    default: break
    }
    LogMessages.write(message.isEmpty ? text : "\(text): \(message)", .debug, log)
  }
}

extension Duration {
  /// The duration in milliseconds, with three decimal places.
  fileprivate var milliseconds: String {
    let (seconds, attoseconds) = components
    return String(format: "%.3f", Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
  }
}
