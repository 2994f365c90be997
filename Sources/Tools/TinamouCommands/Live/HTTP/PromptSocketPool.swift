// SPDX-License-Identifier: MIT

import FlyingFox
import FlyingSocks
import Foundation

/// A pool of sockets that send at once what is written to them.
///
/// The head and the body of an answer are written one after the other. By default, the system keeps the second one back until the first
/// one has been acknowledged, for which a browser takes 40 milliseconds (`TCP_NODELAY`, tcp(7)).
struct PromptSocketPool<Base: AsyncSocketPool>: AsyncSocketPool {
  let base: Base

  func prepare() async throws { try await base.prepare() }
  func run() async throws { try await base.run() }

  /// A socket that listens waits before the first connection, and connections have its options.
  func suspendSocket(_ socket: Socket, untilReadyFor events: Socket.Events) async throws {
    try socket.setValue(true, for: BoolSocketOption(level: Int32(IPPROTO_TCP), name: TCP_NODELAY))
    try await base.suspendSocket(socket, untilReadyFor: events)
  }
}
