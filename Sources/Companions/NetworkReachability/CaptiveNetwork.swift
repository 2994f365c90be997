// SPDX-License-Identifier: MIT

import Foundation

/// The key of the name of a Wi-Fi network.
public var kCNNetworkInfoKeySSID: CFString { "SSID" }
/// The key of the address of the access point.
public var kCNNetworkInfoKeyBSSID: CFString { "BSSID" }
/// The key of the name of a Wi-Fi network as data.
public var kCNNetworkInfoKeySSIDData: CFString { "SSIDDATA" }

/// Returns the names of the interfaces for Wi-Fi: that of an iPhone.
public func CNCopySupportedInterfaces() -> CFArray? { ["en0"] as NSArray }

/// Returns the network of an interface: `nil`, as on iOS without the user's permission. Always `nil`.
public func CNCopyCurrentNetworkInfo(_ interfaceName: CFString) -> CFDictionary? { nil }
