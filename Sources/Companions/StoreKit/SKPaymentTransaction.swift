// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The state of a purchase. Raw values are Apple's.
public enum SKPaymentTransactionState: Int, Sendable {
  case purchasing = 0
  case purchased = 1
  case failed = 2
  case restored = 3
  case deferred = 4
}

/// A purchase. Differs from iOS: each fails.
open class SKPaymentTransaction: NSObject {
  /// The payment for the purchase.
  public let payment: SKPayment
  init(failed payment: SKPayment) { self.payment = payment }
  /// The state. Always `failed`.
  open var transactionState: SKPaymentTransactionState { .failed }
  /// The reason. Always that the user may not buy.
  open var error: (any Error)? { SKError(.paymentNotAllowed) }
  /// The identifier. Always `nil`.
  open var transactionIdentifier: String? { nil }
  /// The time. Always `nil`.
  open var transactionDate: Date? { nil }
  /// The first purchase. Always `nil`.
  open var original: SKPaymentTransaction? { nil }
}

/// A wish to buy.
open class SKPayment: NSObject, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  /// The identifier of the product.
  open internal(set) var productIdentifier: String
  /// The number of products. The default is 1.
  open internal(set) var quantity = 1
  /// The user of the app. The default is `nil`.
  open internal(set) var applicationUsername: String?
  init(_ identifier: String) { productIdentifier = identifier }
  /// Creates a wish for a product.
  public convenience init(product: SKProduct) { self.init(product.productIdentifier) }
}

/// A wish to buy that can be changed.
open class SKMutablePayment: SKPayment, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  /// Creates a wish for nothing.
  public init() { super.init("") }
  /// Creates a wish for a product.
  public convenience init(product: SKProduct) {
    self.init()
    productIdentifier = product.productIdentifier
  }
  /// The identifier of the product.
  open override var productIdentifier: String {
    get { super.productIdentifier }
    set { super.productIdentifier = newValue }
  }
  /// The number of products. The default is 1.
  open override var quantity: Int {
    get { super.quantity }
    set { super.quantity = newValue }
  }
  /// The user of the app. The default is `nil`.
  open override var applicationUsername: String? {
    get { super.applicationUsername }
    set { super.applicationUsername = newValue }
  }
}
