// SPDX-License-Identifier: MIT

import Foundation
import InterfaceDocuments
import Tinamou

/// Draws the windows of an app after its launch, and each scene of its storyboards, for `tinamou run`.
@MainActor
struct SceneDrawing {
  private let directory: URL
  /// The names of the pictures that are not drawn.
  private let omitted: Set<String>
  /// The classes of the scenes whose code ended the app, by the names of their pictures.
  private let classes: [String: ClassesOfDocuments]
  private var failures: [String] = []

  /// Creates a value that writes pictures to a directory.
  ///
  /// - Parameters:
  ///   - omitted: The names of the pictures that are not drawn.
  ///   - classes: The classes of scenes that are not drawn with all their code, by the names of their pictures.
  init(directory: URL, omitting omitted: Set<String> = [], classes: [String: ClassesOfDocuments] = [:]) {
    self.directory = directory
    self.omitted = omitted
    self.classes = classes
  }

  /// The file with the name of the picture that is being drawn. It remains if the code of a scene ends the process.
  private var progress: URL { directory.appendingPathComponent(".drawing") }

  /// Draws the windows that are on the screen, then the scenes of the storyboards in the main bundle.
  mutating func drawAll(_ windows: [UIWindow]) {
    let visible = windows.filter { !$0.isHidden }
    for (position, window) in visible.enumerated() {
      let picture = "window" + (position == 0 ? "" : "-\(position + 1)")
      if omitted.contains(picture) || classes[picture] != nil { continue }
      note(picture)
      write(window, picture)
      if window.rootViewController == nil, window.subviews.isEmpty {
        failures.append("\(picture): warning: The window is empty: it has no root view controller and no views.")
      }
    }
    if visible.isEmpty || classes["window"] != nil { drawMainStoryboard() }
    for path in Self.storyboards(in: .main) { drawScenes(of: path) }
    try? FileManager.default.removeItem(at: progress)
    for failure in failures { FileHandle.standardError.write(Data((failure + "\n").utf8)) }
  }

  private func note(_ picture: String) { try? Data(picture.utf8).write(to: progress) }

  /// Draws the first scene of the storyboard that the Info.plist names in place of the window of an app that is not launched, or of a
  /// window whose code ended the app.
  private mutating func drawMainStoryboard() {
    if omitted.contains("window") { return }
    guard let storyboard = Self.mainStoryboard else {
      failures.append(
        "window: warning: There is no window that can be drawn, and the Info.plist names no main storyboard in its place."
      )
      return
    }
    drawScene("window", classes["window"] ?? .withoutControllers) {
      storyboard.instantiateInitialViewController()
    }
  }

  /// The storyboard that the Info.plist names for the first scene, or else for the app.
  private static var mainStoryboard: UIStoryboard? {
    if let ofScene = UISceneConfiguration(name: nil, sessionRole: .windowApplication).storyboard { return ofScene }
    let name = UIApplication.shared.mainBundle.infoDictionary?["UIMainStoryboardFile"] as? String
    return name.map { UIStoryboard(name: $0, bundle: .main) }
  }

  private mutating func drawScene(
    _ picture: String, _ classes: ClassesOfDocuments, _ make: @MainActor () -> UIViewController?
  ) {
    note(picture)
    autoreleasepool {
      NibRegistry.whileMaking(classes) {
        guard let controller = make() else { return }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        write(window, picture)
        window.isHidden = true
      }
    }
  }

  private mutating func drawScenes(of path: String) {
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    guard let document = try? InterfaceDocument(contentsOf: path) else {
      failures.append("\(path): error: The storyboard cannot be read.")
      return
    }
    let storyboard = UIStoryboard(name: name, bundle: .main)
    for element in document.scenes.compactMap(\.controller) {
      guard let id = element.element["id"] else { continue }
      let picture = name + "-" + (element.storyboardIdentifier ?? id)
      if omitted.contains(picture) { continue }
      drawScene(picture, classes[picture] ?? .all) { storyboard.contents.makeController(id, creator: nil) }
    }
  }

  private mutating func write(_ window: UIWindow, _ name: String) {
    LoadingWait.ofProcess.perform { window.layoutIfNeeded() }
    let file = directory.appendingPathComponent(name + ".png")
    do throws(PictureError) {
      try Picture(of: window).write(to: file)
      FileHandle.standardOutput.write(Data((file.path + "\n").utf8))
    } catch {
      failures.append("\(file.path): error: \(error)")
    }
  }

  /// Returns the storyboards of a bundle, with those of its localizations, in alphabetical order.
  private static func storyboards(in bundle: Bundle) -> [String] {
    guard let root = bundle.resourceURL?.path else { return [] }
    let localizations = contents(of: root).filter { $0.hasSuffix(".lproj") }
    let paths = contents(of: root) + localizations.flatMap(contents)
    return paths.filter { $0.hasSuffix(".storyboard") }.sorted()
  }

  /// Returns the paths of the files in a directory.
  private static func contents(of directory: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    return names.map { directory + "/" + $0 }
  }
}

/// Draws the app's scenes to the directory in the environment variable `TINAMOU_PICTURES`, without those that
/// `TINAMOU_OMITTED_PICTURES` names in lines. Scenes that `TINAMOU_PICTURES_WITHOUT_CONTROLLERS` and `TINAMOU_PICTURES_WITHOUT_CLASSES`
/// name are drawn without classes of the app. It is called by name after an app has been launched, if this module is part of
/// the process.
@MainActor
@_cdecl("tinamou_draw_launched_application")
public func drawLaunchedApplication() {
  let environment = ProcessInfo.processInfo.environment
  guard let path = environment["TINAMOU_PICTURES"] else { return }
  func names(_ variable: String) -> [String] {
    (environment[variable] ?? "").split(separator: "\n").map(String.init)
  }
  let omitted = Set(names("TINAMOU_OMITTED_PICTURES"))
  var classes: [String: ClassesOfDocuments] = [:]
  for name in names("TINAMOU_PICTURES_WITHOUT_CONTROLLERS") { classes[name] = .withoutControllers }
  for name in names("TINAMOU_PICTURES_WITHOUT_CLASSES") { classes[name] = .ofUIKit }
  let directory = URL(fileURLWithPath: path, isDirectory: true)
  // A window may be shown by what the app does first.
  LoadingWait(limit: 0).perform {}
  var drawing = SceneDrawing(directory: directory, omitting: omitted, classes: classes)
  drawing.drawAll(UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows))
}
