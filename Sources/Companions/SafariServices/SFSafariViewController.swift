// SPDX-License-Identifier: MIT

@_exported import Tinamou

/// Shows a web page.
///
/// Differs from iOS: the view is empty; nothing is loaded. Tests call the delegate.
@preconcurrency @MainActor
open class SFSafariViewController: UIViewController {
  /// The options for showing a page.
  @preconcurrency @MainActor
  open class Configuration: NSObject {
    /// Whether an article is shown in Reader. The default is `false`. Stored; has no effect.
    open var entersReaderIfAvailable = false
    /// Whether the bars collapse while scrolling. The default is `true`. Stored; has no effect.
    open var barCollapsingEnabled = true
  }

  /// The title of the button that closes the view. Raw values are Apple's.
  public enum DismissButtonStyle: Int, Sendable {
    case done = 0
    case close = 1
    case cancel = 2
  }

  /// Creates a controller for a page.
  public init(url URL: URL, configuration: Configuration) {
    url = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller for a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// Creates a controller for a page, which is shown in Reader if possible.
  public convenience init(url URL: URL, entersReaderIfAvailable: Bool) {
    let configuration = Configuration()
    configuration.entersReaderIfAvailable = entersReaderIfAvailable
    self.init(url: URL, configuration: configuration)
  }

  /// Returns `nil`, because there are no archives.
  public required init?(coder: NSCoder) { nil }

  /// The URL of the page, for tests.
  let url: URL
  /// The options for showing the page.
  public let configuration: Configuration
  /// The delegate. The default is `nil`.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The color of the bars. The default is `nil`. Stored; has no effect.
  open var preferredBarTintColor: UIColor?
  /// The color of the buttons. The default is `nil`. Stored; has no effect.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes the view. The default is `.done`. Stored; has no effect.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Simulates the user's actions on the page, for tests.
  public var page: Page { Page(controller: self) }

  /// Simulates the user's actions on a page.
  ///
  /// Differs from iOS: there is no such type.
  @MainActor
  public struct Page {
    let controller: SFSafariViewController
    /// The URL of the page.
    public var url: URL { controller.url }
    /// Taps the button that closes the view. Dismisses the view and notifies the delegate.
    public func close() {
      if controller.presentingViewController != nil { controller.dismiss(animated: false) }
      controller.delegate?.safariViewControllerDidFinish(controller)
    }
  }
}
