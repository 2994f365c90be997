// SPDX-License-Identifier: MIT

/// The standard commands of menus for editing, in the order in which they are offered.
///
/// Source: Apple, `UIResponderStandardEditActions`; Human Interface Guidelines, edit menus.
@MainActor
enum StandardEditCommand: String, CaseIterable {
  case cut, copy, paste, delete, select, selectAll

  /// The message that is sent along the responder chain.
  var action: Selector { Selector(rawValue + ":") }

  /// The title in a menu.
  var title: String {
    switch self {
    case .cut: "Cut"
    case .copy: "Copy"
    case .paste: "Paste"
    case .delete: "Delete"
    case .select: "Select"
    case .selectAll: "Select All"
    }
  }

  /// Returns the command that a message is; `nil` for other messages.
  init?(_ action: Selector) {
    guard let command = Self.allCases.first(where: { $0.action == action }) else { return nil }
    self = command
  }

  /// Performs the command on a responder.
  func perform(on responder: UIResponder, _ sender: Any?) {
    switch self {
    case .cut: responder.cut(sender)
    case .copy: responder.copy(sender)
    case .paste: responder.paste(sender)
    case .delete: responder.delete(sender)
    case .select: responder.select(sender)
    case .selectAll: responder.selectAll(sender)
    }
  }
}
