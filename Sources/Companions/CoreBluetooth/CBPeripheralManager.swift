// SPDX-License-Identifier: MIT

public import Foundation

/// Offers services to devices near by.
///
/// Differs from iOS: there is no Bluetooth, and nothing is offered (`CBManager`).
open class CBPeripheralManager: CBManager {
  /// The delegate. The default is `nil`.
  open weak var delegate: (any CBPeripheralManagerDelegate)?
  /// Whether services are offered. Always `false`: there is no Bluetooth.
  open var isAdvertising: Bool { false }

  /// Creates a manager without a delegate.
  public override init() { super.init() }

  /// Creates a manager. Its delegate is told soon, on a queue, by default the main one, that there is no Bluetooth.
  public init(delegate: (any CBPeripheralManagerDelegate)?, queue: DispatchQueue?, options: [String: Any]? = nil) {
    self.delegate = delegate
    super.init()
    report(on: queue) { [weak self] in self?.tellDelegate() }
  }

  private func tellDelegate() { delegate?.peripheralManagerDidUpdateState(self) }

  /// Offers services. Has no effect: there is no Bluetooth.
  open func startAdvertising(_ advertisementData: [String: Any]?) {}
  /// Ends the offer. Has no effect: there is none.
  open func stopAdvertising() {}
  /// Adds a service. Has no effect: there is no Bluetooth.
  open func add(_ service: CBMutableService) {}
  /// Removes a service. Has no effect: there are none.
  open func remove(_ service: CBMutableService) {}
  /// Removes all services. Has no effect: there are none.
  open func removeAllServices() {}
  /// Answers a request. Has no effect: there are none.
  open func respond(to request: CBATTRequest, withResult result: CBATTError.Code) {}
  /// Tells devices a value. Always `false`: there are none.
  open func updateValue(
    _ value: Data, for characteristic: CBMutableCharacteristic, onSubscribedCentrals centrals: [CBCentral]?
  ) -> Bool { false }
}

/// A request of a device to read or write a value.
///
/// Differs from iOS: there are none.
open class CBATTRequest: NSObject {
  /// The device.
  public let central: CBCentral
  /// The value.
  public let characteristic: CBCharacteristic
  /// The index of the first byte. Always 0.
  open var offset: Int { 0 }
  /// The bytes. The default is `nil`. Stored; has no effect: there are no devices.
  open var value: Data?

  init(_ central: CBCentral, _ characteristic: CBCharacteristic) {
    (self.central, self.characteristic) = (central, characteristic)
  }
}

/// The methods that are told what devices ask for. All but the first have default implementations, and are not called: there is no
/// Bluetooth.
public protocol CBPeripheralManagerDelegate: NSObjectProtocol {
  /// Called when the state of Bluetooth is known.
  func peripheralManagerDidUpdateState(_ peripheral: CBPeripheralManager)
  /// Called when services are offered.
  func peripheralManagerDidStartAdvertising(_ peripheral: CBPeripheralManager, error: (any Error)?)
  /// Called when a service was added.
  func peripheralManager(_ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?)
  /// Called when a device wants to be told changes.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic)
  /// Called when a device no longer wants to be told changes.
  func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic)
  /// Called when a device wants to read.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest)
  /// Called when a device wants to write.
  func peripheralManager(_ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest])
  /// Called when more changes can be told.
  func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager)
}

extension CBPeripheralManagerDelegate {
  /// Does nothing.
  @_disfavoredOverload public func peripheralManagerDidStartAdvertising(
    _ peripheral: CBPeripheralManager, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheralManager(
    _ peripheral: CBPeripheralManager, didAdd service: CBService, error: (any Error)?
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didSubscribeTo characteristic: CBCharacteristic
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheralManager(
    _ peripheral: CBPeripheralManager, central: CBCentral, didUnsubscribeFrom characteristic: CBCharacteristic
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveRead request: CBATTRequest
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheralManager(
    _ peripheral: CBPeripheralManager, didReceiveWrite requests: [CBATTRequest]
  ) {}
  /// Does nothing.
  @_disfavoredOverload public func peripheralManagerIsReady(toUpdateSubscribers peripheral: CBPeripheralManager) {}
}
