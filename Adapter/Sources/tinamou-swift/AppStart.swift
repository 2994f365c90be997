// SPDX-License-Identifier: MIT

import Delivery
import Foundation

/// The start of an app that was built without some parts: what expects these parts can end the app, and is left out as well.
struct AppStart {
  /// The number of statements that are left out because they end the app. Each build of a large app takes a minute.
  static let maximumAttempts = 12
  /// The sentence before a build without the statement that ended the app.
  static let sentence = "The app ended before its first screen. It is built without the statement that ended it.\n"

  /// The requests to the running app, one on a line: it gets the time in which screens load, and then draws its window.
  ///
  /// Source: `LiveRequest` of the module `Previews`.
  private static func requests(picture: URL) -> String {
    """
    {"id":1,"request":{"wait":{"_0":0.5}}}
    {"id":2,"request":{"picture":{"_0":"\(picture.path)","scale":1}}}

    """
  }

  private let session: BuildSession
  /// The texts of which something is left out, with which the app has started.
  private let file: URL

  /// Creates the description of the start of a session's app.
  init(of session: BuildSession) {
    self.session = session
    file = session.package.output.appendingPathComponent("started")
  }

  /// Starts an app, and builds it again without what ends it, until it starts. It is not started where it did before with the same
  /// parts left out: what has ended it since is the author's.
  ///
  /// - Returns: The program, and the adaptation of its last build.
  func perform(
    _ program: URL, _ adaptation: Adaptation.Result
  ) throws -> (program: URL, adaptation: Adaptation.Result) {
    var (program, adaptation) = (program, adaptation)
    // An app that is to be isolated is started by `tinamou` alone.
    if ProcessInfo.processInfo.environment["TINAMOU_SANDBOX"] != nil { return (program, adaptation) }
    for attempt in 0...Self.maximumAttempts {
      guard let texts = session.incompleteTexts, texts != (try? String(contentsOf: file, encoding: .utf8)) else {
        break
      }
      let crash = try start(program)
      guard attempt < Self.maximumAttempts, let crash, try session.leaveOutStatement(of: crash, adaptation) else {
        try Data(texts.utf8).write(to: file, options: .atomic)
        break
      }
      StandardError.write(Self.sentence)
      adaptation = try session.prepare()
      program = try session.program(of: session.describe(), adaptation)
    }
    return (program, adaptation)
  }

  /// Starts the app, draws its window and ends it. Returns the error that ended it before.
  private func start(_ program: URL) throws -> Crash? {
    let picture = session.package.output.appendingPathComponent("start.png")
    let environment = try Crash.environment.merging(["TINAMOU_LIVE": "1"]) { $1 }
      .merging(session.runEnvironment()) { $1 }
    let requests = Data(Self.requests(picture: picture).utf8)
    let (status, errors) = try Subprocess.errors(program.path, environment: environment, input: requests)
    return status == 0 ? nil : Crash(in: errors)
  }
}
