// SPDX-License-Identifier: MIT

import Foundation

/// A category of log messages of a subsystem.
///
/// Differs from Apple's platforms: messages are written to the standard error stream; there is no log store.
public final class OSLog: NSObject, Sendable {
  /// The reverse domain name of the subsystem.
  let subsystem: String
  /// The category within the subsystem.
  let category: String
  let isEnabled: Bool

  /// Creates a category of a subsystem.
  public convenience init(subsystem: String, category: String) {
    self.init(subsystem, category, isEnabled: true)
  }

  /// Creates a category of a subsystem.
  public convenience init(subsystem: String, category: Category) {
    self.init(subsystem, category.rawValue, isEnabled: true)
  }

  private init(_ subsystem: String, _ category: String, isEnabled: Bool) {
    self.subsystem = subsystem
    self.category = category
    self.isEnabled = isEnabled
    super.init()
  }

  /// The category of messages that have none.
  public static let `default` = OSLog("", "", isEnabled: true)
  /// A category whose messages are not written.
  public static let disabled = OSLog("", "", isEnabled: false)

  /// A category defined by the system.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name of the category.
    public let rawValue: String
    /// Creates a category from a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The category of points of interest in time.
    public static let pointsOfInterest = Category(rawValue: "PointsOfInterest")
  }
}
