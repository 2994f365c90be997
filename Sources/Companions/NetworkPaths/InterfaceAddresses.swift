// SPDX-License-Identifier: MIT

import Foundation

extension NWPath.Addresses {
  /// The interfaces of the machine, in the order of the system; none if it does not tell.
  static func ofMachine() -> [NWPath.Addresses] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var found: [NWPath.Addresses] = []
    for entry in sequence(first: first, next: { $0?.pointee.ifa_next }).compactMap({ $0?.pointee }) {
      let one = NWPath.Addresses(entry)
      if let index = found.firstIndex(where: { $0.name == one.name }) {
        found[index] = found[index].merging(one)
      } else {
        found.append(one)
      }
    }
    return found
  }

  private init(_ entry: ifaddrs) {
    name = String(cString: entry.ifa_name)
    index = Int(if_nametoindex(entry.ifa_name))
    let flags = Int(entry.ifa_flags)
    isConnected = flags & (IFF_UP | IFF_RUNNING | IFF_LOOPBACK) == IFF_UP | IFF_RUNNING
    let family = entry.ifa_addr.map { Int32($0.pointee.sa_family) }
    hasIPv4 = family == AF_INET
    hasIPv6 = family == AF_INET6 && !Self.isOfLink(entry.ifa_addr)
  }

  /// Whether an address of version 6 is one of the link, which leads nowhere else: fe80::/10.
  private static func isOfLink(_ address: UnsafeMutablePointer<sockaddr>) -> Bool {
    UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self).sin6_addr.firstBits & 0xffc0 == 0xfe80
  }

  private func merging(_ other: NWPath.Addresses) -> NWPath.Addresses {
    NWPath.Addresses(
      name: name, index: index, isConnected: isConnected, hasIPv4: hasIPv4 || other.hasIPv4,
      hasIPv6: hasIPv6 || other.hasIPv6)
  }
}

extension in6_addr {
  /// The first 16 bits.
  fileprivate var firstBits: UInt16 {
    withUnsafeBytes(of: self) { UInt16(bigEndian: $0.loadUnaligned(as: UInt16.self)) }
  }
}
