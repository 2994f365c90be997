// SPDX-License-Identifier: MIT

import Foundation
import NetworkReachability
import Testing

/// A class that observes the network, as apps have it.
private final class Observer {
  private let reachability: SCNetworkReachability
  private(set) var changes = 0

  init?(host: String) {
    guard let reachability = SCNetworkReachabilityCreateWithName(kCFAllocatorDefault, host) else { return nil }
    self.reachability = reachability
  }

  init?(address: Void) {
    var zero = sockaddr()
    zero.sa_family = sa_family_t(AF_INET)
    guard let reachability = SCNetworkReachabilityCreateWithAddress(nil, &zero) else { return nil }
    self.reachability = reachability
  }

  var flags: SCNetworkReachabilityFlags {
    var flags = SCNetworkReachabilityFlags()
    return SCNetworkReachabilityGetFlags(reachability, &flags) ? flags : []
  }

  func start() -> Bool {
    let callback: SCNetworkReachabilityCallBack = { _, flags, info in
      guard let info, flags.contains(.reachable) else { return }
      Unmanaged<Observer>.fromOpaque(info).takeUnretainedValue().changes += 1
    }
    var context = SCNetworkReachabilityContext(
      version: 0, info: nil, retain: nil, release: nil, copyDescription: nil)
    context.info = Unmanaged.passUnretained(self).toOpaque()
    return SCNetworkReachabilitySetCallback(reachability, callback, &context)
      && SCNetworkReachabilitySetDispatchQueue(reachability, DispatchQueue(label: "network"))
  }
}

@Suite("The state of the network")
struct ReachabilityTests {
  @Test func addressesCanBeReached() throws {
    for observer in [try #require(Observer(host: "example.org")), try #require(Observer(address: ()))] {
      #expect(observer.flags == .reachable && !observer.flags.contains(.isWWAN))
      #expect(observer.start() && observer.changes == 0)
    }
  }

  @Test func theNameOfTheNetworkIsNotTold() throws {
    let interfaces = try #require(CNCopySupportedInterfaces() as? [String])
    #expect(interfaces.allSatisfy { CNCopyCurrentNetworkInfo($0 as CFString) == nil })
    #expect(kCNNetworkInfoKeySSID as String == "SSID")
  }
}
