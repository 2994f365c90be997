// SPDX-License-Identifier: MIT

public import Foundation
import Synchronization

/// Schedules tasks that run while the app is in the background.
///
/// Differs from iOS: as in Xcode's simulator, no task is scheduled: `submit(_:)` throws `unavailable`.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  // Unchecked: the identifiers are guarded by the mutex.
  private let identifiers = Mutex<Set<String>>([])

  /// The scheduler of the app.
  public class var shared: BGTaskScheduler { scheduler }
  private static let scheduler = BGTaskScheduler()

  /// Registers what runs a task. Returns `false` for an identifier that is registered already.
  ///
  /// Differs from iOS: the handler is never called.
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?, launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { identifiers.withLock { $0.insert(identifier).inserted } }

  /// Schedules a task. Always throws `unavailable`.
  open func submit(_ taskRequest: BGTaskRequest) throws { throw BGTaskScheduler.Error(.unavailable) }
  /// Removes a task. Has no effect, because none is scheduled.
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  /// Removes all tasks. Has no effect, because none is scheduled.
  open func cancelAllTaskRequests() {}
  /// Calls the handler with the tasks: none.
  open func getPendingTaskRequests(completionHandler: @escaping ([BGTaskRequest]) -> Void) { completionHandler([]) }
  /// Returns the tasks: none.
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
