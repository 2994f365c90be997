// SPDX-License-Identifier: MIT

public import Foundation

/// Finds devices near by and connects to them.
///
/// Differs from iOS: there is no Bluetooth, and nothing is found (`CBManager`).
open class CBCentralManager: CBManager {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any CBCentralManagerDelegate)?
  /// Whether devices are sought. Always `false`: there is no Bluetooth.
  open var isScanning: Bool { false }

  /// Creates a manager without a delegate.
  public override init() { super.init() }

  /// Creates a manager. Its delegate is told soon, on a queue, by default the main one, that there is no Bluetooth.
  public init(delegate: (any CBCentralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    report(on: queue) { [weak self] in self?.tellDelegate() }
  }

  private func tellDelegate() { delegate?.centralManagerDidUpdateState(self) }

  /// Looks for devices. Has no effect: there is no Bluetooth.
  open func scanForPeripherals(withServices serviceUUIDs: [CBUUID]?, options: [String: Any]? = nil) {}
  /// Ends the search. Has no effect: there is none.
  open func stopScan() {}
  /// Connects to a device. Has no effect: there are none.
  open func connect(_ peripheral: CBPeripheral, options: [String: Any]? = nil) {}
  /// Ends a connection. Has no effect: there is none.
  open func cancelPeripheralConnection(_ peripheral: CBPeripheral) {}
  /// Returns known devices. There are none.
  open func retrievePeripherals(withIdentifiers identifiers: [UUID]) -> [CBPeripheral] { [] }
  /// Returns connected devices. There are none.
  open func retrieveConnectedPeripherals(withServices serviceUUIDs: [CBUUID]) -> [CBPeripheral] { [] }
}

/// The methods that are told what a manager finds. All but the first have default implementations, and are not called: there is no
/// Bluetooth.
public protocol CBCentralManagerDelegate: NSObjectProtocol {
  /// Called when the state of Bluetooth is known.
  func centralManagerDidUpdateState(_ central: CBCentralManager)
  /// Called with what the system has kept of the app.
  func centralManager(_ central: CBCentralManager, willRestoreState dict: [String: Any])
  /// Called with a device.
  func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber)
  /// Called when a device is connected.
  func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral)
  /// Called when a device cannot be connected.
  func centralManager(_ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?)
  /// Called when a device is no longer connected.
  func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?)
}

extension CBCentralManagerDelegate {
  /// Does nothing.
  @_disfavoredOverload public func centralManager(
    _ central: CBCentralManager, willRestoreState dict: [String: Any]
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func centralManager(
    _ central: CBCentralManager, didDiscover peripheral: CBPeripheral, advertisementData: [String: Any],
    rssi RSSI: NSNumber
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func centralManager(_ central: CBCentralManager, didConnect peripheral: CBPeripheral) {}
  /// Does nothing.
  @_disfavoredOverload public func centralManager(
    _ central: CBCentralManager, didFailToConnect peripheral: CBPeripheral, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func centralManager(
    _ central: CBCentralManager, didDisconnectPeripheral peripheral: CBPeripheral, error: (any Error)?
  ) {}
}
