// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// The identifier of an app in the store, a number.
public let SKStoreProductParameterITunesItemIdentifier = "id"

/// Shows a product of the store.
///
/// Differs from iOS: the view is empty, and there is no store.
@preconcurrency @MainActor
open class SKStoreProductViewController: UIViewController {
  /// The delegate. The default is `nil`. Stored; has no effect, because there is no store.
  open weak var delegate: (any SKStoreProductViewControllerDelegate)?
  /// Loads a product. The block is called with `false` and an error.
  open func loadProduct(
    withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)? = nil
  ) { block?(false, StoreError.noStore) }

  /// The reason for which no product was loaded.
  enum StoreError: Error { case noStore }
}

/// The method that is called when the user has closed a product.
@preconcurrency @MainActor
public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has closed the product. The default implementation does nothing. Differs from UIKit: never
  /// called.
  func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
}

extension SKStoreProductViewControllerDelegate {
  /// Does nothing.
  public func productViewControllerDidFinish(_ viewController: SKStoreProductViewController) {}
}

/// Requests that the user rate the app.
@preconcurrency @MainActor
open class SKStoreReviewController: NSObject {
  /// Requests that the user rate the app. Has no effect.
  open class func requestReview() {}
  /// Requests that the user rate the app. Has no effect.
  open class func requestReview(in windowScene: UIWindowScene) {}
}
