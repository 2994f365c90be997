// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import TinamouCommands

/// The messages about an app that ended.
@Suite struct AppEndTests {
  private let own = #filePath

  private func trace(_ header: String) -> String {
    """
    Shop/Cart.swift:41: Fatal error: Index out of range

    \(header)

    Thread 0 "Shop" crashed:

    0              0x00007f2a Array._checkSubscript(_:) + 57 in libswiftCore.so
    1 [ra]         0x0000559f Cart.total.getter + 120 in Shop at \(own):41:9
    2 [ra]         0x0000559f UIControl.send(_:) + 20 in Shop at \(BuiltTool.package.path)/Sources/UIKit/UIKit/Exports.swift:3:1
    3 [ra] [thunk] 0x0000559f @objc CartController.pay() + 11 in Shop at /<compiler-generated>
    4 [ra]         0x0000559f CartController.pay() + 31 in Shop at \(own):17:5
    """
  }

  @Test func aTrapHasItsMessageAndTheAuthorsCalls() {
    let end = AppEnd(
      output: trace("*** Program crashed: Illegal instruction at 0x00007f2a ***"), .uncaughtSignal, status: SIGILL)
    #expect(end.reason == "Shop/Cart.swift:41: Fatal error: Index out of range (SIGILL: a trap of the Swift runtime)")
    let path = "Tests/Tools/CommandTests/AppEndTests.swift"
    #expect(
      end.calls.map { $0.replacingOccurrences(of: BuiltTool.package.resolvingSymlinksInPath().path + "/", with: "") }
        == [
          "\(path):41 in Cart.total.getter", "\(path):17 in CartController.pay()",
        ])
  }

  @Test(arguments: [
    ("", Process.TerminationReason.exit, Int32(3), "it ended itself with the status 3"),
    ("", .uncaughtSignal, SIGKILL, "SIGKILL: it was killed"), ("", .uncaughtSignal, 77, "signal 77"),
    (
      "*** Terminating app due to uncaught exception 'A', reason: 'b'", .uncaughtSignal, SIGABRT,
      "uncaught exception 'A', reason: 'b'"
    ),
    (
      "*** Swift runtime failure: arithmetic overflow ***", .uncaughtSignal, SIGILL,
      "Fatal error: arithmetic overflow (SIGILL: a trap of the Swift runtime)"
    ),
    (
      "Shop/Cart.swift:4: Precondition failed: empty", .uncaughtSignal, SIGILL,
      "Shop/Cart.swift:4: Precondition failed: empty (SIGILL: a trap of the Swift runtime)"
    ),
    (
      "Shop/Cart.swift:4: Assertion failed", .uncaughtSignal, SIGILL,
      "Shop/Cart.swift:4: Assertion failed (SIGILL: a trap of the Swift runtime)"
    ),
    (
      "Could not cast value of type 'A' (0x1) to 'B' (0x2).\nPreviews/AbortTrap.swift:9: Fatal error: abort() was called",
      .uncaughtSignal, SIGILL,
      "Could not cast value of type 'A' (0x1) to 'B' (0x2). (SIGILL: a trap of the Swift runtime)"
    ),
    (
      "Simultaneous accesses to 0x1, but modification requires exclusive access.\nFatal access conflict detected.",
      .uncaughtSignal, SIGABRT,
      "Simultaneous accesses to 0x1, but modification requires exclusive access. (SIGABRT: it aborted)"
    ),
    (
      "Fatal error: Attempted to read an unowned reference\nPreviews/AbortTrap.swift:9: Fatal error: abort() was called",
      .uncaughtSignal, SIGILL,
      "Fatal error: Attempted to read an unowned reference (SIGILL: a trap of the Swift runtime)"
    ),
    (
      "Previews/AbortTrap.swift:9: Fatal error: abort() was called", .uncaughtSignal, SIGILL,
      "abort() was called (SIGILL: a trap of the Swift runtime)"
    ),
  ])
  func otherEnds(output: String, way: Process.TerminationReason, status: Int32, reason: String) {
    #expect(AppEnd(output: output, way, status: status) == AppEnd(output: output, way, status: status))
    #expect(AppEnd(output: output, way, status: status).reason == reason)
  }

  @Test(
    "the end has begun when its reason is printed, before the calls are",
    arguments: [
      ("Loading\n", false), ("", false),
      ("Swift/ContiguousArrayBuffer.swift:692: Fatal error: Index out of range\n", true),
      ("*** Terminating app due to uncaught exception 'NSRangeException', reason: 'no row'\n", true),
      ("Could not cast value of type 'A' (0x1) to 'B' (0x2).\n", true),
      ("Loading\n*** Signal 11: Backtracing from 0x7efc7176df7f...", true),
    ])
  func begun(_ output: String, _ hasBegun: Bool) {
    #expect(AppEnd.hasBegun(in: output) == hasBegun)
  }
}
