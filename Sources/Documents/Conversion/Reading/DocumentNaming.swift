// SPDX-License-Identifier: MIT

import InterfaceDocuments

/// The names of the views of a document.
struct DocumentNaming {
  private var outlets: [String: String] = [:]

  init(_ scene: InterfaceScene) {
    let owners = scene.objects + scene.views.map(\.element)
    for connection in owners.flatMap(InterfaceConnection.all) where connection.kind == .outlet {
      guard let destination = connection.destination, let property = connection.property,
        !Self.general.contains(property), outlets[destination] == nil
      else { continue }
      outlets[destination] = property
    }
  }

  /// The outlets that every object can have, which do not name what they refer to.
  private static let general: Set<String> = ["view", "delegate", "dataSource", "inputView", "nextResponder"]

  /// Returns the name of a view, or `nil`.
  func name(of view: InterfaceView) -> String? {
    if let outlet = outlets[view.id] { return outlet }
    if let label = view.userLabel, !NameSet.identifier(from: label).isEmpty { return label }
    guard let title = view.title, title.count <= 24 else { return nil }
    let word = NameSet.identifier(from: title)
    guard !word.isEmpty, word.allSatisfy({ $0.isASCII }) else { return nil }
    let kind = view.baseClassName.hasPrefix("UI") ? view.baseClassName.dropFirst(2) : "View"
    return word.lowercased().hasSuffix(kind.lowercased()) ? word : word + kind
  }
}
