// SPDX-License-Identifier: MIT

import Foundation
import Synchronization

/// An activity of the user that can be continued later or on another device.
///
/// Foundation on Linux lacks this class.
///
/// Differs from UIKit: activities are neither indexed nor sent to other devices.
open class NSUserActivity: NSObject, @unchecked Sendable {
  // Unchecked: as in Foundation, an activity is used by one thread at a time.

  /// Creates an activity of a type, a string in reverse domain order.
  public init(activityType: String) {
    self.activityType = activityType
    super.init()
  }

  /// Creates an activity of the first type that the main bundle declares under `NSUserActivityTypes`, or of the type "".
  public convenience override init() {
    let types = Bundle.main.infoDictionary?["NSUserActivityTypes"] as? [String]
    self.init(activityType: types?.first ?? "")
  }

  /// The type of the activity.
  open private(set) var activityType: String
  /// The title. The default is `nil`. Stored; has no effect, as in UIKit: it is for the app.
  open var title: String?
  /// Values that describe the activity. The default is `nil`.
  open var userInfo: [AnyHashable: Any]?
  /// The keys of ``userInfo`` that are needed to continue the activity. The default is `nil`.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var requiredUserInfoKeys: Set<String>?
  /// Whether the activity has to be updated before it is sent. The default is `false`. Stored; has no effect.
  open var needsSave = false
  /// The page that continues the activity in a browser. The default is `nil`.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var webpageURL: URL?
  /// The page from which the activity was opened. The default is `nil`.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var referrerURL: URL?
  /// The date after which the activity is no longer offered. The default is `nil`. Stored; has no effect.
  open var expirationDate: Date?
  /// Words by which the activity can be found. The default is empty. Stored; has no effect.
  open var keywords: Set<String> = []
  /// A string that identifies the activity across launches. The default is `nil`.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var persistentIdentifier: String?
  /// Identifies the content that the activity shows. The default is `nil`.
  /// Stored; has no effect, as in UIKit: it is for the app.
  open var targetContentIdentifier: String?
  /// Whether another device may continue the activity. The default is `true`. Stored; has no effect.
  open var isEligibleForHandoff = true
  /// Whether the activity can be found by a search on the device. The default is `false`. Stored; has no effect.
  open var isEligibleForSearch = false
  /// Whether the activity can be found by a search of any user. The default is `false`. Stored; has no effect.
  open var isEligibleForPublicIndexing = false
  /// Whether the system may suggest the activity. The default is `false`. Stored; has no effect.
  open var isEligibleForPrediction = false
  /// The object that updates and continues the activity. It is not retained. The default is `nil`.
  open weak var delegate: (any NSUserActivityDelegate)?

  /// Adds entries to ``userInfo``. They replace entries with equal keys.
  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  /// Makes this the user's current activity.
  open func becomeCurrent() {
    guard !isInvalid else { return }
    UserActivityRecord.current.withLock { $0 = self }
    delegate?.userActivityWillSave(self)
  }

  /// Stops being the user's current activity.
  open func resignCurrent() {
    UserActivityRecord.current.withLock { if $0 === self { $0 = nil } }
  }

  /// Permanently stops being the user's current activity.
  open func invalidate() {
    isInvalid = true
    resignCurrent()
  }
  private var isInvalid = false

  /// The state of the activity. Not part of Foundation's API.
  public var inspection: Inspection { Inspection(isCurrent: UserActivityRecord.current.withLock { $0 === self }) }

  /// The state of an activity. Not part of Foundation's API.
  public struct Inspection: Sendable {
    /// Whether this is the user's current activity.
    public let isCurrent: Bool
  }
}

/// The type of an activity that shows a web page.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// The methods that update and continue an activity.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is stored. The default implementation does nothing.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called after another device continued the activity. The default implementation does nothing. Differs from UIKit:
  /// never called.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}

/// The user's current activity.
enum UserActivityRecord {
  static let current = Mutex<NSUserActivity?>(nil)
}
