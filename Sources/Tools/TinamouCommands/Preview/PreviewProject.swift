// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Previews

/// A package whose previews can be shown: its program, and what the program can show.
struct PreviewProject: Sendable {
  /// The program that shows the previews; `nil` if it was not built.
  let program: String?
  /// The blocks, scenes, nibs and classes, by file.
  let items: [PreviewItem]
  /// The directories of the targets.
  let directories: [String]
  /// The modules without which the program was built.
  let missing: [String]

  /// Asks the adapter for the previews of a package, and builds the program unless told otherwise.
  ///
  /// - Parameters:
  ///   - builds: Whether the program is built.
  ///   - arguments: The arguments for `swift build`.
  ///   - log: Called with what the build prints. By default, it goes to the standard error stream.
  static func read(
    builds: Bool, _ arguments: [String], log: ((Data) -> Void)? = nil
  ) throws(PreviewError) -> PreviewProject {
    let data = try AdapterProgram.output(of: ["previews"] + (builds ? [] : ["--list"]) + arguments, log: log)
    let list: AdapterList
    do {
      list = try JSONDecoder().decode(AdapterList.self, from: data)
    } catch {
      throw .unreadableList("\(error)")
    }
    if let program = list.program { AppEnvironment.note(list.environment, of: program) }
    let documents = Set(list.targets.map(\.path)).sorted().flatMap { documentItems(in: $0) }
    let window = PreviewItem(name: "App", kind: .app, subject: .window, file: ".", line: 1, column: 1)
    let items = list.items.map(PreviewItem.init) + unique(documents) + (list.isApp ? [window] : [])
    return PreviewProject(
      program: list.program, items: items.named, directories: list.targets.map(\.path), missing: list.missing)
  }

  // MARK: Documents

  /// The scenes and nibs below the directory of a target.
  private static func documentItems(in directory: String) -> [PreviewItem] {
    let names = FileManager.default.enumerator(atPath: directory)?.compactMap { $0 as? String } ?? []
    return names.filter { !$0.hasPrefix(".") && !$0.contains("/.") }.sorted().flatMap { name -> [PreviewItem] in
      let path = directory + "/" + name
      let title = ((name as NSString).lastPathComponent as NSString).deletingPathExtension
      switch (name as NSString).pathExtension {
      case "storyboard": return sceneItems(in: path, title)
      case "xib": return [item(title + ".xib", .nib, .nib(title), path, line: 1)]
      default: return []
      }
    }
  }

  private static func sceneItems(in path: String, _ storyboard: String) -> [PreviewItem] {
    guard let document = try? InterfaceDocument(contentsOf: path) else { return [] }
    return document.scenes.compactMap { scene in
      guard let controller = scene.controller, !controller.id.isEmpty, controller.kind != "hostingController" else {
        return nil
      }
      let name = controller.storyboardIdentifier ?? controller.element["customClass"] ?? controller.element["title"]
      return item(
        "\(storyboard)/\(name ?? controller.id)", .scene,
        .scene(storyboard: storyboard, controller: controller.id), path, line: controller.element.position?.line ?? 1)
    }
  }

  private static func item(
    _ name: String, _ kind: PreviewItem.Kind, _ subject: PreviewSubject, _ path: String, line: Int
  ) -> PreviewItem {
    PreviewItem(name: name, kind: kind, subject: subject, file: path.path(), line: line, column: 1)
  }

  /// A storyboard that is localized is in several folders, of which the app takes one.
  private static func unique(_ items: [PreviewItem]) -> [PreviewItem] {
    var subjects: Set<PreviewSubject> = []
    return items.filter { $0.subject.map { subjects.insert($0).inserted } ?? true }
  }
}

/// The list that the adapter prints.
private struct AdapterList: Decodable {
  struct Target: Decodable {
    var name: String
    var path: String
  }
  struct Item: Decodable {
    var name: String?
    var type: String?
    var kind: String
    var file: String
    var line: Int
    var column: Int
  }

  var program: String?
  var environment: [String: String]
  var missing: [String]
  var isApp: Bool
  var targets: [Target]
  var items: [Item]
}

extension PreviewItem {
  fileprivate init(_ item: AdapterList.Item) {
    let file = item.file.path()
    let fileName = ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    name = item.name ?? "\(fileName) preview"
    switch (item.kind, item.type) {
    case ("view", let type?): (kind, subject) = (.view, .made(className: type))
    case ("controller", let type?): (kind, subject) = (.controller, .made(className: type))
    case (_, let type?): (kind, subject) = (.preview, .block(type: type))
    case (_, nil): (kind, subject) = (.swiftUI, nil)
    }
    self.file = file
    line = item.line
    column = item.column
  }
}
