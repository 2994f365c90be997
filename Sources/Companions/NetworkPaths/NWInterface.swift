// SPDX-License-Identifier: MIT

import Foundation

/// An interface of the device to a network.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kind of an interface.
  public enum InterfaceType: Sendable {
    case other
    case wifi
    case cellular
    case wiredEthernet
    case loopback
  }

  /// The kind.
  public let type: InterfaceType
  /// The name, such as `en0`.
  public let name: String
  /// The number of the interface in the system.
  public let index: Int

  /// The name.
  public var debugDescription: String { name }
}

extension NWInterface {
  /// Creates the description of an interface of Linux, whose name says its kind: `wlan0` and `wlp2s0`, `wwan0`, `eth0` and `enp1s0`.
  ///
  /// Source: systemd, “Predictable Network Interface Names”.
  init(name: String, index: Int) {
    (self.name, self.index) = (name, index)
    type =
      switch name {
      case _ where name.hasPrefix("wl"): .wifi
      case _ where name.hasPrefix("ww"): .cellular
      case _ where name.hasPrefix("en") || name.hasPrefix("eth"): .wiredEthernet
      case "lo": .loopback
      default: .other
      }
  }
}
