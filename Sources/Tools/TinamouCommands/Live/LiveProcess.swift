// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews
import Synchronization

/// A running app: requests go to it, answers and pictures come from it.
///
/// Its two threads are the caller's and the one that reads; a lock guards what they share.
final class LiveProcess: @unchecked Sendable {
  private let piped: PipedProcess
  private var process: Process { piped.process }
  private var input: Pipe { piped.input }
  private var output: Pipe { piped.output }
  private var errors: Pipe { piped.errors }
  private let lock = NSLock()
  private var nextID = 1
  private var waiting: [Int: (LiveReply.Content) -> Void] = [:]
  private var errorText = Data()
  /// The output of the app since it was last asked for.
  private var log = Data()
  private let readers = DispatchGroup()
  private var hasEnded = false
  private var logHandler: (@Sendable (String) -> Void)?
  private var pushHandler: (@Sendable (LiveReply.Content, Data) -> Void)?
  private var endHandler: (@Sendable (String) -> Void)?

  /// The maximum time for an answer, in seconds.
  private static let timeLimit: TimeInterval = 30
  /// The time for which the end of an app that has printed its reason is waited for, in seconds.
  private static let endLimit: TimeInterval = 120
  /// The maximum number of bytes kept of what the app prints. A list of calls can be long.
  private static let errorLimit = 1 << 18
  /// The time for which the rest of what an app prints is waited for after its end, in seconds.
  private static let restTime: TimeInterval = 2

  /// Starts an app on the screen of a setting.
  convenience init(program: String, setting: Setting) throws(ScriptProblem) {
    do {
      try self.init(starting: program, setting)
    } catch let problem as LanguageCopy.Problem {
      throw ScriptProblem(message: PreviewMessages.sentence(for: .language(setting.language ?? "", problem)))
    } catch {
      throw ScriptProblem(message: PreviewMessages.sentence(for: .unstartable(program)))
    }
  }

  private init(starting program: String, _ setting: Setting) throws {
    let localized = try setting.language.map { try LanguageCopy.program(program, in: $0) }
    let text = String(decoding: try JSONEncoder().encode(setting.forProcess), as: UTF8.self)
    let own = ["TINAMOU_LIVE": "1", "TINAMOU_SETTING": text].merging(AppEnd.environment) { $1 }
    piped = try PipedProcess(
      program: localized ?? program, environment: AppEnvironment.variables(of: program).merging(own) { $1 }, isApp: true
    )
    readers.enter()
    Thread { [self] in
      readErrors()
      readers.leave()
    }.start()
    Thread { [self] in readAnswers() }.start()
  }

  /// Called with what the app prints, in parts, on a thread of its own.
  func onLog(_ handler: @escaping @Sendable (String) -> Void) { lock.withLock { logHandler = handler } }

  /// Returns what the app has printed since the last call.
  func takeLog() -> String {
    lock.withLock {
      defer { log = Data() }
      return String(decoding: log, as: UTF8.self)
    }
  }

  /// Called with what no request has asked for, such as each picture and its files, on a thread of its own.
  func onPush(_ handler: @escaping @Sendable (LiveReply.Content, Data) -> Void) {
    lock.withLock { pushHandler = handler }
  }

  /// Called when the app has ended, with the reason.
  func onEnd(_ handler: @escaping @Sendable (String) -> Void) {
    let text = lock.withLock { () -> String? in
      endHandler = handler
      return hasEnded ? reason : nil
    }
    if let text { handler(text) }
  }

  /// Sends a request. The answer comes on another thread; none comes if the app ends.
  func send(_ request: LiveRequest, _ answer: @escaping @Sendable (LiveReply.Content) -> Void = { _ in }) {
    let line = lock.withLock { () -> LiveLine in
      let line = LiveLine(id: nextID, request)
      waiting[nextID] = answer
      nextID += 1
      return line
    }
    guard let data = try? JSONEncoder().encode(line) else { return }
    try? input.fileHandleForWriting.write(contentsOf: data + Data("\n".utf8))
  }

  /// Sends a request, and waits for its answer.
  ///
  /// - Throws: The reason of the app's end, if it ends or does not answer.
  func answer(to request: LiveRequest) throws(LiveEnd) -> LiveReply.Content {
    let box = AnswerBox()
    send(request) { box.set($0) }
    onEnd { _ in box.set(nil) }
    let limit = Self.timeLimit + request.ownTime
    guard box.wait(limit) || (isEnding && box.wait(Self.endLimit)) else {
      throw LiveEnd(reason: AppEnd(unansweredFor: limit, callsWhileBusy()).text)
    }
    guard let content = box.content else { throw LiveEnd(reason: lock.withLock { reason }) }
    return content
  }

