// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

@Suite("The right to build a package")
struct BuildLockTests {
  private let temporary = TemporaryFolder()

  @Test("Builds of one package wait for each other, and so do commands for one project", arguments: [false, true])
  func exclusive(isForProject: Bool) async throws {
    let root = temporary.url
    let package = AdaptedPackage(root: root.path, scratch: nil)
    let counter = package.output.appendingPathComponent("counter")
    _ = try BuildLock(package)
    try Data("0".utf8).write(to: counter)
    // Each reads a number and writes the next one, which loses some without the lock.
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<20 {
        group.addTask {
          func hold(_ body: () throws -> Void) throws {
            if isForProject { try BuildLock.hold(project: root, body) } else { try BuildLock.hold(package, body) }
          }
          try hold {
            let number = try #require(Int(String(contentsOf: counter, encoding: .utf8)))
            usleep(1000)
            try Data("\(number + 1)".utf8).write(to: counter)
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try String(contentsOf: counter, encoding: .utf8) == "20")
  }

  @Test("A package that cannot be written is an error")
  func unwritable() {
    #expect(throws: (any Error).self) { try BuildLock(AdaptedPackage(root: "/proc/nothing", scratch: nil)) }
  }
}
