// SPDX-License-Identifier: MIT

public import Foundation

/// A task that runs. Differs from iOS: there are none.
open class BGTask: NSObject {
  /// The name of the task.
  public let identifier: String
  /// The closure that is called shortly before the task has to end. The default is `nil`. Stored; has no effect, because no task runs.
  open var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  /// Tells that the task has ended. Has no effect, because no task runs.
  open func setTaskCompleted(success: Bool) {}
}

/// A task that refreshes what the app shows. Differs from iOS: there are none.
open class BGAppRefreshTask: BGTask {}
/// A task that takes minutes. Differs from iOS: there are none.
open class BGProcessingTask: BGTask {}

/// A wish for a task.
open class BGTaskRequest: NSObject, NSCopying {
  /// The name of the task.
  public let identifier: String
  /// The time before which the task does not run. The default is `nil`. Stored; has no effect, because no task runs.
  open var earliestBeginDate: Date?
  /// Creates a wish for a task.
  public init(identifier: String) { self.identifier = identifier }
  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = BGTaskRequest(identifier: identifier)
    copy.earliestBeginDate = earliestBeginDate
    return copy
  }
}

/// A wish for a task that refreshes what the app shows.
open class BGAppRefreshTaskRequest: BGTaskRequest {}

/// A wish for a task that takes minutes.
open class BGProcessingTaskRequest: BGTaskRequest {
  /// Whether the task needs a network. The default is `false`. Stored; has no effect, because no task runs.
  open var requiresNetworkConnectivity = false
  /// Whether the task needs a charger. The default is `false`. Stored; has no effect, because no task runs.
  open var requiresExternalPower = false
}
