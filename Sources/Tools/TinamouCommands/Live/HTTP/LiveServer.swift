// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import Foundation
import LayoutChecks
import Pages
import Previews
import Synchronization

/// The page of a running app, on this machine only.
///
/// A web socket carries what the page asks for and what the app shows. Requests whose host or origin is not this server are refused.
struct LiveServer {
  /// The port of the page unless the user names one.
  static let usualPort: UInt16 = 8026

  let hub: LiveHub
  /// The port that the user has named, 0 for any that is free; `nil` for the usual one, or any if that is taken.
  let port: UInt16?
  let terminal: Terminal

  /// Serves until the process is interrupted.
  @MainActor
  func run() -> ExitStatus {
    let first = listen(on: port ?? Self.usualPort)
    let outcome = port == nil && first.port == nil ? listen(on: 0) : first
    guard let actual = outcome.port else {
      terminal.report(
        "port \(port ?? Self.usualPort) cannot be used: \(outcome.failure ?? ""); choose another one with --port")
      return .usage
    }
    hub.port = actual
    let handling = TerminationSignals.handle([SIGINT, SIGTERM]) { _ in outcome.interrupt() }
    terminal.print("http://127.0.0.1:\(actual)/\n")
    while !outcome.isInterrupted { _ = RunLoop.main.run(mode: .default, before: .soon) }
    handling.cancel()
    hub.stop()
    Descendants.end(Descendants.running())
    return .clean
  }

  /// Starts a server, and waits until it listens or fails.
  @MainActor
  private func listen(on port: UInt16) -> ServerOutcome {
    let outcome = ServerOutcome()
    guard let address = try? sockaddr_in.inet(ip4: "127.0.0.1", port: port) else {
      outcome.fail("no address")
      return outcome
    }
    let pool = PromptSocketPool(base: HTTPServer.defaultPool())
    let server = HTTPServer(address: address, pool: pool, logger: .disabled)
    let hub = hub
    Task.detached {
      await Self.addRoutes(to: server, hub)
      let starting = Task {
        try await server.waitUntilListening()
        await outcome.listens(on: server)
      }
      do {
        try await server.run()
      } catch {
        starting.cancel()
        outcome.fail("\(error)")
      }
    }
    while outcome.port == nil, outcome.failure == nil { _ = RunLoop.main.run(mode: .default, before: .soon) }
    return outcome
  }

  private static func addRoutes(to server: HTTPServer, _ hub: LiveHub) async {
    await server.appendRoute("GET /") { request in
      guard hub.accepts(request.headers[.host], origin: nil) else { return HTTPResponse(statusCode: .forbidden) }
      return file("text/html; charset=utf-8", PageFiles.workbench)
    }
    await server.appendRoute("GET /page/:name") { request in
      guard hub.accepts(request.headers[.host], origin: nil) else { return HTTPResponse(statusCode: .forbidden) }
      guard let found = PageFiles.named(request.path.split(separator: "/").last.map(String.init) ?? "") else {
        return HTTPResponse(statusCode: .notFound)
      }
      return file(found.type, found.bytes)
    }
    let socket = WebSocketHTTPHandler(handler: MessageFrameWSHandler(handler: LiveSocket(hub: hub), frameSize: 1 << 20))
    await server.appendRoute("GET /live") { request in
      guard hub.accepts(request.headers[.host], origin: request.headers[.init("Origin")] ?? "none") else {
        return HTTPResponse(statusCode: .forbidden)
      }
      return try await socket.handleRequest(request)
    }
  }
}

extension LiveServer {
  /// The answer with a file of the page, which may load nothing from elsewhere.
  private static func file(_ type: String, _ bytes: [UInt8]) -> HTTPResponse {
    let headers: [HTTPHeader: String] = [
      .contentType: type, .init("Cache-Control"): "no-store",
      .init("Content-Security-Policy"):
        "default-src 'none'; style-src 'self' 'unsafe-inline'; script-src 'self'; img-src data: blob:; connect-src 'self'",
    ]
    return HTTPResponse(statusCode: .ok, headers: HTTPHeaders(headers), body: Data(bytes))
  }
}

/// A page's connection.
private struct LiveSocket: WSMessageHandler {
  let hub: LiveHub

  func makeMessages(for client: AsyncStream<WSMessage>) async throws -> AsyncStream<WSMessage> {
    AsyncStream { continuation in
      let page = hub.add { message in
        switch message {
        case .words(let text): continuation.yield(.text(text))
        case .picture(let text, let files): continuation.yield(.data(Data((text + "\n").utf8) + files))
        }
      }
      let task = Task {
        for await case .text(let text) in client { hub.receive(text, from: page) }
        hub.remove(page)
        continuation.finish()
      }
      continuation.onTermination = { @Sendable _ in task.cancel() }
    }
  }
}

/// The start and the end of a server, which other threads wait for.
private final class ServerOutcome: Sendable {
  private let values = Mutex<(port: UInt16?, failure: String?, isInterrupted: Bool)>((nil, nil, false))

  var port: UInt16? { values.withLock { $0.port } }
  var failure: String? { values.withLock { $0.failure } }
  var isInterrupted: Bool { values.withLock { $0.isInterrupted } }

  func listens(on server: HTTPServer) async {
    guard case .ip4(_, let port)? = await server.listeningAddress else { return fail("no address") }
    values.withLock { $0.port = port }
  }

  func fail(_ reason: String) { values.withLock { $0.failure = reason } }
  func interrupt() { values.withLock { $0.isInterrupted = true } }
}

extension Date {
  /// The time until which a wait looks at nothing else.
  fileprivate static var soon: Date { Date(timeIntervalSinceNow: 0.05) }
}
