// SPDX-License-Identifier: MIT

import Foundation
import FoundationAdditions
import Synchronization
import Testing

/// A protocol for a part of a class of Foundation, as apps declare them to replace it in tests.
private protocol Posting {
  func post(name: NSNotification.Name, object: Any?)
}

extension NotificationCenter: Posting {}

@Suite("Notifications")
struct NotificationCenterTests {
  @Test("The center meets protocols that have the method without further information")
  func posting() {
    let center = NotificationCenter()
    let received = Mutex<[Notification.Name]>([])
    let name = Notification.Name("changed")
    let token = center.addObserver(forName: name, object: nil, queue: nil) { note in
      received.withLock { $0.append(note.name) }
    }
    (center as any Posting).post(name: name, object: nil)
    center.post(name: name, object: nil)
    center.post(name: name, object: nil, userInfo: ["key": 1])
    center.removeObserver(token)
    #expect(received.withLock { $0 } == [name, name, name])
  }
}
