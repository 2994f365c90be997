// SPDX-License-Identifier: MIT

public import Foundation

/// The cellular service of the device. There is none, as in Xcode's simulator.
open class CTTelephonyNetworkInfo: NSObject {
  /// The provider of the service. Always `nil`.
  open var subscriberCellularProvider: CTCarrier? { nil }
  /// The providers, by the names of the services. Always `nil`.
  open var serviceSubscriberCellularProviders: [String: CTCarrier]? { nil }
  /// The technology of the connection. Always `nil`.
  open var currentRadioAccessTechnology: String? { nil }
  /// The technologies, by the names of the services. Always `nil`.
  open var serviceCurrentRadioAccessTechnology: [String: String]? { nil }
  /// The name of the service for data. Always `nil`.
  open var dataServiceIdentifier: String? { nil }
  /// The closure that is called when the provider changes. The default is `nil`. Stored; has no effect, because there is none.
  open var subscriberCellularProviderDidUpdateNotifier: ((CTCarrier) -> Void)?
}

/// A provider of cellular service.
open class CTCarrier: NSObject {
  /// The name. Always `nil`.
  open var carrierName: String? { nil }
  /// The code of the country. Always `nil`.
  open var mobileCountryCode: String? { nil }
  /// The code of the network. Always `nil`.
  open var mobileNetworkCode: String? { nil }
  /// The code of the country, of two letters. Always `nil`.
  open var isoCountryCode: String? { nil }
  /// Whether calls over the Internet are permitted. Always `false`.
  open var allowsVOIP: Bool { false }
}

/// The technologies of cellular connections.
public let CTRadioAccessTechnologyGPRS = "CTRadioAccessTechnologyGPRS"
/// Edge.
public let CTRadioAccessTechnologyEdge = "CTRadioAccessTechnologyEdge"
/// Wideband CDMA.
public let CTRadioAccessTechnologyWCDMA = "CTRadioAccessTechnologyWCDMA"
/// HSDPA.
public let CTRadioAccessTechnologyHSDPA = "CTRadioAccessTechnologyHSDPA"
/// HSUPA.
public let CTRadioAccessTechnologyHSUPA = "CTRadioAccessTechnologyHSUPA"
/// CDMA.
public let CTRadioAccessTechnologyCDMA1x = "CTRadioAccessTechnologyCDMA1x"
/// EVDO, revision 0.
public let CTRadioAccessTechnologyCDMAEVDORev0 = "CTRadioAccessTechnologyCDMAEVDORev0"
/// EVDO, revision A.
public let CTRadioAccessTechnologyCDMAEVDORevA = "CTRadioAccessTechnologyCDMAEVDORevA"
/// EVDO, revision B.
public let CTRadioAccessTechnologyCDMAEVDORevB = "CTRadioAccessTechnologyCDMAEVDORevB"
/// HRPD.
public let CTRadioAccessTechnologyeHRPD = "CTRadioAccessTechnologyeHRPD"
/// LTE.
public let CTRadioAccessTechnologyLTE = "CTRadioAccessTechnologyLTE"
/// 5G, beside LTE.
public let CTRadioAccessTechnologyNRNSA = "CTRadioAccessTechnologyNRNSA"
/// 5G.
public let CTRadioAccessTechnologyNR = "CTRadioAccessTechnologyNR"
