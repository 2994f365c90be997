// SPDX-License-Identifier: MIT

import CoreBluetooth
import Foundation
import Testing

/// The part of an app that looks for devices.
private final class Scanner: NSObject, CBCentralManagerDelegate, CBPeripheralManagerDelegate, CBPeripheralDelegate {
  let states = DispatchQueue(label: "states")
  private(set) var seen: [CBManagerState] = []
  var changed: (() -> Void)?

  func centralManagerDidUpdateState(_ central: CBCentralManager) { see(central.state) }
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager) { see(peripheral.state) }
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {
    peripheral.delegate = self
    central.connect(peripheral)
    Issue.record("\(advertisementData[CBAdvertisementDataLocalNameKey] ?? peripheral.identifier) is not there")
  }
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {
    for service in peripheral.services ?? [] { peripheral.discoverCharacteristics(nil, for: service) }
  }

  private func see(_ state: CBManagerState) {
    seen.append(state)
    changed?()
  }
}

@Suite("Bluetooth")
struct BluetoothTests {
  @Test func thereIsNoBluetooth() async {
    let scanner = Scanner()
    let central = CBCentralManager(delegate: scanner, queue: scanner.states)
    #expect(central.state == .unknown || central.state == .unsupported)
    await withCheckedContinuation { continuation in
      scanner.states.async { continuation.resume() }
    }
    #expect(scanner.seen == [.unsupported] && central.state == .unsupported)
    central.scanForPeripherals(withServices: [CBUUID(string: "180D")], options: nil)
    #expect(!central.isScanning && central.retrievePeripherals(withIdentifiers: [UUID()]).isEmpty)
    #expect(central.retrieveConnectedPeripherals(withServices: []).isEmpty)
    let own = CBPeripheralManager(delegate: scanner, queue: scanner.states)
    await withCheckedContinuation { continuation in scanner.states.async { continuation.resume() } }
    #expect(scanner.seen == [.unsupported, .unsupported])
    own.startAdvertising([CBAdvertisementDataServiceUUIDsKey: [CBUUID(string: "180D")]])
    #expect(!own.isAdvertising && CBManager.authorization == .allowedAlways)
  }

  @Test(
    "identifiers of the standard are short",
    arguments: [
      ("180D", "180D", 2), ("180d", "180D", 2), ("0000180D-0000-1000-8000-00805F9B34FB", "180D", 16),
      ("1234180D", "1234180D", 4), ("1234180D-0000-1000-8000-00805F9B34FB", "1234180D", 16),
      ("6e400001-b5a3-f393-e0a9-e50e24dcca9e", "6E400001-B5A3-F393-E0A9-E50E24DCCA9E", 16),
    ])
  func identifiers(text: String, shown: String, length: Int) {
    let identifier = CBUUID(string: text)
    #expect(identifier.uuidString == shown && identifier.description == shown && identifier.data.count == length)
    #expect(CBUUID(data: identifier.data) == identifier)
    #expect(identifier == CBUUID(string: shown) && identifier.hash == CBUUID(string: shown).hash)
    #expect(identifier != CBUUID(string: "2A37"))
  }

  @Test func servicesOfTheDeviceAreDescribed() {
    let value = CBMutableCharacteristic(
      type: CBUUID(string: "2A37"), properties: [.read, .notify], value: Data([1]), permissions: .readable)
    let service = CBMutableService(type: CBUUID(string: "180D"), primary: true)
    service.characteristics = [value]
    #expect(service.isPrimary && service.characteristics?.first?.properties.rawValue == 0x12)
    #expect(value.value == Data([1]) && value.permissions == .readable && !value.isNotifying)
    let words = CBMutableDescriptor(type: CBUUID(string: CBUUIDCharacteristicUserDescriptionString), value: "Rate")
    #expect(words.value as? String == "Rate" && words.uuid.uuidString == "2901")
    #expect((NSError(domain: "CBErrorDomain", code: 6) as? CBError)?.code == .connectionTimeout)
    #expect((NSError(domain: "CBATTErrorDomain", code: 2) as? CBATTError)?.code == .readNotPermitted)
  }
}
