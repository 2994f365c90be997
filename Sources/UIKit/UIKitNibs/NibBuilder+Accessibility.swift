// SPDX-License-Identifier: MIT

internal import InterfaceDocuments

/// An object that documents describe to assistive technology: a view, or an item of a bar.
@MainActor
protocol DescribedInterfaceObject: AnyObject {
  var accessibilityIdentifier: String? { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var isAccessibilityElement: Bool { get set }
}

extension UIView: DescribedInterfaceObject {}
extension UIBarItem: DescribedInterfaceObject {}

extension NibBuilder {
  /// Sets what an element tells assistive technology: the identifier, label, hint and traits of an object.
  func loadAccessibility(of element: MarkupElement, into object: some DescribedInterfaceObject) {
    guard let description = element.element(key: "accessibilityConfiguration") else { return }
    if let identifier = description["identifier"] { object.accessibilityIdentifier = identifier }
    if let label = words("accessibilityLabel", of: element) ?? description["label"] {
      object.accessibilityLabel = label
    }
    if let hint = words("accessibilityHint", of: element) ?? description["hint"] { object.accessibilityHint = hint }
    if let traits = description.element(key: "traits") {
      let named = Self.accessibilityTraits.filter { traits.flag($0.name) }
      object.accessibilityTraits = UIAccessibilityTraits(named.map(\.trait))
    }
    if let flag = description.elements("bool").first(where: { $0["key"] == "isElement" }) {
      object.isAccessibilityElement = flag.flag("value")
    }
  }

  /// The localized words of a property of an object; `nil` for those of the document.
  private func words(_ property: String, of element: MarkupElement) -> String? {
    element["id"].flatMap { settings.strings["\($0).\(property)"] }
  }

  private static let accessibilityTraits: [(name: String, trait: UIAccessibilityTraits)] = [
    ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction), ("button", .button),
    ("causesPageTurn", .causesPageTurn), ("header", .header), ("image", .image), ("keyboardKey", .keyboardKey),
    ("link", .link), ("notEnabled", .notEnabled), ("playsSound", .playsSound),
    ("searchField", .searchField), ("selected", .selected), ("startsMediaSession", .startsMediaSession),
    ("staticText", .staticText), ("summaryElement", .summaryElement), ("tabBar", .tabBar),
    ("updatesFrequently", .updatesFrequently),
  ]
}
