// SPDX-License-Identifier: MIT

/// A way from one controller of a storyboard to another, while it is being gone.
///
/// Source: Apple, `UIStoryboardSegue`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue in the storyboard; nil without one.
  open private(set) var identifier: String?
  /// The controller that the segue begins at.
  open private(set) var source: UIViewController
  /// The controller that the segue leads to, made for it.
  open private(set) var destination: UIViewController
  private var handler: (@MainActor () -> Void)?

  /// A segue called `identifier` from `source` to `destination`. Override ``perform()`` to say what it does.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// A segue that does what `performHandler` says.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Does what the segue is for.
  open func perform() { handler?() }
}
