// SPDX-License-Identifier: MIT

import ArgumentParser
import Foundation
import Previews

/// The command `tinamou preview watch`.
struct PreviewWatchCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Draw previews again after each change of a file.",
    discussion: """
      Pictures that changed are printed with the findings of all previews. After a build with errors, the errors are printed, and \
      the pictures stay as they are.
      """)

  @OptionGroup var render: PreviewRenderCommand

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    var watch = SourceWatch(beforeBuildOf: render.package)
    var quiet = terminal
    quiet.write = { _ in }
    while true {
      let before = pictures
      let status = render.perform(on: quiet) { watch.follow($0.directories) }
      for (path, data) in pictures.sorted(by: { $0.key < $1.key }) where before[path] != data {
        terminal.print(path.singleLine + "\n")
      }
      terminal.writeError(status == .clean ? "Waiting for a change.\n" : "There are errors. Waiting for a change.\n")
      watch.waitForChange()
    }
  }

  private var pictures: [String: Data] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: render.output)) ?? []
    let paths = names.filter { $0.hasSuffix(".png") }.map { "\(render.output)/\($0)" }
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in FileManager.default.contents(atPath: path).map { (path, $0) } })
  }
}

extension SourceWatch {
  /// Notes the files of a package before its first build, so that changes during the build are seen, too.
  fileprivate init(beforeBuildOf package: PreviewPackage) {
    let directories = (try? package.project(builds: false, log: { _ in }))?.directories
    self.init(directories ?? [package.packagePath], root: package.packagePath)
  }
}

/// The command `tinamou preview serve`.
struct PreviewServeCommand: TinamouCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Show previews on a page of this machine, which changes with the files.",
    discussion: """
      The page lets one choose the preview, the device, the orientation, the appearance, the text size and the direction, touch \
      the preview, and inspect its views. After a build with errors, the errors are shown, and the last picture stays.
      """)

  @Argument(help: "The name of the preview that is shown first, or a part of it.")
  var name: String?

  @Option(help: "The port of the page; 0 for any that is free (8026 unless named, or another one if that is taken).")
  var port: UInt16?

  @OptionGroup var package: PreviewPackage
  @OptionGroup(title: "Screen") var options: PreviewOptions

  func validate() throws {
    guard options.settings.count == 1 else { throw ValidationError("The page shows one device with one setting.") }
  }

  @MainActor
  func perform(on terminal: Terminal) -> ExitStatus {
    let watch = SourceWatch(beforeBuildOf: package)
    do throws(PreviewError) {
      let project = try package.project(builds: true)
      let items = project.items.filter { $0.subject != nil }
      guard let program = project.program, !items.isEmpty else { throw .nothingToShow }
      let first = try name.map { name throws(PreviewError) in try items.selected(by: [name]) } ?? []
      let hub = LiveHub(
        program: program, setting: options.settings[0], items: first + items.filter { !first.contains($0) },
        directories: project.directories)
      follow(project, hub, watch)
      return LiveServer(hub: hub, port: port, terminal: terminal).run()
    } catch {
      terminal.report(PreviewMessages.sentence(for: error))
      if case .notBuilt = error { return .findings }
      return .input
    }
  }

  /// Builds again after each change, on a thread of its own.
  private func follow(_ project: PreviewProject, _ hub: LiveHub, _ watch: SourceWatch) {
    let package = package
    let thread = Thread {
      var watch = watch
      watch.follow(project.directories)
      while true {
        watch.waitForChange()
        hub.showBuild("Building…")
        var log = Data()
        do throws(PreviewError) {
          let new = try package.project(builds: true) { log = $0 }
          watch.follow(new.directories)
          hub.showBuild(nil)
          hub.replace(with: new)
        } catch {
          hub.showBuild(BuildLog.errors(in: log) ?? PreviewMessages.sentence(for: error))
        }
      }
    }
    thread.start()
  }
}
