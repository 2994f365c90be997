// SPDX-License-Identifier: MIT

import Foundation

extension Snapshotting where Format == String {
  /// A strategy that compares the texts that `String(describing:)` returns.
  public static var description: Snapshotting {
    SimplySnapshotting.lines.pullback { String(describing: $0) }
  }

  /// A strategy that compares the structure of values, which reflection finds.
  public static var dump: Snapshotting {
    SimplySnapshotting.lines.pullback { value in
      var dump = ValueDump()
      dump.add(value)
      return dump.text
    }
  }

  /// A strategy that compares dictionaries and arrays of JSON.
  public static var json: Snapshotting {
    var strategy: Snapshotting = SimplySnapshotting.lines.pullback { value in
      guard JSONSerialization.isValidJSONObject(value) else { return "not JSON: \(value)" }
      do {
        let data = try JSONSerialization.data(withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
        return String(decoding: data, as: UTF8.self)
      } catch {
        return "not JSON: \(error)"
      }
    }
    strategy.pathExtension = "json"
    return strategy
  }
}
