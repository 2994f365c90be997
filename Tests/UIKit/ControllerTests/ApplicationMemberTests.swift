// SPDX-License-Identifier: MIT

import Testing
import UIKit

@MainActor
@Suite("The application: what its members do", .serialized)
struct ApplicationMemberTests {
  /// The notifications that are posted while a function runs.
  private func posted(_ names: [Notification.Name], during body: () -> Void) -> [Notification.Name] {
    final class Box: @unchecked Sendable { var names: [Notification.Name] = [] }
    let box = Box()
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { box.names.append($0.name) }
    }
    body()
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    return box.names
  }

  @Test("Changes of its state are posted, in the order of UIKit")
  func states() {
    let application = UIApplication.shared
    let names = [
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.didReceiveMemoryWarningNotification,
    ]
    application.inspection.becomeActive()
    let found = posted(names) {
      application.inspection.resignActive()
      #expect(application.applicationState == .inactive)
      application.inspection.enterBackground()
      #expect(application.applicationState == .background)
      application.inspection.enterForeground()
      application.inspection.becomeActive()
      application.inspection.receiveMemoryWarning()
    }
    #expect(found == names && application.applicationState == .active)
  }

  @Test("Addresses of settings and system can be opened by their schemes")
  func addresses() throws {
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(settings.scheme == "app-settings")
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
    #expect(
      UIApplication.shared.preferredContentSizeCategory == UIScreen.main.traitCollection.preferredContentSizeCategory)
    #expect(UIScreen.screens.first === UIScreen.main && UIScreen.main.currentMode != nil)
    #expect(UIDevice.current.identifierForVendor == UIDevice.current.identifierForVendor)
  }
}
