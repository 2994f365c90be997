// SPDX-License-Identifier: MIT

import Synchronization
import Testing

/// Returns the messages of the failures that `body` causes, with the lines at which they are reported.
@MainActor
func failures(_ body: () -> Void) -> [(text: String, line: Int)] {
  let found = Mutex<[(text: String, line: Int)]>([])
  withKnownIssue(isIntermittent: true) {
    body()
  } matching: { issue in
    let failure = (text: issue.comments.first?.rawValue ?? "", line: issue.sourceLocation?.line ?? 0)
    found.withLock { $0.append(failure) }
    return true
  }
  return found.withLock { $0 }
}

/// Returns the messages of the failures that an asynchronous `body` causes.
@MainActor
func failures(_ body: @MainActor () async -> Void) async -> [(text: String, line: Int)] {
  let found = Mutex<[(text: String, line: Int)]>([])
  await withKnownIssue(isIntermittent: true) {
    await body()
  } matching: { issue in
    let failure = (text: issue.comments.first?.rawValue ?? "", line: issue.sourceLocation?.line ?? 0)
    found.withLock { $0.append(failure) }
    return true
  }
  return found.withLock { $0 }
}
