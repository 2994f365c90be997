// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// Information about the objects of a document that is stored outside them.
struct DocumentSummary {
  /// The document.
  let document: InterfaceDocument
  /// Whether the document is a launch screen, which the system shows before any code of the app runs.
  let isLaunchScreen: Bool
  /// The name of the first outlet to each object, by the object's identifier.
  let outlets: [String: String]

  /// The identifiers that several objects have.
  let repeatedIDs: Set<String>

  init(_ document: InterfaceDocument) {
    self.document = document
    isLaunchScreen = document.markup.root.flag("launchScreen")
    var outlets: [String: String] = [:]
    for element in document.markup.root.subtree where element.name == "outlet" || element.name == "outletCollection" {
      guard let property = element["property"], let destination = element["destination"] else { continue }
      if outlets[destination] == nil { outlets[destination] = property }
    }
    self.outlets = outlets
    var ids: Set<String> = []
    var repeated: Set<String> = []
    for element in document.markup.root.subtree {
      guard let id = element["id"], !ids.insert(id).inserted else { continue }
      repeated.insert(id)
    }
    repeatedIDs = repeated
  }
}
