// SPDX-License-Identifier: MIT

import Foundation
import Synchronization
import Testing

@testable import NetworkPaths

@Suite("The ways to a network")
struct NetworkPathTests {
  private func interface(
    _ name: String, isConnected: Bool = true, ipv4: Bool = true, ipv6: Bool = false
  ) -> NWPath.Addresses {
    NWPath.Addresses(name: name, index: 2, isConnected: isConnected, hasIPv4: ipv4, hasIPv6: ipv6)
  }

  private func path(
    _ all: [NWPath.Addresses], required: NWInterface.InterfaceType? = nil,
    prohibited: Set<NWInterface.InterfaceType> = []
  ) -> NWPath { NWPath(over: all, required: required, prohibited: prohibited) }

  @Test(
    "the name of an interface says its kind",
    arguments: [
      ("eth0", .wiredEthernet), ("enp0s3", .wiredEthernet), ("wlan0", .wifi), ("wlp2s0", .wifi), ("wwan0", .cellular),
      ("lo", .loopback), ("tun0", .other),
    ] as [(String, NWInterface.InterfaceType)])
  func kinds(name: String, type: NWInterface.InterfaceType) {
    #expect(NWInterface(name: name, index: 1).type == type)
    #expect(path([interface(name)]).usesInterfaceType(type))
  }

  @Test func interfacesWithAnAddressAreWays() {
    let none = path([interface("eth0", isConnected: false), interface("wlan0", ipv4: false)])
    #expect(none.status == .unsatisfied && none.availableInterfaces.isEmpty && !none.supportsDNS)
    #expect(none.unsatisfiedReason == .notAvailable && none.debugDescription == "unsatisfied")
    let one = path([interface("wlan0", ipv4: false, ipv6: true), interface("eth0", isConnected: false)])
    #expect(one.status == .satisfied && one.supportsIPv6 && !one.supportsIPv4)
    #expect(one.availableInterfaces.map(\.name) == ["wlan0"] && one.usesInterfaceType(.wifi) && !one.isExpensive)
    #expect(path([interface("wwan0")]).isExpensive)
    #expect(!path([interface("wwan0"), interface("wlan0")]).isExpensive)
    #expect(!none.isExpensive && !one.isConstrained)
  }

  @Test func kindsAreRequiredOrProhibited() {
    let all = [interface("eth0"), interface("wlan0"), interface("wwan0")]
    #expect(path(all, required: .wifi).availableInterfaces.map(\.name) == ["wlan0"])
    #expect(path(all, required: .loopback).status == .unsatisfied)
    #expect(path(all, prohibited: [.cellular]).availableInterfaces.map(\.name) == ["eth0", "wlan0"])
  }

  /// The addresses that `ip` of the machine would list: the files that the kernel writes.
  @Test func interfacesOfTheMachineAreFound() throws {
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: "/sys/class/net"))
    let found = NWPath.Addresses.ofMachine()
    #expect(Set(found.map(\.name)).isSubset(of: names))
    #expect(found.count == Set(found.map(\.name)).count)
    #expect(found.filter { $0.name == "lo" }.allSatisfy { !$0.isConnected && $0.index > 0 })
    let routes = try String(contentsOfFile: "/proc/net/route", encoding: .utf8).split(separator: "\n").dropFirst()
    let reached = Set(routes.compactMap { $0.split(separator: "\t").first.map(String.init) })
    #expect(reached.isSubset(of: Set(found.filter { $0.isConnected && $0.hasIPv4 }.map(\.name))))
  }

  @Test func aMonitorTellsThePathOnItsQueue() async {
    let monitor = NWPathMonitor()
    #expect(monitor.currentPath.status == .unsatisfied && monitor.queue == nil)
    let queue = DispatchQueue(label: "paths")
    let key = DispatchSpecificKey<Bool>()
    queue.setSpecific(key: key, value: true)
    let calls = Mutex(0)
    let first = await withCheckedContinuation { continuation in
      monitor.pathUpdateHandler = { path in
        let count = calls.withLock {
          $0 += 1
          return $0
        }
        if count == 1 { continuation.resume(returning: (path, DispatchQueue.getSpecific(key: key))) }
      }
      monitor.start(queue: queue)
      monitor.start(queue: .main)
    }
    #expect(first.0 == monitor.currentPath && first.1 == true && monitor.queue === queue)
    #expect(first.0 == NWPath(over: NWPath.Addresses.ofMachine(), required: nil, prohibited: []))
    // An unchanged path is told once.
    try? await Task.sleep(for: .seconds(1.3))
    #expect(calls.withLock { $0 } == 1)
    monitor.cancel()
    queue.sync {}
    monitor.start(queue: queue)
    #expect(calls.withLock { $0 } == 1)
  }
}
