// SPDX-License-Identifier: MIT

/// An object that adds an interaction, such as dragging or a context menu, to a view.
///
/// Source: Apple, `UIInteraction`.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
  /// The view of the interaction; `nil` for none.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or removed from its view if `view` is `nil`.
  func willMove(to view: UIView?)
  /// Called after the interaction was added to a view, or removed from its view if `view` is `nil`.
  func didMove(to view: UIView?)
}
