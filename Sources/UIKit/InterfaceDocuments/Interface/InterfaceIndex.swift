// SPDX-License-Identifier: MIT

/// The elements of a document by identifier.
struct InterfaceIndex {
  private(set) var objects: [String: MarkupElement] = [:]
  private(set) var layoutItems: [String: MarkupElement] = [:]
  private(set) var duplicates: [MarkupElement] = []

  /// Creates the index of `root` and its descendants.
  init(_ root: MarkupElement) {
    for element in root.subtree {
      guard let id = element["id"], element.name != "device", element.name != "adaptation" else { continue }
      if objects[id] == nil { objects[id] = element } else { duplicates.append(element) }
      if layoutItems[id] == nil, InterfaceView.isView(element) || InterfaceGuide.isGuide(element) {
        layoutItems[id] = element
      }
    }
  }
}
