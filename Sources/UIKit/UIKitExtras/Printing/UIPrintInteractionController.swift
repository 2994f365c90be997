// SPDX-License-Identifier: MIT

/// Prints something.
///
/// Differs from UIKit: there is no printer. Printing ends at once without a result.
///
/// Source: Apple, `UIPrintInteractionController`.
@preconcurrency @MainActor
open class UIPrintInteractionController: NSObject {
  /// Called after printing, with whether something was printed and an error.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  /// Creates a controller that prints nothing, for subclasses.
  public override init() { super.init() }
  private static let instance = UIPrintInteractionController()
  /// The controller.
  open class var shared: UIPrintInteractionController { instance }
  /// Whether the device can print. Always `false`.
  open class var isPrintingAvailable: Bool { false }
  /// Returns whether bytes can be printed. Always `false`.
  open class func canPrint(_ data: Data) -> Bool { false }
  /// Returns whether a file can be printed. Always `false`.
  open class func canPrint(_ url: URL) -> Bool { false }

  /// The settings of the print job. The default is `nil`. Stored; has no effect, because there is no printer.
  open var printInfo: UIPrintInfo?
  /// The delegate. The default is `nil`. Stored; has no effect.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the number of copies can be chosen. The default is `true`. Stored; has no effect.
  open var showsNumberOfCopies = true
  /// Whether pages can be chosen. The default is `true`. Stored; has no effect.
  open var showsPageRange = true
  /// Whether the paper can be chosen. The default is `false`. Stored; has no effect.
  open var showsPaperSelectionForLoadedPapers = false
  /// The object that draws the pages. The default is `nil`. Stored; has no effect, because there is no printer.
  open var printPageRenderer: UIPrintPageRenderer?
  /// The object that lays out the content. The default is `nil`. Stored; has no effect, because there is no printer.
  open var printFormatter: UIPrintFormatter?
  /// The content that is printed. The default is `nil`. Stored; has no effect, because there is no printer.
  open var printingItem: Any?
  /// The content that is printed. The default is `nil`. Stored; has no effect, because there is no printer.
  open var printingItems: [Any]?

  /// Ends at once, and calls the handler. Returns `false`.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { end(completion) }
  /// Ends at once, and calls the handler. Returns `false`.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { end(completion) }
  /// Ends at once, and calls the handler. Returns `false`.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { end(completion) }
  /// Hides the view. Has no effect.
  open func dismiss(animated: Bool) {}

  private func end(_ completion: CompletionHandler?) -> Bool {
    completion?(self, false, nil)
    return false
  }
}

/// The methods that respond to printing. None is called.
@preconcurrency @MainActor
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {}
