// SPDX-License-Identifier: MIT

import Foundation

/// The end of an app: its reason, and the calls of the app's own sources that had not returned.
struct AppEnd: Equatable, Sendable {
  /// The exception, the message of the trap with its place, or the signal or status.
  let reason: String
  /// The calls, the innermost first, each with its place.
  let calls: [String]

  /// The variables with which a program prints the calls when it ends, without what a person would read first.
  static let environment = [
    "SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no"
  ]

  /// The longest list of calls, on lines of their own and on one line.
  private static let (longestList, shortList) = (12, 3)

  /// The signal after which a program prints its calls, and goes on. Threads of queues, which may start the program, block most others.
  static let interruption = SIGTRAP
  /// The time in which a program prints its calls, in seconds.
  static let timeForCalls: TimeInterval = 10

  /// The end of a program that did not answer, by the tool.
  init(unansweredFor seconds: TimeInterval, _ calls: [String]) {
    reason = "it did not answer in \(String(format: "%g", seconds)) seconds"
    self.calls = calls
  }

  /// Reads what a program printed to the standard error stream, after it ended.
  init(output: String, of process: Process) {
    self.init(output: output, process.terminationReason, status: process.terminationStatus)
  }

  /// Reads what a program printed that ended in a way, with a status or the number of a signal.
  init(output: String, _ way: Process.TerminationReason, status: Int32) {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    let end = Self.sentence(for: way, status)
    reason = Self.exception(in: lines) ?? Self.fatalError(in: lines).map { "\($0) (\(end))" } ?? end
    calls = Self.calls(in: lines)
  }

  /// Whether a program has printed all its calls, by what it printed so far.
  static func hasListedCalls(in output: String) -> Bool { output.contains("Backtrace took ") }

  /// Returns whether a program that still runs has printed why it ends: the list of its calls follows, which takes a while where the
  /// machine is busy.
  static func hasBegun(in output: String) -> Bool {
    let lines = output.split(whereSeparator: \.isNewline).map(String.init)
    return exception(in: lines) != nil || fatalError(in: lines) != nil || output.contains("*** Signal ")
  }

  /// The reason, with the calls below it.
  var text: String { ([reason] + calls.map { "  at " + $0 }).joined(separator: "\n") }

  /// The reason and the innermost calls, on one line.
  var line: String { ([reason] + calls.prefix(Self.shortList).map { "at " + $0 }).joined(separator: ", ") }

  /// The end in words: by a signal, or with a status.
  private static func sentence(for way: Process.TerminationReason, _ number: Int32) -> String {
    guard way == .uncaughtSignal else { return "it ended itself with the status \(number)" }
    return signals[number] ?? "signal \(number)"
  }

  private static let signals: [Int32: String] = [
    SIGSEGV: "SIGSEGV: it read or wrote memory that is not its own, or calls did not end",
    SIGILL: "SIGILL: a trap of the Swift runtime", SIGTRAP: "SIGTRAP: a trap of the Swift runtime",
    SIGABRT: "SIGABRT: it aborted", SIGBUS: "SIGBUS: it read or wrote an impossible address",
    SIGFPE: "SIGFPE: a calculation without a result", SIGKILL: "SIGKILL: it was killed",
    SIGTERM: "SIGTERM: it was asked to end",
  ]

  private static func exception(in lines: [String]) -> String? {
    lines.lazy.compactMap { line in
      line.range(of: "*** Terminating app due to ").map { String(line[$0.upperBound...]) }
    }.first
  }

  /// The last message of the runtime, with the name of its file: `Model.swift:4: Fatal error: Index out of range`.
  private static func fatalError(in lines: [String]) -> String? {
    if let message = lines.last(where: { line in messagesOfAborts.contains { line.hasPrefix($0) } }) { return message }
    let messages = lines.filter { line in failures.contains { line.contains($0) } && !line.contains("*** ") }
    let header = lines.lazy.compactMap { line in
      line.range(of: "*** Swift runtime failure: ").map { "Fatal error: " + line[$0.upperBound...] }
    }.first
    // An abort follows other messages, and the place of its own is one of Tinamou.
    let own = messages.filter { !$0.hasSuffix(abortMessage) }
    return own.last ?? (messages.isEmpty ? header?.replacingOccurrences(of: " ***", with: "") : abortMessage)
  }

  /// The words with which messages of Swift's own checks begin, behind the place.
  private static let failures = ["Fatal error", ": Precondition failed", ": Assertion failed"]
  /// The beginnings of the messages after which the runtime aborts.
  private static let messagesOfAborts = ["Could not cast value of type ", "Simultaneous accesses to "]
  /// The message of an app that aborts by itself.
  private static let abortMessage = "abort() was called"

  // MARK: Calls

  /// The calls of a backtrace in the app's own sources, as in `Model.load() at Shop/Model.swift:4`.
  private static func calls(in lines: [String]) -> [String] {
    var calls = lines.compactMap(call)
    if let own = calls.firstIndex(where: \.isOwn) { calls.removeSubrange(..<own) }
    var seen: Set<String> = []
    let own = calls.filter(\.isOwn).map(\.text).filter { seen.insert($0).inserted }
    return own.count > longestList
      ? own.prefix(longestList) + ["\(own.count - longestList) more calls"] : own
  }

  /// A line of a backtrace: `3 [ra] 0x00007fa4 Model.load() + 43 in App at /App/Model.swift:4:21`.
  private static func call(_ line: String) -> (text: String, isOwn: Bool)? {
    guard line.drop(while: { $0 == " " }).first?.isNumber == true, let address = line.range(of: " 0x"),
      let start = line.ranges(of: " at /").last
    else { return nil }
    var place = line[line.index(before: start.upperBound)...].split(separator: ":").map(String.init)
    guard place.count >= 3, Int(place[place.count - 1]) != nil, let row = Int(place[place.count - 2]), row > 0 else {
      return nil
    }
    place.removeLast(2)
    let path = place.joined(separator: ":")
    let body = line[address.upperBound..<start.lowerBound].drop { $0 != " " }.dropFirst()
    let function = body.range(of: " + ", options: .backwards).map { body[..<$0.lowerBound] } ?? body
    return ("\(shown(path)):\(row) in \(function)", isOwn(path))
  }

  /// Whether a file is one of the app, and neither one of UIKit here nor of the toolchain.
  private static func isOwn(_ path: String) -> Bool {
    guard !path.hasPrefix("/<"), FileManager.default.fileExists(atPath: path) else { return false }
    guard let root = ProgramInstallation.own.root?.resolvingSymlinksInPath().path else { return true }
    let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return !["Sources", "Substitutes", "Adapter"].contains { real.hasPrefix("\(root)/\($0)/") }
  }

  /// The path of the author's file, from the current directory if it is in it. The compiler may open it through a link.
  private static func shown(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path.path()
  }
}
