// SPDX-License-Identifier: MIT

import Scenes

/// The limits that the project guarantees, applied to one session.
enum Gates {
  static let equalityScenes = [
    "independent", "chain", "equal-chain", "nested", "grid", "masks", "scroll",
  ]
  /// The scenes that are built differently. The others differ only in their frames.
  static let buildScenes = equalityScenes + ["chat", "chat-stack", "stacks", "conflict", "ties", "pressure"]

  /// The microseconds per view at about 100 views, for kiwi and for the fastest of kiwi and Cassowary's other
  /// descendants (Android's ConstraintLayout, in Java). Both were measured on the same machine, so the ratio applies to
  /// other machines too.
  static let peers: [String: (kiwi: Double, peer: Double)] = [
    "independent": (4.9, 0.85), "chain": (8.4, 0.79), "equal-chain": (835, 1.3), "nested": (10.2, 0.77),
    "grid": (16, 1.15), "chat": (16.6, 8.0), "chat-stack": (18.7, 11.8), "pressure": (65, 19),
  ]

  static func all(_ session: Session) -> [Gate] {
    builds(session) + growth(session) + edits(session) + views(session) + memory(session)
  }

  private static func builds(_ session: Session) -> [Gate] {
    var gates: [Gate] = []
    for scene in buildScenes {
      if let ratio = session.ratio(to: .kiwi, scene, 100) {
        gates.append(
          Gate(
            promise: "\(scene), 100 views: times faster than kiwi", limit: 10, measured: ratio, unit: "×", isFloor: true
          ))
        if let peer = peers[scene] {
          gates.append(
            Gate(
              promise: "\(scene), 100 views: times faster than the best peer, by kiwi's ratio to it", limit: 1,
              measured: ratio * peer.peer / peer.kiwi, unit: "×", isFloor: true))
        }
      }
      guard let ours = session.result(.cassowary, scene, 1000) else { continue }
      if ["pressure", "ties"].contains(scene) {
        gates.append(Gate(promise: "\(scene), 1,000 views", limit: 10, measured: ours.build_us / 1000, unit: "ms"))
        continue
      }
      if let ratio = session.ratio(to: .kiwi, scene, 1000) {
        gates.append(
          Gate(
            promise: "\(scene), 1,000 views: times faster than kiwi", limit: 100, measured: ratio, unit: "×",
            isFloor: true))
      }
      gates.append(
        Gate(
          promise: "\(scene), 1,000 views: build and solve", limit: equalityScenes.contains(scene) ? 0.6 : 1.5,
          measured: ours.build_us / Double(ours.views), unit: "µs a view"))
    }
    return gates
  }

  private static func growth(_ session: Session) -> [Gate] {
    buildScenes.compactMap { scene in
      let largest = session.plan.sizes.last { session.result(.cassowary, scene, $0) != nil } ?? 0
      guard largest > 1000, let exponent = session.growth(.cassowary, scene, from: 1000, to: largest) else {
        return nil
      }
      let limit = ["chain", "nested", "independent", "chat", "masks", "scroll"].contains(scene) ? 1.1 : 1.3
      return Gate(
        promise: "\(scene): growth from 1,000 views to \(largest)", limit: limit, measured: exponent, unit: "")
    }
  }

  private static func edits(_ session: Session) -> [Gate] {
    var gates: [Gate] = []
    for size in session.plan.sizes {
      for scene in ["independent", "chain", "chat", "chat-stack", "nested", "chain-resize", "chat-stack-resize"] {
        guard let ours = session.result(.cassowary, scene, size) else { continue }
        gates.append(
          Gate(
            promise: "\(scene), \(size) views: one constant again and again, \(Int(ours.moved)) variables move",
            limit: 0.1 + 0.002 * ours.moved, measured: ours.steady_us, unit: "µs"))
      }
      if let ours = session.result(.cassowary, "first-edits", size), ours.moved >= 40 {
        gates.append(
          Gate(
            promise: "first-edits, \(size) views: a constant for the first time, a variable that moves", limit: 20,
            measured: 1000 * ours.frame_us / ours.moved, unit: "ns"))
      }
      if let ours = session.result(.cassowary, "recycle", size) {
        gates.append(
          Gate(
            promise: "recycle, \(size) views: one cell of 25 constraints", limit: 8, measured: ours.frame_us, unit: "µs"
          ))
      }
    }
    return gates
  }

  private static func views(_ session: Session) -> [Gate] {
    var gates: [Gate] = []
    for scene in ["independent", "chain", "nested"] {
      guard let whole = session.result(.tinamou, scene, 1000), let bare = session.result(.cassowary, scene, 1000) else {
        continue
      }
      gates.append(
        Gate(
          promise: "\(scene), whole tree of 1,000 views: build and first layout", limit: 5,
          measured: whole.build_us / Double(whole.views), unit: "µs a view"))
      gates.append(
        Gate(
          promise: "\(scene), whole tree of 1,000 views: times the bare solver", limit: 10,
          measured: whole.build_us / bare.build_us, unit: "×"))
    }
    for (size, limit) in [(1000, 1.0), (10_000, 10.0)] {
      for scene in ["chain-resize", "equal-chain", "nested", "grid", "chat-stack-resize"] {
        guard let whole = session.result(.tinamou, scene, size) else { continue }
        gates.append(
          Gate(
            promise: "\(scene), whole tree of \(size) views: resize, frames written", limit: limit,
            measured: whole.frame_us / 1000, unit: "ms"))
      }
    }
    if let text = session.result(.tinamou, "text", 10_000) {
      gates.append(
        Gate(
          promise: "10,000 distinct labels of two lines measured", limit: 100, measured: text.build_us / 1000,
          unit: "ms"))
    }
    return gates
  }

  private static func memory(_ session: Session) -> [Gate] {
    buildScenes.flatMap { scene in
      session.plan.sizes.filter { $0 >= 1000 }.compactMap { size in
        guard let ours = session.result(.cassowary, scene, size) else { return nil }
        return Gate(
          promise: "\(scene), \(size) views: memory", limit: 600, measured: ours.bytes / Double(ours.views),
          unit: "bytes a view")
      }
    }
  }
}
