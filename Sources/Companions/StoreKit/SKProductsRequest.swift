// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// A request to the store.
open class SKRequest: NSObject, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  /// The object that is told the end. The default is `nil`.
  open weak var delegate: (any SKRequestDelegate)?
  /// Creates a request.
  public override init() { super.init() }
  /// Starts the request. Fails: the delegate is told so on the main thread.
  open func start() {
    DispatchQueue.main.async { [self] in delegate?.request(self, didFailWithError: SKError(.storeProductNotAvailable)) }
  }
  /// Ends the request. Has no effect, because it has failed by then.
  open func cancel() {}
}

/// Methods that are told the end of a request.
public protocol SKRequestDelegate: NSObjectProtocol {
  /// Called when the request has ended. Has no effect by default; never called.
  func requestDidFinish(_ request: SKRequest)
  /// Called when the request has failed. Has no effect by default.
  func request(_ request: SKRequest, didFailWithError error: any Error)
}

extension SKRequestDelegate {
  /// Called when the request has ended.
  public func requestDidFinish(_ request: SKRequest) {}
  /// Called when the request has failed.
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// A request for products. Differs from iOS: there is no store, so it fails.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  private let identifiers: Set<String>
  /// Creates a request for products with identifiers.
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
}

/// Methods that receive products.
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  /// Called with the products. Differs from iOS: never called.
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}

/// A request for the receipt of the app. Differs from iOS: there is no store, so it fails.
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  /// Creates a request. Differs from iOS: the properties are ignored.
  public init(receiptProperties: [String: Any]?) { super.init() }
}

/// The products that were found. Differs from iOS: there are none.
open class SKProductsResponse: NSObject {
  override init() { super.init() }
  /// The products. Always empty.
  open var products: [SKProduct] { [] }
  /// The identifiers without a product. Always empty.
  open var invalidProductIdentifiers: [String] { [] }
}

/// A product of the store. An app can create one only without contents.
open class SKProduct: NSObject {
  /// Creates a product without contents.
  public override init() { super.init() }
  /// The identifier. Always empty.
  open var productIdentifier: String { "" }
  /// The name. Always empty.
  open var localizedTitle: String { "" }
  /// The description. Always empty.
  open var localizedDescription: String { "" }
  /// The price. Always 0.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price. Always that of the user.
  open var priceLocale: Locale { .current }
  /// The time that a subscription lasts. Always `nil`.
  open var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  /// The first price of a subscription. Always `nil`.
  open var introductoryPrice: SKProductDiscount? { nil }
  /// The group of a subscription. Always `nil`.
  open var subscriptionGroupIdentifier: String? { nil }
  /// The other prices. Always empty.
  open var discounts: [SKProductDiscount] { [] }

  /// A unit of time. Raw values are Apple's.
  public enum PeriodUnit: UInt, Sendable {
    case day = 0
    case week = 1
    case month = 2
    case year = 3
  }
}

/// The time that a subscription lasts. Differs from iOS: there are none.
open class SKProductSubscriptionPeriod: NSObject {
  override init() { super.init() }
  /// The number of units. Always 1.
  open var numberOfUnits: Int { 1 }
  /// The unit. Always a month.
  open var unit: SKProduct.PeriodUnit { .month }
}

/// Another price of a subscription. Differs from iOS: there are none.
open class SKProductDiscount: NSObject {
  /// The way to pay. Raw values are Apple's.
  public enum PaymentMode: UInt, Sendable {
    case payAsYouGo = 0
    case payUpFront = 1
    case freeTrial = 2
  }

  override init() { super.init() }
  /// The price. Always 0.
  open var price: NSDecimalNumber { .zero }
  /// The locale of the price. Always that of the user.
  open var priceLocale: Locale { .current }
  /// The way to pay. Always free.
  open var paymentMode: PaymentMode { .freeTrial }
  /// The number of times that the price is paid. Always 1.
  open var numberOfPeriods: Int { 1 }
  /// The time that the price is for.
  open var subscriptionPeriod: SKProductSubscriptionPeriod { SKProductSubscriptionPeriod() }
}
