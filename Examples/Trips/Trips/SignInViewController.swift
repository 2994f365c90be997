// SPDX-License-Identifier: MIT

import UIKit

final class SignInViewController: UIViewController {
  private let email = UITextField()
  private let password = UITextField()
  private let signInButton = UIButton(type: .system)
  private let messageLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    email.placeholder = "Email"
    email.keyboardType = .emailAddress
    email.borderStyle = .roundedRect
    password.placeholder = "Password"
    password.isSecureTextEntry = true
    password.borderStyle = .roundedRect
    signInButton.setTitle("Sign in", for: .normal)
    signInButton.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    messageLabel.font = .preferredFont(forTextStyle: .footnote)
    messageLabel.textColor = .systemRed
    messageLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [email, password, signInButton, messageLabel])
    stack.axis = .vertical
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -20),
    ])
  }

  @objc private func signIn() {
    guard let text = email.text, text.contains("@") else {
      messageLabel.text = "This is not an email address."
      return
    }
    let alert = UIAlertController(title: "Welcome", message: text, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Continue", style: .default))
    present(alert, animated: true)
  }
}

#Preview("Sign in") {
  SignInViewController()
}

#Preview("An alert") {
  let controller = SignInViewController()
  DispatchQueue.main.async {
    let alert = UIAlertController(
      title: "Sign out?", message: "Your trips stay on this device.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign out", style: .destructive))
    controller.present(alert, animated: false)
  }
  return controller
}
