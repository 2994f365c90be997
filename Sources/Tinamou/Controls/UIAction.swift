// SPDX-License-Identifier: MIT

/// What an action does; it is handed the action, which knows its sender.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// Something to do, as a closure, with a title and an image for buttons and menus that offer it.
///
/// Source: Apple, `UIAction`.
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// What tells actions apart: a control performs only one of each identifier at an event.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The letters.
    public let rawValue: String
    /// The identifier of these letters.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of these letters.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What tells the action apart; a unique one if none was given.
  open private(set) var identifier: Identifier
  /// A longer title, for help.
  open var discoverabilityTitle: String?
  /// What the action is apart from its title.
  open var attributes: Attributes
  /// Whether the action is ticked.
  open var state: State
  /// The control that performs the action, while it does.
  open private(set) var sender: Any?
  private let handler: UIActionHandler

  /// An action that does what `handler` says.
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

  /// Does what the action is for, unless it is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    defer { self.sender = nil }
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
