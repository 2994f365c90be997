// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// What a document as a whole says of its objects.
struct DocumentFacts {
  /// The document.
  let document: InterfaceDocument
  /// Whether it is shown while the program starts, when no code of its own runs.
  let isLaunchScreen: Bool
  /// The properties that outlets give to objects, by the object's identifier.
  let outlets: [String: String]

  init(_ document: InterfaceDocument) {
    self.document = document
    isLaunchScreen = document.markup.root.flag("launchScreen")
    var outlets: [String: String] = [:]
    for element in document.markup.root.subtree where element.name == "outlet" || element.name == "outletCollection" {
      guard let property = element["property"], let destination = element["destination"] else { continue }
      if outlets[destination] == nil { outlets[destination] = property }
    }
    self.outlets = outlets
  }
}
