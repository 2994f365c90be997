// SPDX-License-Identifier: MIT

/// A transition from one controller of a storyboard to another.
///
/// Source: Apple, `UIStoryboardSegue`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue in the storyboard, or `nil`.
  open private(set) var identifier: String?
  /// The controller at which the segue starts.
  open private(set) var source: UIViewController
  /// The controller at which the segue ends. It is created for the segue.
  open private(set) var destination: UIViewController
  private var handler: (@MainActor () -> Void)?

  /// Creates a segue from `source` to `destination`. Subclasses override ``perform()``.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that calls `performHandler`.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Performs the transition. The default implementation calls the handler of the segue, if it has one.
  open func perform() { handler?() }
}
