// SPDX-License-Identifier: MIT

import UIKit

/// A conversation, with a bar for messages above the keyboard.
final class ChatViewController: UITableViewController {
  private var messages = ["Are you at the market?", "Yes. Pears, too?"]
  private lazy var bar = MessageBar { [weak self] in self?.send($0) }

  override var inputAccessoryView: UIView? { bar }
  override var canBecomeFirstResponder: Bool { true }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Message")
    tableView.keyboardDismissMode = .interactive
    tableView.separatorStyle = .none
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  private func send(_ text: String) {
    messages.append(text)
    tableView.insertRows(at: [IndexPath(row: messages.count - 1, section: 0)], with: .automatic)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { messages.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Message", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = messages[indexPath.row]
    cell.contentConfiguration = content
    cell.selectionStyle = .none
    return cell
  }
}

/// The bar with the field for a message.
final class MessageBar: UIInputView {
  private let field = UITextField()
  private let button = UIButton(type: .system)
  private let send: (String) -> Void

  init(send: @escaping (String) -> Void) {
    self.send = send
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 52), inputViewStyle: .default)
    autoresizingMask = .flexibleWidth
    field.placeholder = "Message"
    field.borderStyle = .roundedRect
    button.setTitle("Send", for: .normal)
    button.addAction(UIAction { [unowned self] _ in sendText() }, for: .touchUpInside)
    let row = UIStackView(arrangedSubviews: [field, button])
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    addSubview(row)
    button.setContentHuggingPriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      row.heightAnchor.constraint(equalToConstant: 36),
    ])
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  private func sendText() {
    guard let text = field.text, !text.isEmpty else { return }
    send(text)
    field.text = nil
  }
}
