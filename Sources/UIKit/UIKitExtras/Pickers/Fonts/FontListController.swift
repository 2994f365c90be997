// SPDX-License-Identifier: MIT

/// The list of a font picker: the families, or the faces of one.
final class FontListController: PickerListController, UISearchResultsUpdating {
  /// Called with the font that the user has chosen.
  var chose: (UIFontDescriptor) -> Void = { _ in }
  /// Called when the user closes the picker.
  var cancel: () -> Void = {}

  private let configuration: UIFontPickerViewController.Configuration
  private let selected: UIFontDescriptor?
  /// The family whose faces are listed; `nil` for all families.
  private let family: String?

  private static let size: CGFloat = 17

  init(
    _ configuration: UIFontPickerViewController.Configuration, selected: UIFontDescriptor?,
    facesOf family: String? = nil
  ) {
    (self.configuration, self.selected, self.family) = (configuration, selected, family)
    super.init(nibName: nil, bundle: nil)
    title = family ?? "Choose Font"
    emptyText = "No Fonts"
  }

  @available(*, unavailable) required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    if family == nil {
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { [unowned self] _ in cancel() })
      let search = UISearchController(searchResultsController: nil)
      search.searchResultsUpdater = self
      navigationItem.searchController = search
      navigationItem.hidesSearchBarWhenScrolling = false
    }
    list(matching: "")
  }

  func updateSearchResults(for searchController: UISearchController) {
    list(matching: searchController.searchBar.text ?? "")
  }

  private func list(matching word: String) {
    if let family {
      rows = UIFont.fontNames(forFamilyName: family).map(faceRow)
    } else {
      let families = UIFont.familyNames.filter { word.isEmpty || $0.localizedCaseInsensitiveContains(word) }
      rows = families.filter(hasTraits).map(familyRow)
    }
  }

  private func hasTraits(_ family: String) -> Bool {
    let wanted = configuration.filteredTraits
    guard !wanted.isEmpty else { return true }
    return UIFont.fontNames(forFamilyName: family).contains {
      UIFontDescriptor(name: $0, size: Self.size).symbolicTraits.isSuperset(of: wanted)
    }
  }

  private func familyRow(_ name: String) -> PickerRow {
    let faces = UIFont.fontNames(forFamilyName: name)
    let hasFaces = configuration.includeFaces && faces.count > 1
    let row = PickerRow(name, font: font(faces.first ?? name)) { [unowned self] in
      if hasFaces {
        let list = FontListController(configuration, selected: selected, facesOf: name)
        list.chose = chose
        navigationController?.pushViewController(list, animated: true)
      } else {
        chose(UIFontDescriptor(fontAttributes: [.family: name]))
      }
    }
    let isSelected = selected?.fontAttributes[.family] as? String == name
    row.accessory = isSelected ? .checkmark : hasFaces ? .chevron : .none
    return row
  }

  private func faceRow(_ name: String) -> PickerRow {
    let row = PickerRow(name, font: font(name)) { [unowned self] in chose(UIFontDescriptor(name: name, size: 0)) }
    row.accessory = selected?.fontAttributes[.name] as? String == name ? .checkmark : .none
    return row
  }

  /// The font in which a name is shown; `nil` for that of the system.
  private func font(_ name: String) -> UIFont? {
    configuration.displayUsingSystemFont ? nil : UIFont(name: name, size: Self.size)
  }
}
