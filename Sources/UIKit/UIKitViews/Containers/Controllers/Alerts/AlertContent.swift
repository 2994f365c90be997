// SPDX-License-Identifier: MIT

/// Creates the views of an alert: rounded panels of text, fields and buttons, with hairlines between buttons.
@MainActor
struct AlertContent {
  /// The title; without attributes of its own, it has those of the style.
  let title: NSAttributedString?
  /// The message, as the title.
  let message: NSAttributedString?
  let fields: [UITextField]
  /// The controller of a view below the texts.
  let controller: UIViewController?
  let style: UIAlertController.Style

  private var metrics: SystemMetrics.Alerts { InterfaceGeneration.current.metrics.alerts }

  /// Whether the content is in one card: always that of an alert, and in recent systems also that of an action sheet.
  private var isCard: Bool { style == .alert || metrics.actionSheetsAreCards }

  private var buttonHeight: CGFloat { isCard ? metrics.button : 57 }
  private var buttonFontSize: CGFloat { isCard ? 17 : 20 }
  private var cornerRadius: CGFloat { isCard ? metrics.radius : 13 }

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
    guard !isCard else {
      // Two buttons are side by side with the cancel button first. More than two are stacked with the cancel button
      // last.
      let ordered = style == .alert && actions.count == 2 ? canceling + others : others + canceling
      return [panel(buttons(ordered), isRow: style == .alert && fitBesideEachOther(ordered))]
    }
    let main = others.isEmpty && texts.isEmpty && controller == nil ? [] : [panel(buttons(others), isRow: false)]
    return main
      + canceling.map { action in
        let content = AlertContent(title: nil, message: nil, fields: [], controller: nil, style: style)
        return content.panel(buttons([action]), isRow: false)
      }
  }

  private func fitBesideEachOther(_ actions: [UIAlertAction]) -> Bool {
    guard actions.count == 2 else { return false }
    let font = UIFont.systemFont(ofSize: buttonFontSize, weight: .semibold)
    let room = metrics.width / 2 - (metrics.pills.map { $0.inset + $0.gap } ?? 0) - 16
    return actions.allSatisfy { (($0.title ?? "") as NSString).size(withAttributes: [.font: font]).width <= room }
  }

  // MARK: Parts

  private func panel(_ buttons: [UIButton], isRow: Bool) -> UIView {
    let column = UIStackView()
    column.axis = .vertical
    if !texts.isEmpty || !fields.isEmpty { column.addArrangedSubview(header) }
    if let controller { column.addArrangedSubview(view(of: controller)) }
    if let pills = metrics.pills, !buttons.isEmpty {
      column.addArrangedSubview(pillColumn(buttons, isRow: isRow, pills))
      return panel(showing: column)
    }
    let rows: [UIView] = isRow ? [row(of: buttons)] : buttons
    for row in rows {
      if !column.arrangedSubviews.isEmpty { column.addArrangedSubview(hairline(across: true)) }
      column.addArrangedSubview(row)
    }
    return panel(showing: column)
  }

  private func panel(showing column: UIView) -> UIView {
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

  private func view(of controller: UIViewController) -> UIView {
    let view: UIView = controller.view
    view.translatesAutoresizingMaskIntoConstraints = false
    let height = controller.preferredContentSize.height
    if height > 0 {
      let constraint = view.heightAnchor.constraint(equalToConstant: height)
      constraint.priority = UILayoutPriority(999)
      constraint.isActive = true
    }
    return view
  }

  /// Buttons as pills, side by side or below each other.
  private func pillColumn(_ buttons: [UIButton], isRow: Bool, _ pills: SystemMetrics.Pills) -> UIView {
    let column = UIStackView(arrangedSubviews: buttons)
    column.axis = isRow ? .horizontal : .vertical
    column.distribution = .fillEqually
    column.spacing = pills.gap
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = UIEdgeInsets(top: pills.inset, left: pills.inset, bottom: pills.inset, right: pills.inset)
    for button in buttons {
      button.backgroundColor = .tertiarySystemFill
      button.layer.cornerRadius = buttonHeight / 2
    }
    return column
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
    if metrics.pills != nil { button.setTitleColor(.label, for: .normal) }
    if action.style == .destructive { button.setTitleColor(.systemRed, for: .normal) }
    if let color = action.titleTextColor { button.setTitleColor(color, for: .normal) }
    button.setTitleColor(.tertiaryLabel, for: .disabled)
    decorate(button, of: action)
    button.isEnabled = action.isEnabled
    button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
    button.heightAnchor.constraint(equalToConstant: buttonHeight).isActive = true
    action.button = button
    return button
  }

  /// Puts the image of an action and its checkmark at the edges of its button.
  private func decorate(_ button: UIButton, of action: UIAlertAction) {
    let color = action.titleTextColor ?? button.titleColor(for: .normal)
    let checkmark = action.isChecked ? UIImage(systemName: "checkmark") : nil
    let images = [(action.image, action.imageTintColor ?? color, true), (checkmark, color, false)]
    for case (let image?, let tint, let isLeading) in images {
      let view = UIImageView(image: image)
      view.tintColor = tint
      view.translatesAutoresizingMaskIntoConstraints = false
      button.addSubview(view)
      NSLayoutConstraint.activate([
        view.centerYAnchor.constraint(equalTo: button.centerYAnchor),
        isLeading
          ? view.leadingAnchor.constraint(equalTo: button.leadingAnchor, constant: 16)
          : view.trailingAnchor.constraint(equalTo: button.trailingAnchor, constant: -16),
      ])
    }
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
    let column = UIStackView(
      arrangedSubviews: (metrics.field == nil || fields.isEmpty ? texts : texts.map(inset)) + fields)
    column.axis = .vertical
    column.spacing = isCard ? metrics.messageGap : 12
    if let last = column.arrangedSubviews.dropLast(fields.count).last, !fields.isEmpty {
      column.setCustomSpacing(16, after: last)
    }
    column.isLayoutMarginsRelativeArrangement = true
    column.layoutMargins = isCard ? metrics.textInsets : UIEdgeInsets(top: 14, left: 16, bottom: 14, right: 16)
    if let bottom = metrics.messageBottom, message.map({ $0.length > 0 }) ?? false {
      column.layoutMargins.bottom = bottom
    }
    if let height = metrics.field, !fields.isEmpty {
      (column.layoutMargins.left, column.layoutMargins.right) = (metrics.fieldInset, metrics.fieldInset)
      shape(fields, height: height)
    }
    return column
  }

  /// Puts a text above fields that reach further to the sides.
  private func inset(_ text: UIView) -> UIView {
    let row = UIStackView(arrangedSubviews: [text])
    row.isLayoutMarginsRelativeArrangement = true
    let side = metrics.textInsets.left - metrics.fieldInset
    row.layoutMargins = UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    return row
  }

  /// Gives the text fields of an alert the shape of pills.
  private func shape(_ fields: [UITextField], height: CGFloat) {
    for field in fields {
      field.borderStyle = .none
      field.backgroundColor = .tertiarySystemFill
      field.layer.cornerRadius = height / 2
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 1))
      field.leftViewMode = .always
      field.heightAnchor.constraint(equalToConstant: height).isActive = true
    }
  }

  private var texts: [UIView] {
    let titleFont = UIFont.systemFont(ofSize: isCard ? 17 : 13, weight: .semibold)
    let color: UIColor = isCard ? .label : .secondaryLabel
    let messageSize = isCard ? metrics.messageFontSize : 13
    let texts: [(NSAttributedString?, UIFont)] = [(title, titleFont), (message, .systemFont(ofSize: messageSize))]
    return texts.compactMap { text, font in
      guard let text, text.length > 0 else { return nil }
      let label = UILabel()
      label.font = font
      label.textColor = color
      label.attributedText = text
      label.textAlignment = isCard ? metrics.textAlignment : .center
      label.numberOfLines = 0
      return label
    }
  }
}
