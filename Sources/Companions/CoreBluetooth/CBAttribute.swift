// SPDX-License-Identifier: MIT

public import Foundation

/// A part of what a device offers.
open class CBAttribute: NSObject {
  /// The identifier of the kind.
  public let uuid: CBUUID
  init(type: CBUUID) { uuid = type }
}

/// A group of values of a device.
open class CBService: CBAttribute {
  /// The device; `nil` for a service of this one. Stored; has no effect: there are no devices.
  open weak var peripheral: CBPeripheral?
  /// Whether the service is the main one.
  public let isPrimary: Bool
  /// The services in it. The default is `nil`. Stored; has no effect: there are no devices.
  open var includedServices: [CBService]?
  /// The values. The default is `nil`. Stored; has no effect: there are no devices.
  open var characteristics: [CBCharacteristic]?

  init(type: CBUUID, primary: Bool) {
    isPrimary = primary
    super.init(type: type)
  }
}

/// A group of values of this device.
open class CBMutableService: CBService {
  /// Creates a service.
  public override init(type UUID: CBUUID, primary isPrimary: Bool) { super.init(type: UUID, primary: isPrimary) }
}

/// The ways to use a value. Raw values are Core Bluetooth's.
public struct CBCharacteristicProperties: OptionSet, Hashable, Sendable {
  /// The bits of the ways.
  public let rawValue: UInt
  /// Creates ways from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The value is told to all.
  public static let broadcast = CBCharacteristicProperties(rawValue: 0x01)
  /// The value can be read.
  public static let read = CBCharacteristicProperties(rawValue: 0x02)
  /// The value can be written without an answer.
  public static let writeWithoutResponse = CBCharacteristicProperties(rawValue: 0x04)
  /// The value can be written.
  public static let write = CBCharacteristicProperties(rawValue: 0x08)
  /// Changes are told without an answer.
  public static let notify = CBCharacteristicProperties(rawValue: 0x10)
  /// Changes are told with an answer.
  public static let indicate = CBCharacteristicProperties(rawValue: 0x20)
  /// The value can be written with a signature.
  public static let authenticatedSignedWrites = CBCharacteristicProperties(rawValue: 0x40)
  /// More ways are in a descriptor.
  public static let extendedProperties = CBCharacteristicProperties(rawValue: 0x80)
  /// Changes are told to devices with a key.
  public static let notifyEncryptionRequired = CBCharacteristicProperties(rawValue: 0x100)
  /// Changes are told with an answer to devices with a key.
  public static let indicateEncryptionRequired = CBCharacteristicProperties(rawValue: 0x200)
}

/// The right to read and write a value. Raw values are Core Bluetooth's.
public struct CBAttributePermissions: OptionSet, Hashable, Sendable {
  /// The bits of the rights.
  public let rawValue: UInt
  /// Creates rights from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// All may read.
  public static let readable = CBAttributePermissions(rawValue: 0x01)
  /// All may write.
  public static let writeable = CBAttributePermissions(rawValue: 0x02)
  /// Devices with a key may read.
  public static let readEncryptionRequired = CBAttributePermissions(rawValue: 0x04)
  /// Devices with a key may write.
  public static let writeEncryptionRequired = CBAttributePermissions(rawValue: 0x08)
}

/// A value of a device.
open class CBCharacteristic: CBAttribute {
  /// The service that has the value; `nil` for none. Stored; has no effect: there are no devices.
  open weak var service: CBService?
  /// The ways to use the value.
  open internal(set) var properties: CBCharacteristicProperties
  /// The value. The default is `nil`.
  open internal(set) var value: Data?
  /// The descriptions of the value. The default is `nil`. Stored; has no effect: there are no devices.
  open var descriptors: [CBDescriptor]?
  /// Whether changes are told. Always `false`: there are no other devices.
  open var isNotifying: Bool { false }

  init(type: CBUUID, properties: CBCharacteristicProperties, value: Data?) {
    (self.properties, self.value) = (properties, value)
    super.init(type: type)
  }
}

/// A value of this device.
open class CBMutableCharacteristic: CBCharacteristic {
  /// The rights of other devices. Stored; has no effect, because there are none.
  open var permissions: CBAttributePermissions
  /// The devices that are told changes. Always `nil`: there are none.
  open var subscribedCentrals: [CBCentral]? { nil }

  /// Creates a value.
  public init(
    type UUID: CBUUID, properties: CBCharacteristicProperties, value: Data?, permissions: CBAttributePermissions
  ) {
    self.permissions = permissions
    super.init(type: UUID, properties: properties, value: value)
  }
}

/// A description of a value.
open class CBDescriptor: CBAttribute {
  /// The value that is described; `nil` for none. Stored; has no effect: there are no devices.
  open weak var characteristic: CBCharacteristic?
  /// The description. The default is `nil`.
  open internal(set) var value: Any?
}

/// A description of a value of this device.
open class CBMutableDescriptor: CBDescriptor {
  /// Creates a description.
  public init(type UUID: CBUUID, value: Any?) {
    super.init(type: UUID)
    self.value = value
  }
}
