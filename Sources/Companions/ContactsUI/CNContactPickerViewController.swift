// SPDX-License-Identifier: MIT

@_exported import Contacts
import Foundation
@_exported import Tinamou

/// Lets the user choose a contact.
///
/// Differs from iOS: the contacts are a plain list, of which a tap chooses one, and the app's permission is needed.
@preconcurrency @MainActor
open class CNContactPickerViewController: UIViewController {
  /// The delegate, which receives the choice. The default is `nil`.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The properties that the details of a contact show; `nil` for all. Stored; has no effect, because details are not shown.
  open var displayedPropertyKeys: [String]?
  /// The contacts that can be chosen; `nil` for all.
  open var predicateForEnablingContact: NSPredicate?
  /// The contacts that a tap chooses, without details. Stored; has no effect, because details are not shown.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The properties that a tap chooses. Stored; has no effect, because details are not shown.
  open var predicateForSelectionOfProperty: NSPredicate?

  private lazy var list = ContactList(
    isEnabled: { [weak self] in self?.predicateForEnablingContact?.evaluate(with: $0) ?? true },
    choose: { [weak self] in self?.choose($0) })

  open override func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: list)
    list.title = "Contacts"
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  /// Chooses a contact as the user does, notifies the delegate and dismisses the controller.
  ///
  /// Differs from iOS: there is no such method.
  public func choose(_ contact: CNContact) {
    dismiss(animated: true)
    delegate?.contactPicker(self, didSelect: contact)
  }

  private func cancel() {
    dismiss(animated: true)
    delegate?.contactPickerDidCancel(self)
  }
}

/// A property of a contact that the user has chosen.
open class CNContactProperty: NSObject {
  /// The contact.
  public let contact: CNContact
  /// The key of the property.
  public let key: String
  /// The value.
  public let value: Any?

  init(contact: CNContact, key: String, value: Any?) { (self.contact, self.key, self.value) = (contact, key, value) }
}

/// Methods that receive what the user chooses.
@preconcurrency @MainActor
public protocol CNContactPickerDelegate: NSObjectProtocol {
  /// Called when the user has canceled. Has no effect by default.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called when the user has chosen a contact. Has no effect by default.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called when the user has chosen a property. Has no effect: never called, because details are not shown.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty)
  /// Called when the user has chosen contacts. Has no effect: never called, because a tap chooses one.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Called when the user has canceled.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Called when the user has chosen a contact.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
  /// Called when the user has chosen a property.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contactProperty: CNContactProperty) {}
  /// Called when the user has chosen contacts.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact]) {}
}

/// The list of contacts in a picker.
final class ContactList: UITableViewController {
  private let isEnabled: (CNContact) -> Bool
  private let choose: (CNContact) -> Void
  private var contacts: [CNContact] = []

  init(isEnabled: @escaping (CNContact) -> Bool, choose: @escaping (CNContact) -> Void) {
    (self.isEnabled, self.choose) = (isEnabled, choose)
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let request = CNContactFetchRequest(keysToFetch: [CNContactFormatter.descriptorForRequiredKeys(for: .fullName)])
    request.sortOrder = .familyName
    do {
      try CNContactStore().enumerateContacts(with: request) { contact, _ in contacts.append(contact) }
    } catch {
      tableView.backgroundView = UILabel.placeholder("Contacts cannot be shown: \(error.localizedDescription)")
    }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { contacts.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let contact = contacts[indexPath.row]
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = CNContactFormatter.string(from: contact, style: .fullName)
    content.textProperties.color = isEnabled(contact) ? .label : .secondaryLabel
    cell.contentConfiguration = content
    cell.isUserInteractionEnabled = isEnabled(contact)
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(contacts[indexPath.row])
  }
}

extension UILabel {
  fileprivate static func placeholder(_ text: String) -> UILabel {
    let label = UILabel()
    (label.text, label.textAlignment, label.textColor, label.numberOfLines) = (text, .center, .secondaryLabel, 0)
    return label
  }
}
