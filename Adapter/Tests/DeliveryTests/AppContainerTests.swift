// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

/// The folders of an app, which are not the user's.
struct AppContainerTests {
  private let temporary = TemporaryFolder()

  /// Whatever an app removes in the folders that Foundation finds by these variables is its own.
  @Test func everyFolderOfAnAppIsInItsContainer() throws {
    let root = temporary.url
    let container = AppContainer(of: AdaptedPackage(root: root.path, scratch: nil))
    try container.prepare()
    let directory = root.path + "/.build/tinamou/container"
    let environment = container.environment
    let folders = environment.filter { !["TINAMOU_USER_HOME", "TINAMOU_LOCALE"].contains($0.key) }
    #expect(
      Set(folders.keys) == [
        "HOME", "CFFIXED_USER_HOME", "TMPDIR", "XDG_CACHE_HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
      ])
    for (name, path) in folders {
      #expect(path == directory || path.hasPrefix(directory + "/"), "\(name) is \(path)")
      #expect(FileManager.default.fileExists(atPath: path), "\(name) is \(path)")
    }
    #expect(environment["TINAMOU_USER_HOME"] == ProcessInfo.processInfo.environment["HOME"])
    let locale = ProcessInfo.processInfo.environment["TINAMOU_LOCALE"] ?? "en_US"
    #expect(container.temporaryEnvironment == ["TMPDIR": directory + "/tmp", "TINAMOU_LOCALE": locale])
  }
}
