// SPDX-License-Identifier: MIT

import UIKit

@testable import Previews

extension InteractionTable {
  static let wordRows: [Interaction] = [
    Interaction(
      "The words of system items in English", .apple,
      "doc UIBarButtonItem.SystemItem; pictures as VoiceOver reads them",
      effects: [
        "Done", "Cancel", "Edit", "Save", "Add", "Compose", "Reply", "Share", "Organize", "Bookmarks", "Search",
        "Refresh", "Stop", "Camera",
        "Delete", "Play", "Pause", "Rewind", "Fast Forward", "Undo", "Redo", "Page Curl", "Close",
      ]
    ) { stage in
      for item in UIBarButtonItem.SystemItem.allCases where item != .flexibleSpace && item != .fixedSpace {
        let screen = stage.showScreen(right: [UIBarButtonItem(barButtonSystemItem: item, target: nil, action: nil)])
        let views = screen.navigationController?.navigationBar.subviews ?? []
        let controls = views.compactMap { $0 as? UIControl }.filter { !$0.isHidden && $0.frame.minX > 100 }
        stage.note(controls.compactMap(\.accessibilityLabel).joined(separator: "+"))
      }
    },
    Interaction(
      "The words of buttons in an app whose language is German", .several,
      "tabris-js#1061, react-native-search-bar#120, MvvmCross#1561: Zurück, Abbrechen, Fertig; the others are known from use",
      effects: ["Fertig", "Hinzufügen", "Löschen", "Zurück", "Bearbeiten", "Suchen", "Abbrechen", "Mehr"]
    ) { stage in
      try SystemLanguage.with("de") {
        stage.showScreen(
          right: [.add, .trash].map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) })
        stage.note(UIBarButtonItem.SystemItem.done.word?.text ?? "")
        for word in ["Hinzufügen", "Löschen"] { stage.note(try stage.control(word).accessibilityLabel ?? "") }
        _ = stage.pushScreens(["Ein Titel, der viel zu lang für einen Knopf in einer Leiste ist", "Rom"])
        stage.note(try stage.control("Zurück").accessibilityLabel ?? "")
        stage.note(UIViewController().editButtonItem.title ?? "")
        let bar = UISearchBar()
        stage.note(bar.searchTextField.placeholder ?? "")
        stage.note(SystemWord.cancel.text)
        stage.note(UITabBarItem(tabBarSystemItem: .more, tag: 0).title ?? "")
      }
    },
    Interaction(
      "The language of the words, by the languages that an app declares and those of the device", .several,
      "tabris-js#1061, react-native-screens#1425: an app without German shows “Back” on a German device",
      effects: ["Back", "Zurück", "Zurück", "返回", "Back"]
    ) { stage in
      let apps: [(declared: [String], region: String?, preferred: [String])] = [
        (["en"], "en", ["de-DE"]), (["en", "de"], "en", ["de-AT", "en"]), ([], "de", ["en"]),
        (["zh-Hant", "en"], "en", ["zh-TW"]),
        (["en", "de"], "en", ["fr-FR", "nl-NL"]),
      ]
      for app in apps {
        let language = SystemLanguage.language(declared: app.declared, region: app.region, preferred: app.preferred)
        stage.note(SystemWord.back.text(in: language))
      }
    },
    Interaction(
      "A bar button with a symbol, one with an image of the app, and one with a label", .decided,
      "VoiceOver reads a word for symbols that it knows, and the name of an image otherwise",
      effects: ["Share", "map", "Close the trip"]
    ) { stage in
      let own = UIImage()
      own.accessibilityIdentifier = "map"
      let labeled = UIBarButtonItem(image: UIImage(systemName: "xmark"))
      labeled.accessibilityLabel = "Close the trip"
      stage.showScreen(
        right: [
          UIBarButtonItem(image: UIImage(systemName: "square.and.arrow.up")), UIBarButtonItem(image: own), labeled,
        ])
      for label in ["Share", "map", "Close the trip"] { stage.note(try stage.control(label).accessibilityLabel ?? "") }
    },
    Interaction(
      "Tap on the edit button of a controller", .apple, "header UIViewController.h: Edit, Done",
      effects: ["Edit", "Done", "editing", "Edit"]
    ) { stage in
      let screen = stage.showScreen()
      screen.navigationItem.rightBarButtonItem = screen.editButtonItem
      stage.settle()
      stage.note(screen.editButtonItem.title ?? "")
      try stage.actions.tap("Edit")
      stage.settle()
      stage.note(screen.editButtonItem.title ?? "")
      if screen.isEditing { stage.note("editing") }
      try stage.actions.tap("Done")
      stage.settle()
      stage.note(screen.editButtonItem.title ?? "")
    },
  ]
}
