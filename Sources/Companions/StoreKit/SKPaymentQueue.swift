// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The purchases of the user.
///
/// Differs from iOS: there is no store. As on a device whose user may not buy, `canMakePayments()` is `false`, and payments fail.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  // Unchecked: apps use it on the main thread.
  private static let queue = SKPaymentQueue()
  private let observers = NSHashTable<AnyObject>.weakObjects()

  /// Returns the queue of the app.
  open class func `default`() -> SKPaymentQueue { queue }
  /// Returns whether the user may buy. Always `false`.
  open class func canMakePayments() -> Bool { false }
  /// The object that decides about purchases. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any SKPaymentQueueDelegate)?
  /// The purchases that are not finished. Always empty.
  open var transactions: [SKPaymentTransaction] { [] }
  /// The store of the user's country. Always `nil`.
  open var storefront: SKStorefront? { nil }

  /// Adds an object that is told about purchases.
  open func add(_ observer: any SKPaymentTransactionObserver) { observers.add(observer) }
  /// Removes an object that is told about purchases.
  open func remove(_ observer: any SKPaymentTransactionObserver) { observers.remove(observer) }
  /// Buys a product. Fails: the observers are told so on the main thread.
  open func add(_ payment: SKPayment) {
    DispatchQueue.main.async { [self] in
      let transaction = SKPaymentTransaction(failed: payment)
      for case let observer as any SKPaymentTransactionObserver in observers.allObjects {
        observer.paymentQueue(self, updatedTransactions: [transaction])
      }
    }
  }
  /// Asks for earlier purchases. There are none: the observers are told so on the main thread.
  open func restoreCompletedTransactions() {
    DispatchQueue.main.async { [self] in
      for case let observer as any SKPaymentTransactionObserver in observers.allObjects {
        observer.paymentQueueRestoreCompletedTransactionsFinished(self)
      }
    }
  }
  /// Asks for earlier purchases of a user. There are none: the observers are told so on the main thread.
  open func restoreCompletedTransactions(withApplicationUsername username: String?) { restoreCompletedTransactions() }
  /// Ends a purchase. Has no effect, because the queue keeps none.
  open func finishTransaction(_ transaction: SKPaymentTransaction) {}
  /// Shows a form for codes of offers. Has no effect, because there is no store.
  open func presentCodeRedemptionSheet() {}
}

/// Methods that are told about purchases.
public protocol SKPaymentTransactionObserver: NSObjectProtocol {
  /// Called when purchases have changed.
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
  /// Called when purchases were finished. Has no effect by default.
  func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction])
  /// Called when earlier purchases cannot be had. Has no effect by default.
  func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error)
  /// Called when all earlier purchases were told. Has no effect by default.
  func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue)
  /// Asks whether a purchase that was started in the store goes on. Returns `false` by default; never called.
  func paymentQueue(_ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct) -> Bool
}

extension SKPaymentTransactionObserver {
  /// Called when purchases were finished.
  public func paymentQueue(_ queue: SKPaymentQueue, removedTransactions transactions: [SKPaymentTransaction]) {}
  /// Called when earlier purchases cannot be had.
  public func paymentQueue(_ queue: SKPaymentQueue, restoreCompletedTransactionsFailedWithError error: any Error) {}
  /// Called when all earlier purchases were told.
  public func paymentQueueRestoreCompletedTransactionsFinished(_ queue: SKPaymentQueue) {}
  /// Asks whether a purchase that was started in the store goes on.
  public func paymentQueue(
    _ queue: SKPaymentQueue, shouldAddStorePayment payment: SKPayment, for product: SKProduct
  ) -> Bool { false }
}

/// Methods that decide about purchases. Differs from iOS: never called.
public protocol SKPaymentQueueDelegate: NSObjectProtocol {}

/// The store of a country. Differs from iOS: there is none.
open class SKStorefront: NSObject {
  override init() { super.init() }
  /// The code of the country. Always empty.
  open var countryCode: String { "" }
  /// The identifier. Always empty.
  open var identifier: String { "" }
}
