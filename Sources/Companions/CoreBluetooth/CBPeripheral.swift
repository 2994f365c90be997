// SPDX-License-Identifier: MIT

public import Foundation

/// Whether a device is connected. Raw values are Core Bluetooth's.
public enum CBPeripheralState: Int, Sendable {
  case disconnected = 0
  case connecting = 1
  case connected = 2
  case disconnecting = 3
}

/// The way to write a value. Raw values are Core Bluetooth's.
public enum CBCharacteristicWriteType: Int, Sendable {
  case withResponse = 0
  case withoutResponse = 1
}

/// A device near by that offers services.
///
/// Differs from iOS: there are none, so that apps have no object of the class.
open class CBPeripheral: CBPeer {
  /// The delegate. The default is `nil`. Stored; has no effect: there are no devices.
  open weak var delegate: (any CBPeripheralDelegate)?
  /// The name. Always `nil`: there are no devices.
  open var name: String? { nil }
  /// Whether the device is connected. Always `.disconnected`.
  open var state: CBPeripheralState { .disconnected }
  /// The services that were found. Always `nil`: there are no devices.
  open var services: [CBService]? { nil }
  /// Whether values can be written without an answer now. Always `false`.
  open var canSendWriteWithoutResponse: Bool { false }

  /// Asks for the strength of the signal. Has no effect: there are no devices.
  open func readRSSI() {}
  /// Looks for services. Has no effect: there are no devices.
  open func discoverServices(_ serviceUUIDs: [CBUUID]?) {}
  /// Looks for services in a service. Has no effect: there are no devices.
  open func discoverIncludedServices(_ includedServiceUUIDs: [CBUUID]?, for service: CBService) {}
  /// Looks for values. Has no effect: there are no devices.
  open func discoverCharacteristics(_ characteristicUUIDs: [CBUUID]?, for service: CBService) {}
  /// Looks for descriptions. Has no effect: there are no devices.
  open func discoverDescriptors(for characteristic: CBCharacteristic) {}
  /// Reads a value. Has no effect: there are no devices.
  open func readValue(for characteristic: CBCharacteristic) {}
  /// Reads a description. Has no effect: there are no devices.
  open func readValue(for descriptor: CBDescriptor) {}
  /// Returns the greatest number of bytes that are written at once. Always 20.
  open func maximumWriteValueLength(for type: CBCharacteristicWriteType) -> Int { 20 }
  /// Writes a value. Has no effect: there are no devices.
  open func writeValue(_ data: Data, for characteristic: CBCharacteristic, type: CBCharacteristicWriteType) {}
  /// Writes a description. Has no effect: there are no devices.
  open func writeValue(_ data: Data, for descriptor: CBDescriptor) {}
  /// Asks to be told changes. Has no effect: there are no devices.
  open func setNotifyValue(_ enabled: Bool, for characteristic: CBCharacteristic) {}
}

/// The methods that are told what a device answers. All have default implementations, and none is called: there are no devices.
public protocol CBPeripheralDelegate: NSObjectProtocol {
  /// Called when the name has changed.
  func peripheralDidUpdateName(_ peripheral: CBPeripheral)
  /// Called when services are no longer there.
  func peripheral(_ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService])
  /// Called with the strength of the signal.
  func peripheral(_ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?)
  /// Called when services were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?)
  /// Called when services in a service were found.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?)
  /// Called when values were found.
  func peripheral(_ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?)
  /// Called when descriptions were found.
  func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called with a value that was read or has changed.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called with a description that was read.
  func peripheral(_ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// Called when a value was written.
  func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when a description was written.
  func peripheral(_ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?)
  /// Called when changes are told from now on, or no longer.
  func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?)
  /// Called when more values can be written.
  func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral)
}

extension CBPeripheralDelegate {
  /// Does nothing.
  @_disfavoredOverload public func peripheralDidUpdateName(_ peripheral: CBPeripheral) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didModifyServices invalidatedServices: [CBService]
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didReadRSSI RSSI: NSNumber, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(_ peripheral: CBPeripheral, didDiscoverServices error: (any Error)?) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverIncludedServicesFor service: CBService, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverCharacteristicsFor service: CBService, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didDiscoverDescriptorsFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didUpdateValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didWriteValueFor descriptor: CBDescriptor, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheral(
    _ peripheral: CBPeripheral, didUpdateNotificationStateFor characteristic: CBCharacteristic, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheralIsReady(toSendWriteWithoutResponse peripheral: CBPeripheral) {}
}
