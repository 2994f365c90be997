// SPDX-License-Identifier: MIT

import Testing

@testable import Delivery

@Suite("The errors that end programs, as they are printed")
struct CrashTests {
  private static let optional = """
    Loaded.
    Shop/Model.swift:4: Fatal error: Unexpectedly found nil while unwrapping an Optional value

    *** Signal 4: Backtracing from 0x7fa4a036df7f... done ***

    *** Program crashed: Illegal instruction at 0x00007fa4a036df7f ***

    Platform: x86_64 Linux (Debian GNU/Linux 12 (bookworm))

    Thread 0 "Shop" crashed:

      0      0x00007fa4a036df7f closure #1 in _assertionFailure(_:_:file:line:flags:) + 623 in libswiftCore.so
      1 [ra] 0x0000559a18cb4a08 Model.address.getter + 439 in Shop at /Shop/My Sources/Model.swift:4:71
      2 [ra] 0x0000559a18cb4b7c AppDelegate.applicationDidFinishLaunching(_:) + 43 in Shop at /Shop/AppDelegate.swift:9:21
    ...

    Backtrace took 0.01s
    """

  private static let overflow = """

    *** Signal 4: Backtracing from 0x5578429b2e9d... done ***

    *** Swift runtime failure: arithmetic overflow ***

    Thread 0 "Shop" crashed:

      0 [inlined] [system] 0x00005578429b2e9d Swift runtime failure: arithmetic overflow in Shop at //<compiler-generated>
      1                    0x00005578429b2e9d Model.count() + 429 in Shop at /Shop/Model.swift:6:58
      2 [ra] [system]      0x00005578429b2844 static AppDelegate.$main() + 163 in Shop at //<compiler-generated>
    """

  private static let exception = """
    *** Terminating app due to uncaught exception 'NSGenericException', reason: 'None.'
    ObjectiveC/LayoutException.swift:82: Fatal error: The exception was not caught.
      0 [ra] 0x00005578429b2e9d <unknown> in libTinamouKit.so
      1 [ra] 0x00005578429b2e9d Model.load() + 429 in Shop at /Shop/Model.swift:6:5
    """

  /// A check of an implicitly unwrapped optional has no line of its own.
  private static let unwrapped = """
    Shop/Model.swift:42: Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value
      0 [ra]          0x00005578429b2e9d <unknown> in libTinamouKit.so
      1 [ra] [system] 0x00005578429b2e9d Model.load() + 223 in Shop at /Shop/Model.swift
      2 [ra] [system] 0x00005578429b2e9d Model.make() + 223 in Shop at /Shop/Other.swift:0:0
      3 [ra]          0x00005578429b2e9d Model.run() + 429 in Shop at /Shop/Model.swift:6:5
    """

  @Test(arguments: [
    (
      unwrapped, "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value",
      ["/Shop/Model.swift:42:1", "/Shop/Model.swift:6:5"]
    ),
    (exception, "uncaught exception 'NSGenericException', reason: 'None.'", ["/Shop/Model.swift:6:5"]),
    (
      optional, "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
      ["/Shop/My Sources/Model.swift:4:71", "/Shop/AppDelegate.swift:9:21"]
    ),
    (overflow, "arithmetic overflow", ["/Shop/Model.swift:6:58"]),
  ])
  func read(output: String, reason: String, places: [String]) throws {
    let crash = try #require(Crash(in: output))
    #expect(crash.reason == reason)
    #expect(crash.places.map { "\($0.path):\($0.line):\($0.column)" } == places)
    #expect(crash.places.allSatisfy { $0.message == reason })
  }

  @Test(
    "Without a place in a source, there is nothing to mend",
    arguments: ["", "Shop/Model.swift:4: Fatal error: Index out of range", "0 errors at /Shop/Model.swift:4:1"])
  func unread(output: String) { #expect(Crash(in: output) == nil) }
}
