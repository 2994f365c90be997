// SPDX-License-Identifier: MIT

/// A text that appears beside the pointer. Stored; has no effect: there is no pointer.
@preconcurrency @MainActor
open class UIToolTipInteraction: NSObject, UIInteraction {
  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// The text. The default is `nil`. Stored; has no effect.
  open var defaultToolTip: String?
  /// Whether the text appears. The default is `true`. Stored; has no effect.
  open var isEnabled = true
  /// Creates an interaction with a text.
  public init(defaultToolTip: String) {
    self.defaultToolTip = defaultToolTip
    super.init()
  }
  /// Creates an interaction without a text.
  public override init() { super.init() }

  /// The default implementation does nothing.
  open func willMove(to view: UIView?) {}
  /// Keeps the view.
  open func didMove(to view: UIView?) { self.view = view }
}