  /// Ends an app that is busy with something else than the answer, and returns the calls that have not returned.
  private func callsWhileBusy() -> [String] {
    func output() -> String { lock.withLock { String(decoding: errorText, as: UTF8.self) } }
    kill(process.processIdentifier, AppEnd.interruption)
    let limit = Date().addingTimeInterval(AppEnd.timeForCalls)
    while process.isRunning, !AppEnd.hasListedCalls(in: output()), Date() < limit { usleep(50_000) }
    kill(process.processIdentifier, SIGKILL)
    process.waitForEnd()
    return AppEnd(output: output(), of: process).calls
  }

  /// Ends the app.
  func end() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
    process.waitForEnd()
  }

  // MARK: Reading

  private func readAnswers() {
    let reader = AnswerReader(output.fileHandleForReading)
    while let line = reader.line() {
      guard let reply = try? JSONDecoder().decode(LiveReply.self, from: line) else { continue }
      var files = Data()
      if case .picture(let change) = reply.content {
        guard let bytes = reader.bytes(change.byteCount) else { break }
        files = bytes
      }
      receive(reply, files)
    }
    process.waitForEnd()
    // Processes that the app has started may keep the stream open.
    _ = readers.wait(timeout: .now() + Self.restTime)
    let (handler, text) = lock.withLock { () -> ((@Sendable (String) -> Void)?, String) in
      hasEnded = true
      return (endHandler, reason)
    }
    handler?(text)
  }

  private func receive(_ reply: LiveReply, _ files: Data) {
    if reply.id == 0 {
      lock.withLock { pushHandler }?(reply.content, files)
    } else {
      lock.withLock { waiting.removeValue(forKey: reply.id) }?(reply.content)
    }
  }

  private func readErrors() {
    let handle = errors.fileHandleForReading
    while true {
      let data = handle.availableData
      guard !data.isEmpty else { return }
      let (shown, handler) = lock.withLock { () -> (Data, (@Sendable (String) -> Void)?) in
        errorText = Data((errorText + data).suffix(Self.errorLimit))
        let shown = isTracing ? Data() : untilTrace(data)
        log = Data((log + shown).suffix(Self.errorLimit))
        return (shown, logHandler)
      }
      guard !shown.isEmpty else { continue }
      FileHandle.standardError.write(shown)
      handler?(String(decoding: shown, as: UTF8.self))
    }
  }

  /// Whether the app prints the list of calls that had not returned. It is read, and not shown: it names what the author has not written.
  private var isTracing = false
  private static let traceStarts = ["*** Signal ", "*** Program crashed", "*** Swift runtime failure"]

  /// The part of what the app prints that comes before the list of calls.
  private func untilTrace(_ data: Data) -> Data {
    let starts = Self.traceStarts.compactMap { data.range(of: Data($0.utf8))?.lowerBound }
    guard let start = starts.min() else { return data }
    isTracing = true
    return data[..<start]
  }

  private var isEnding: Bool { AppEnd.hasBegun(in: String(decoding: lock.withLock { errorText }, as: UTF8.self)) }

  /// The reason of the end, with the calls of the app's sources.
  private var reason: String { AppEnd(output: String(decoding: errorText, as: UTF8.self), of: process).text }
}

extension LiveRequest {
  /// The time that the request itself takes, in seconds.
  fileprivate var ownTime: TimeInterval {
    switch self {
    case .wait(let seconds), .perform(.waitFor(_, _, let seconds)): seconds
    default: 0
    }
  }
}

/// The end of an app before it answered.
struct LiveEnd: Error, Equatable {
  let reason: String
}

/// An answer that a thread waits for.
private final class AnswerBox: Sendable {
  private let semaphore = DispatchSemaphore(value: 0)
  /// The answer, which may be none; `nil` before it has come.
  private let answer = Mutex<LiveReply.Content??>(nil)

  var content: LiveReply.Content? { answer.withLock { $0 ?? nil } }

  func set(_ content: LiveReply.Content?) {
    answer.withLock { answer in
      guard answer == nil else { return }
      answer = .some(content)
      semaphore.signal()
    }
  }

  func wait(_ seconds: TimeInterval) -> Bool { semaphore.wait(timeout: .now() + seconds) == .success }
}
