// SPDX-License-Identifier: MIT

/// The closure that an action performs. The argument is the action, whose `sender` is the control that performs it.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A menu element that performs a closure, with a title and an image for the buttons and menus that show it.
///
/// Source: Apple, `UIAction`.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action. A control has at most one action with a given identifier for an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string value of the identifier.
    public let rawValue: String
    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action. The default is a unique identifier.
  open private(set) var identifier: Identifier
  /// A longer title that explains the action. The default is `nil`.
  /// Stored; has no effect, because there is no list of shortcuts.
  open var discoverabilityTitle: String?
  /// The style and availability of the action. The default is no attributes.
  open var attributes: Attributes
  /// The state of the action, shown as a check mark. The default is `.off`.
  open var state: State
  /// The control that is performing the action; `nil` when the action is not being performed.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action that performs `handler`.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier("dynamic.\(UUID().uuidString)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override func duplicate() -> UIMenuElement {
    UIAction(
      title: title, subtitle: subtitle, image: image, identifier: identifier,
      discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, handler: handler)
  }

  override var shownAttributes: Attributes { attributes }
  override var shownState: State {
    get { state }
    set { state = newValue }
  }

  /// Performs the action's handler, unless the action is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    ReleasePool.open()
    defer {
      self.sender = nil
      ReleasePool.close()
    }
    handler(self)
  }

  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
}
