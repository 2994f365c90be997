// SPDX-License-Identifier: MIT

/// The result of fetching content in the background. Raw values are UIKit's.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData = 0
  case noData = 1
  case failed = 2
}

/// Whether content may be fetched in the background. Raw values are UIKit's.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  case restricted = 0
  case denied = 1
  case available = 2
}
