// SPDX-License-Identifier: MIT

import Foundation
import LayoutChecks
import Previews

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
  private var hasEnded = false
  private var pushHandler: (@Sendable (LiveReply.Content, Data) -> Void)?
  private var endHandler: (@Sendable (String) -> Void)?

  /// The maximum time for an answer, in seconds.
  private static let timeLimit: TimeInterval = 30
  /// The maximum number of bytes kept of what the app prints.
  private static let errorLimit = 8192

  /// Starts an app on the screen of a setting.
  @MainActor
  init(program: String, setting: Setting) throws {
    let localized = try setting.language.map { try LanguageCopy.program(program, in: $0) }
    let text = String(decoding: try JSONEncoder().encode(setting.forProcess), as: UTF8.self)
    piped = try PipedProcess(
      program: localized ?? program, environment: ["TINAMOU_LIVE": "1", "TINAMOU_SETTING": text])
    Thread { [self] in readAnswers() }.start()
    Thread { [self] in readErrors() }.start()
  }

  /// Called with what no request has asked for, such as each picture and its files, on a thread of its own.
  func onPush(_ handler: @escaping @Sendable (LiveReply.Content, Data) -> Void) {
    lock.withLock { pushHandler = handler }
  }

  /// Called when the app has ended, with what it printed last.
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
  /// - Throws: What the app printed last, if it ends or does not answer.
  func answer(to request: LiveRequest) throws(LiveEnd) -> LiveReply.Content {
    let box = AnswerBox()
    send(request) { box.set($0) }
    onEnd { _ in box.set(nil) }
    guard box.wait(Self.timeLimit) else {
      throw LiveEnd(reason: "the app did not answer in \(Int(Self.timeLimit)) seconds")
    }
    guard let content = box.content else { throw LiveEnd(reason: lock.withLock { reason }) }
    return content
  }

  /// Ends the app.
  func end() {
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
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
    process.waitUntilExit()
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
      FileHandle.standardError.write(data)
      lock.withLock { errorText = (errorText + data).suffix(Self.errorLimit) }
    }
  }

  /// The fatal error of the app, or the last line that it printed.
  private var reason: String {
    let lines = String(decoding: errorText, as: UTF8.self).split(separator: "\n").map(String.init)
    return lines.first { $0.contains("Fatal error") } ?? lines.last ?? "the app ended without a message"
  }
}

/// The end of an app before it answered.
struct LiveEnd: Error, Equatable {
  let reason: String
}

/// An answer that a thread waits for.
private final class AnswerBox: @unchecked Sendable {
  private let condition = NSCondition()
  private var isSet = false
  private(set) var content: LiveReply.Content?

  func set(_ content: LiveReply.Content?) {
    condition.withLock {
      guard !isSet else { return }
      (isSet, self.content) = (true, content)
      condition.broadcast()
    }
  }

  func wait(_ seconds: TimeInterval) -> Bool {
    let end = Date(timeIntervalSinceNow: seconds)
    return condition.withLock {
      while !isSet { if !condition.wait(until: end) { return isSet } }
      return true
    }
  }
}
