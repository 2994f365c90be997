// SPDX-License-Identifier: MIT

import Synchronization

/// The user's current activity.
enum UserActivityRecord {
  static let current = Mutex<NSUserActivity?>(nil)
}
