// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

/// The reasons for which the process of an app gives no answer. The processes are shells that print as apps do.
@Suite("Processes of apps", .serialized)
struct ProcessPoolTests {
  private static let call = "0 0x01 Cart.total() + 1 in Shop at \(#filePath):3:1"

  private func failure(_ script: String, namesCalls: Bool = true) -> String? {
    var pool = ProcessPool(arguments: ["-c", script], count: 1, program: "/bin/sh", timeLimit: 0.5)
    pool.namesCalls = namesCalls
    guard case .failure(let reason)? = pool.answers(to: [Data("a line".utf8)], progress: { _ in }).first else {
      return nil
    }
    return reason
  }

  @Test("a process that is busy says with what")
  func busy() throws {
    let script = "trap 'echo \"\(Self.call)\" >&2; echo Backtrace took 0.1s >&2' TRAP; read line; while :; do :; done"
    let reason = try #require(failure(script))
    #expect(reason.hasPrefix("it did not answer in 0.5 seconds, at "))
    #expect(reason.hasSuffix("ProcessPoolTests.swift:3 in Cart.total()"))
    #expect(failure(script, namesCalls: false) == "took more than 0.5 seconds")
  }

  @Test("a process that ends may take its time for the calls")
  func slowEnd() throws {
    let message = "Shop/Cart.swift:3: Fatal error: no price"
    let reason = try #require(
      failure("read line; echo '\(message)' >&2; sleep 2; echo '\(Self.call)' >&2; exit 3"))
    #expect(reason.hasPrefix("\(message) (it ended itself with the status 3), at "))
    #expect(reason.hasSuffix("ProcessPoolTests.swift:3 in Cart.total()"))
  }
}
