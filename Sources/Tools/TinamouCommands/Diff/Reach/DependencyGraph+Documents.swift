// SPDX-License-Identifier: MIT

import Foundation

extension DependencyGraph {
  /// Adds the scenes of a storyboard, or a nib, with the classes that they name and the scenes that they contain.
  mutating func add(_ document: DocumentParts?, of path: String) {
    guard let document else { return }
    let name = (path as NSString).lastPathComponent
    let whole = add("document:\(path)", Node(name: name, file: path, line: 0))
    for part in document.parts {
      let line = part.lines.first?.number ?? 1
      let node = add("part:\(path)#\(part.controller)", Node(name: name, file: path, line: line))
      addUse(of: node, by: whole, in: path, line: line, isPart: true)
    }
    for part in document.parts {
      guard let node = node("part:\(path)#\(part.controller)") else { continue }
      for (number, text) in part.lines {
        if let name = DocumentParts.value(of: "customClass", in: text),
          let type = types[name].flatMap({ self.node($0) })
        {
          addUse(of: type, by: node, in: path, line: number)
        }
        // Segues that show a scene within this one; the others show it later.
        let isContained = text.contains("kind=\"embed\"") || text.contains("kind=\"relationship\"")
        if text.contains("<segue "), isContained, let scene = DocumentParts.value(of: "destination", in: text),
          let contained = self.node("part:\(path)#\(scene)")
        {
          addUse(of: contained, by: node, in: path, line: number)
        }
      }
    }
  }
}
