// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import Foundation
import Testing

@testable import TinamouCommands

/// An answer has a head and a body. On a connection that stays open, the body must not wait for the browser to acknowledge the head.
@Suite struct PromptSocketPoolTests {
  private static var sendsAtOnce: BoolSocketOption { BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY) }

  /// A pool that notes the option of the sockets that wait, and lets none of them wait.
  private actor Notes: AsyncSocketPool {
    var options: [Bool] = []
    func prepare() {}
    func run() {}
    func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) throws {
      options.append(try socket.getValue(for: sendsAtOnce))
    }
  }

  @Test func connectionsOfASocketThatWaitedSendAtOnce() async throws {
    let listening = try Socket(domain: AF_INET)
    defer { try? listening.close() }
    try listening.bind(to: .inet(ip4: "127.0.0.1", port: 0))
    try listening.listen()
    #expect(try listening.getValue(for: Self.sendsAtOnce) == false)
    let notes = Notes()
    try await PromptSocketPool(base: notes).suspendSocket(listening, untilReadyFor: .read)
    #expect(await notes.options == [true])

    guard case .ip4(_, let port) = try listening.sockname() else { throw SocketError.unsupportedAddress }
    let client = try Socket(domain: AF_INET)
    defer { try? client.close() }
    try client.connect(to: .inet(ip4: "127.0.0.1", port: port))
    let connection = Socket(file: try listening.accept().file)
    defer { try? connection.close() }
    #expect(try connection.getValue(for: Self.sendsAtOnce))
  }
}
