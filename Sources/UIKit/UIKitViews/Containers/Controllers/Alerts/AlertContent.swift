// SPDX-License-Identifier: MIT

/// Creates the views of an alert: rounded panels of text, fields and buttons, with hairlines between buttons.
@MainActor
struct AlertContent {
  let title: String?
  let message: String?
  let fields: [UITextField]
  let style: UIAlertController.Style

  private var buttonHeight: CGFloat { style == .alert ? 44 : 57 }
  private var buttonFontSize: CGFloat { style == .alert ? 17 : 20 }
  private var cornerRadius: CGFloat { style == .alert ? 14 : 13 }

  /// Returns the panels from top to bottom. The cancel button of an action sheet has its own panel.
  func panels(
    for actions: [UIAlertAction], bold: UIAlertAction?, perform: @escaping @MainActor (UIAlertAction) -> Void
  ) -> [UIView] {
    let canceling = actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    func buttons(_ actions: [UIAlertAction]) -> [UIButton] {
      actions.map { action in
        let isBold = bold.map { $0 === action } ?? (action.style == .cancel)
        return button(for: action, isBold: isBold, perform)
      }
    }
    guard style == .actionSheet else {
      // Two buttons are side by side with the cancel button first. More than two are stacked with the cancel button
      // last.
      let ordered = actions.count == 2 ? canceling + others : others + canceling
      return [panel(buttons(ordered), isRow: fitBesideEachOther(ordered))]
    }
    let main = others.isEmpty && texts.isEmpty ? [] : [panel(buttons(others), isRow: false)]
    return main
      + canceling.map { action in
        let content = AlertContent(title: nil, message: nil, fields: [], style: style)
        return content.panel(buttons([action]), isRow: false)
      }
  }

  private func fitBesideEachOther(_ actions: [UIAlertAction]) -> Bool {
    guard actions.count == 2 else { return false }
    let font = UIFont.systemFont(ofSize: buttonFontSize, weight: .semibold)
    return actions.allSatisfy {
      (($0.title ?? "") as NSString).size(withAttributes: [.font: font]).width <= AlertPresentationController.width / 2
        - 16
    }
  }

  // MARK: Parts

  private func panel(_ buttons: [UIButton], isRow: Bool) -> UIView {
    let column = UIStackView()
    column.axis = .vertical
    if !texts.isEmpty || !fields.isEmpty { column.addArrangedSubview(header) }
    let rows: [UIView] = isRow ? [row(of: buttons)] : buttons
    for row in rows {
      if !column.arrangedSubviews.isEmpty { column.addArrangedSubview(hairline(across: true)) }
      column.addArrangedSubview(row)
    }
    let panel = UIView()
    panel.backgroundColor = .secondarySystemGroupedBackground
    panel.layer.cornerRadius = cornerRadius
    panel.clipsToBounds = true
    column.translatesAutoresizingMaskIntoConstraints = false
    panel.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: panel.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
      column.topAnchor.constraint(equalTo: panel.topAnchor),
      column.bottomAnchor.constraint(equalTo: panel.bottomAnchor),
    ])
    return panel
  }

  private func row(of buttons: [UIButton]) -> UIView {
    let row = UIStackView(arrangedSubviews: [buttons[0], hairline(across: false), buttons[1]])
    buttons[0].widthAnchor.constraint(equalTo: buttons[1].widthAnchor).isActive = true
    return row
  }

  private func button(
    for action: UIAlertAction, isBold: Bool, _ perform: @escaping @MainActor (UIAlertAction) -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(action.title, for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: buttonFontSize, weight: isBold ? .semibold : .regular)
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
    button.heightAnchor.constraint(equalToConstant: buttonHeight).isActive = true
    action.button = button
    return button
  }

  private func hairline(across: Bool) -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    let thickness = across ? line.heightAnchor : line.widthAnchor
    thickness.constraint(equalToConstant: 1 / UIScreen.main.scale).isActive = true
    return line
  }

  /// The title, the message and the fields with their padding.
  private var header: UIView {
    let column = UIStackView(arrangedSubviews: texts + fields)
    column.axis = .vertical
    column.spacing = style == .alert ? 4 : 12
    if let last = texts.last, !fields.isEmpty { column.setCustomSpacing(16, after: last) }
    column.isLayoutMarginsRelativeArrangement = true
    let around: CGFloat = style == .alert ? 20 : 14
    column.layoutMargins = UIEdgeInsets(top: around, left: 16, bottom: around, right: 16)
    return column
  }

  private var texts: [UIView] {
    let titleFont = UIFont.systemFont(ofSize: style == .alert ? 17 : 13, weight: .semibold)
    let color: UIColor = style == .alert ? .label : .secondaryLabel
    let texts: [(String?, UIFont)] = [(title, titleFont), (message, .systemFont(ofSize: 13))]
    return texts.compactMap { text, font in
      guard let text, !text.isEmpty else { return nil }
      let label = UILabel()
      label.text = text
      label.font = font
      label.textColor = color
      label.textAlignment = .center
      label.numberOfLines = 0
      return label
    }
  }
}
