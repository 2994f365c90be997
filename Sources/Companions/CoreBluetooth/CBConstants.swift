// SPDX-License-Identifier: MIT

// Keys of dictionaries. The texts are Core Bluetooth's.

/// The key of the name of a device.
public let CBAdvertisementDataLocalNameKey = "kCBAdvDataLocalName"
/// The key of the data of its maker.
public let CBAdvertisementDataManufacturerDataKey = "kCBAdvDataManufacturerData"
/// The key of the data of its services.
public let CBAdvertisementDataServiceDataKey = "kCBAdvDataServiceData"
/// The key of its services.
public let CBAdvertisementDataServiceUUIDsKey = "kCBAdvDataServiceUUIDs"
/// The key of more of its services.
public let CBAdvertisementDataOverflowServiceUUIDsKey = "kCBAdvDataHashedServiceUUIDs"
/// The key of the services that it wants.
public let CBAdvertisementDataSolicitedServiceUUIDsKey = "kCBAdvDataSolicitedServiceUUIDs"
/// The key of the power with which it sends.
public let CBAdvertisementDataTxPowerLevelKey = "kCBAdvDataTxPowerLevel"
/// The key of whether it can be connected.
public let CBAdvertisementDataIsConnectable = "kCBAdvDataIsConnectable"
/// The key of whether a device is told again.
public let CBCentralManagerScanOptionAllowDuplicatesKey = "kCBScanOptionAllowDuplicates"
/// The key of the services that devices want.
public let CBCentralManagerScanOptionSolicitedServiceUUIDsKey = "kCBScanOptionSolicitedServiceUUIDs"
/// The key of whether the user is asked to turn Bluetooth on.
public let CBCentralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the name of a manager for the system.
public let CBCentralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of the devices that the system has kept.
public let CBCentralManagerRestoredStatePeripheralsKey = "kCBRestoredPeripherals"
/// The key of whether the user is asked to turn Bluetooth on.
public let CBPeripheralManagerOptionShowPowerAlertKey = "kCBInitOptionShowPowerAlert"
/// The key of the name of a manager for the system.
public let CBPeripheralManagerOptionRestoreIdentifierKey = "kCBInitOptionRestoreIdentifier"
/// The key of whether the user is told a connection.
public let CBConnectPeripheralOptionNotifyOnConnectionKey = "kCBConnectOptionNotifyOnConnection"
/// The key of whether the user is told the end of a connection.
public let CBConnectPeripheralOptionNotifyOnDisconnectionKey = "kCBConnectOptionNotifyOnDisconnection"
/// The key of whether the user is told a change of a value.
public let CBConnectPeripheralOptionNotifyOnNotificationKey = "kCBConnectOptionNotifyOnNotification"

// Identifiers of descriptions.

/// The identifier of the description that has more ways to use a value.
public let CBUUIDCharacteristicExtendedPropertiesString = "2900"
/// The identifier of the description that has words.
public let CBUUIDCharacteristicUserDescriptionString = "2901"
/// The identifier of the description that says whether changes are told to a device.
public let CBUUIDClientCharacteristicConfigurationString = "2902"
/// The identifier of the description that says whether a value is told to all.
public let CBUUIDServerCharacteristicConfigurationString = "2903"
/// The identifier of the description that has the form of a value.
public let CBUUIDCharacteristicFormatString = "2904"
/// The identifier of the description that has the forms of values that belong together.
public let CBUUIDCharacteristicAggregateFormatString = "2905"
