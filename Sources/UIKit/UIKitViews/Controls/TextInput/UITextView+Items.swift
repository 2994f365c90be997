// SPDX-License-Identifier: MIT

extension UITextView {
  /// Follows the link, or opens the attachment, at a point in the view's coordinates, as a tap on it does. The delegate decides.
  ///
  /// - Returns: Whether there is one. There is none in a text that is being edited or cannot be selected.
  func followItem(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    let standard = UIAction { [weak self] _ in self?.follow(item) }
    guard InterfaceGeneration.system >= .iOS17, let delegate else {
      follow(item)
      return true
    }
    delegate.textView(self, primaryActionFor: item, defaultAction: standard)?.performWithSender(self, target: nil)
    return true
  }

  /// Shows the menu of the link or the attachment at a point in the view's coordinates, as a finger that rests there does. The delegate
  /// may replace the menu, or return none.
  ///
  /// - Returns: Whether there is one.
  func showMenuOfItem(at point: CGPoint) -> Bool {
    guard InterfaceGeneration.system >= .iOS17, let item = item(at: point) else { return false }
    let standard = UITextItem.MenuConfiguration(menu: standardMenu(of: item))
    let configuration =
      delegate.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: standard.menu) } ?? standard
    guard let menu = configuration?.menu, !menu.children.isEmpty else { return true }
    let rect = selection.geometry.rects(of: item.range).first ?? CGRect(origin: point, size: .zero)
    MenuRequest(menu, from: self, rect: rect) { [weak self] in MenuChoice.perform($0, sender: self, from: self) }.open()
    return true
  }

  private func standardMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu(children: []) }
    return UIMenu(children: [
      UIAction(title: "Open Link") { [weak self] _ in self?.follow(item) },
      UIAction(title: "Copy Link") { _ in UIPasteboard.general.string = url.absoluteString },
    ])
  }

  private func item(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable, let index = selection.geometry.index(at: point),
      let attributed = content.attributed, index < attributed.length
    else { return nil }
    var range = NSRange()
    let all = NSRange(location: 0, length: attributed.length)
    let link = attributed.attribute(.link, at: index, longestEffectiveRange: &range, in: all)
    if let url = link as? URL ?? (link as? String).flatMap({ URL(string: $0) }) {
      return UITextItem(content: .link(url), range: range)
    }
    let attachment = attributed.attribute(.attachment, at: index, longestEffectiveRange: &range, in: all)
    return (attachment as? NSTextAttachment).map { UITextItem(content: .textAttachment($0), range: range) }
  }

  /// Opens the target of an item, unless the delegate forbids it.
  private func follow(_ item: UITextItem) {
    switch item.content {
    case .link(let url):
      let isAllowed =
        delegate?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true
      let host: (any LinkHost)? = window
      if isAllowed { host?.follow(url) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }
}

/// A window from which links are opened.
@MainActor
protocol LinkHost: AnyObject {
  /// Opens the target of a link.
  func follow(_ url: URL)
}
