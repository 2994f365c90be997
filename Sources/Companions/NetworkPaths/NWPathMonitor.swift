// SPDX-License-Identifier: MIT

// Not called `Network`: packages that ask `canImport(Network)` would take it for Apple's.

public import Dispatch
import Foundation
import Synchronization

/// Tells an app which ways to a network there are.
///
/// Differs from iOS: the interfaces of the machine are read when the monitor starts, and every second from then on. A machine by cable is
/// a device by cable, as in Xcode's simulator. Of the framework, only what is needed for this is there.
public final class NWPathMonitor: Sendable {
  private struct State {
    var handler: (@Sendable (NWPath) -> Void)?
    var path: NWPath?
    var timer: (any DispatchSourceTimer)?
    var queue: DispatchQueue?
    var isCancelled = false
  }

  private let required: NWInterface.InterfaceType?
  private let prohibited: Set<NWInterface.InterfaceType>
  private let state = Mutex(State())

  private init(required: NWInterface.InterfaceType?, prohibited: [NWInterface.InterfaceType]) {
    (self.required, self.prohibited) = (required, Set(prohibited))
  }

  /// Creates a monitor of all interfaces.
  public convenience init() { self.init(required: nil, prohibited: []) }
  /// Creates a monitor of the interfaces of a kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init(required: requiredInterfaceType, prohibited: [])
  }
  /// Creates a monitor of the interfaces of all kinds but some.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init(required: nil, prohibited: prohibitedInterfaceTypes)
  }

  deinit { state.withLock { $0.timer?.cancel() } }

  /// The closure that is called on the queue with the first path, and with each that is another one. The default is `nil`.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock { $0.handler } }
    set { state.withLock { $0.handler = newValue } }
  }

  /// The latest path. Before the monitor starts, there is no connection.
  public var currentPath: NWPath {
    state.withLock { $0.path } ?? NWPath(over: [], required: required, prohibited: prohibited)
  }

  /// The queue on which the closure is called; `nil` before the monitor starts.
  public var queue: DispatchQueue? { state.withLock { $0.queue } }

  /// Starts the monitor. Has no effect if it was started or canceled before, as on iOS.
  public func start(queue: DispatchQueue) {
    state.withLock { state in
      guard !state.isCancelled, state.timer == nil else { return }
      let timer = DispatchSource.makeTimerSource(queue: queue)
      timer.schedule(deadline: .now(), repeating: 1)
      timer.setEventHandler { [weak self] in self?.update() }
      timer.resume()
      (state.queue, state.timer) = (queue, timer)
    }
  }

  /// Ends the monitor. It cannot be started again.
  public func cancel() {
    state.withLock { state in
      state.timer?.cancel()
      state.isCancelled = true
    }
  }

  private func update() {
    let path = NWPath(over: NWPath.Addresses.ofMachine(), required: required, prohibited: prohibited)
    let handler = state.withLock { state in
      guard !state.isCancelled, state.path != path else { return nil as (@Sendable (NWPath) -> Void)? }
      state.path = path
      return state.handler
    }
    handler?(path)
  }
}
