// SPDX-License-Identifier: MIT

import InterfaceBuilder
import InterfaceDocuments
import ScreenComparison

/// The screens of an Interface Builder document for a comparison, read from what the document says rather than from views, so that
/// nothing that it says is lost. Frames come from ``DocumentLayout``.
package enum DocumentScreens {
  /// Returns the screens of a document: the scenes of a storyboard, or the objects of a nib as one screen.
  ///
  /// - Parameter path: The path of the document, of which the screen of a nib has its name.
  package static func screens(of document: InterfaceDocument, path: String) -> [ComparedScreen] {
    let (names, bars) = (SceneNames(document, path: path), ControllerBars(document))
    // A reference to another storyboard is told by the segues that lead to it.
    return document.scenes.filter { !$0.isReference }.map { scene in
      var reader = DocumentScreenReader(scene, names: names, bars: bars, path: path)
      return reader.screen()
    }
  }
}

extension InterfaceScene {
  /// Whether the scene stands for a controller of another storyboard.
  fileprivate var isReference: Bool {
    controller == nil && objects.contains { $0.name == "viewControllerPlaceholder" }
  }
}

/// The names of scenes and controllers, which segues refer to.
struct SceneNames {
  private var names: [String: String] = [:]
  private let fileName: String
  private let isStoryboard: Bool

  init(_ document: InterfaceDocument, path: String) {
    fileName = path.split(separator: "/").last.map { $0.split(separator: ".").first.map(String.init) ?? "" } ?? path
    isStoryboard = document.isStoryboard
    var counts: [String: Int] = [:]
    for scene in document.scenes {
      for object in scene.objects {
        guard let id = object["id"] else { continue }
        let name = Self.name(of: object)
        counts[name, default: 0] += 1
        names[id] = counts[name] == 1 ? name : "\(name) \(counts[name] ?? 0)"
      }
    }
  }

  /// The name of a scene: that of its controller, or of the file of a nib.
  func name(of scene: InterfaceScene) -> String {
    guard isStoryboard else { return fileName }
    return (scene.controller?.id).flatMap { names[$0] } ?? scene.objects.first.flatMap { $0["id"] }.flatMap {
      names[$0]
    } ?? fileName
  }

  /// The name of an object that is not a view; `nil` if there is none with this identifier.
  subscript(id: String) -> String? { names[id] }

  private static func name(of object: MarkupElement) -> String {
    if object["placeholderIdentifier"] == "IBFilesOwner" { return "the owner of the document" }
    if object["placeholderIdentifier"] == "IBFirstResponder" { return "the first responder" }
    if object.name == "exit" { return "an unwinding" }
    let given = [object["storyboardIdentifier"], object["customClass"], object["userLabel"], object["title"]]
    let reference = object["storyboardName"].map { "the storyboard \($0)" }
    return given.compactMap { $0 }.first { !$0.isEmpty } ?? reference ?? "the " + DocumentWords.noun(object.name)
  }
}
