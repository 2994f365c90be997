// SPDX-License-Identifier: MIT

import CCallSites

/// The calls that led to a point of the program, as a number that costs nothing to keep.
///
/// Equal chains of calls have equal numbers, so that the memory for them does not grow with the number of recordings. File and line
/// are looked up only when they are needed; see ``SourcePlace``.
@MainActor
package struct CallSite: Equatable {
  /// The index of the chain; 0 for none.
  private let index: UInt32

  /// No calls.
  package static let none = CallSite(index: 0)

  /// The number of calls that are recorded.
  private static let depth = 12

  private init(index: UInt32) {
    self.index = index
  }

  // MARK: Recording

  // The tables belong to the process: equal calls have equal numbers, whichever layout records them.

  /// The chains, one after the other, each of ``depth`` addresses, with zeros at its end.
  @exclusivity(unchecked) private static var addresses = [UInt](repeating: 0, count: depth)
  /// The indices of the chains by their hashes: open addressing, 0 for an empty place.
  @exclusivity(unchecked) private static var table = [UInt32](repeating: 0, count: 1024)

  /// The calls that led here, without those of this function.
  @inline(__always)
  package static func record() -> CallSite {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: depth) { sites in
      guard let base = sites.baseAddress else { return none }
      base.initialize(repeating: 0, count: depth)
      let count = tinamou_call_sites(base, Int32(depth), tinamou_stack_end())
      var hash: UInt = 0xCBF2_9CE4_8422_2325
      for position in 0..<Int(count) { hash = (hash ^ sites[position]) &* 0x100_0000_01B3 }
      return find(sites, hash)
    }
  }

  private static func find(_ sites: UnsafeMutableBufferPointer<UInt>, _ hash: UInt) -> CallSite {
    var place = Int((hash ^ (hash >> 32)) & UInt(table.count - 1))
    while table[place] != 0 {
      let start = Int(table[place]) * depth
      if (0..<depth).allSatisfy({ addresses[start + $0] == sites[$0] }) { return CallSite(index: table[place]) }
      place = (place + 1) & (table.count - 1)
    }
    let index = UInt32(addresses.count / depth)
    addresses += sites
    table[place] = index
    if Int(index) * 2 > table.count { grow() }
    return CallSite(index: index)
  }

  private static func grow() {
    table = [UInt32](repeating: 0, count: table.count * 2)
    for index in 1..<addresses.count / depth {
      var hash: UInt = 0xCBF2_9CE4_8422_2325
      for site in addresses[index * depth..<(index + 1) * depth] where site != 0 {
        hash = (hash ^ site) &* 0x100_0000_01B3
      }
      var place = Int((hash ^ (hash >> 32)) & UInt(table.count - 1))
      while table[place] != 0 { place = (place + 1) & (table.count - 1) }
      table[place] = UInt32(index)
    }
  }

  /// The return addresses, the innermost first.
  var returnAddresses: [UInt] {
    guard index > 0 else { return [] }
    let start = Int(index) * Self.depth
    return Self.addresses[start..<start + Self.depth].filter { $0 != 0 }
  }
}
