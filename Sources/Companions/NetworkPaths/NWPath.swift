// SPDX-License-Identifier: MIT

import Foundation

/// The ways from the device to a network.
public struct NWPath: Equatable, Sendable, CustomDebugStringConvertible {
  /// Whether connections can be made.
  public enum Status: Sendable {
    case satisfied
    case unsatisfied
    case requiresConnection
  }

  /// The reason for which no connections can be made.
  public enum UnsatisfiedReason: Sendable {
    case notAvailable
    case cellularDenied
    case wifiDenied
    case localNetworkDenied
    case vpnInactive
  }

  /// Whether connections can be made.
  public var status: Status { availableInterfaces.isEmpty ? .unsatisfied : .satisfied }
  /// The reason for which no connections can be made. Always `.notAvailable`.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// The interfaces by which connections can be made, in the order of the system.
  public let availableInterfaces: [NWInterface]
  /// Whether there is an address of version 4.
  public let supportsIPv4: Bool
  /// Whether there is an address of version 6 beyond the link.
  public let supportsIPv6: Bool
  /// Whether names of hosts can be found: as soon as connections can be made.
  public var supportsDNS: Bool { status == .satisfied }
  /// Whether the user pays for data: with cellular interfaces only.
  public var isExpensive: Bool {
    status == .satisfied && availableInterfaces.allSatisfy { $0.type == .cellular }
  }
  /// Whether the user wants to save data. Always `false`.
  public var isConstrained: Bool { false }

  /// Returns whether connections are made by an interface of a kind.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// A line about the path.
  public var debugDescription: String {
    let versions = (supportsIPv4 ? ["ipv4"] : []) + (supportsIPv6 ? ["ipv6"] : [])
    return (["\(status)"] + availableInterfaces.map(\.name) + versions).joined(separator: ", ")
  }
}

extension NWPath {
  /// The addresses of an interface.
  struct Addresses {
    let name: String
    let index: Int
    /// Whether the interface is up and has a network, and is not the device itself.
    let isConnected: Bool
    let hasIPv4: Bool
    let hasIPv6: Bool
  }

  /// Creates the path over the interfaces that have a network and an address there. Those of a kind only, if one is required, and without
  /// those of some kinds.
  init(
    over all: [Addresses], required: NWInterface.InterfaceType?, prohibited: Set<NWInterface.InterfaceType>
  ) {
    let used = all.filter { each in
      let type = NWInterface(name: each.name, index: each.index).type
      return each.isConnected && (each.hasIPv4 || each.hasIPv6) && required ?? type == type
        && !prohibited.contains(type)
    }
    availableInterfaces = used.map { NWInterface(name: $0.name, index: $0.index) }
    supportsIPv4 = used.contains(where: \.hasIPv4)
    supportsIPv6 = used.contains(where: \.hasIPv6)
  }
}
