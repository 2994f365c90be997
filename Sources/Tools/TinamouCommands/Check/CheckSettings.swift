// SPDX-License-Identifier: MIT

import FileChecks
import Foundation
import LayoutChecks
import LayoutFiles
import SystemFiles

/// The settings of a run of `tinamou check`: those of the command line, and where it says nothing, those of the
/// configuration.
@MainActor
struct CheckSettings {
  /// The paths that are checked.
  let paths: [String]
  /// The files that are checked.
  let jobs: [FileJob]
  /// The rules that are reported.
  let selection: RuleSelection
  /// The screens, text sizes and directions.
  let matrix: MatrixOptions
  /// The path of the baseline; `nil` for none.
  let baseline: String?
  /// The severity from which the command fails.
  let failOn: FailureLevel

  /// Settings that cannot be used together, or a mistake in the configuration.
  struct Mistake: Error {
    /// The path of the configuration; `nil` for a mistake on the command line.
    let path: String?
    let sentence: String
  }

  /// Creates the settings of a command.
  init(_ command: CheckCommand) throws(Mistake) {
    let file =
      command.config
      ?? (FileManager.default.fileExists(atPath: CheckConfiguration.name) ? CheckConfiguration.name : nil)
    var configuration: CheckConfiguration?
    var folder = ""
    if let file {
      do throws(CheckConfiguration.Mistake) {
        configuration = try CheckConfiguration.read(file)
      } catch {
        throw Mistake(path: file, sentence: error.sentence)
      }
      folder = FilePath.folder(of: file)
    }
    func inFolder(_ path: String) -> String {
      path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : folder + "/" + path
    }
    paths = command.paths.isEmpty ? (configuration?.included ?? []).map(inFolder) : command.paths
    baseline = command.baseline ?? configuration?.baseline.map(inFolder)
    if paths.isEmpty {
      throw Mistake(path: nil, sentence: "name at least one document, layout file or folder")
    }
    if command.writeBaseline, baseline == nil {
      throw Mistake(path: nil, sentence: "--write-baseline needs --baseline with the file to write")
    }
    var jobs = FileSearch.jobs(for: paths)
    if let configuration, !configuration.excluded.isEmpty {
      let prefix = folder.isEmpty || folder == "." ? "" : folder + "/"
      jobs.removeAll { job in
        !job.isNamed
          && configuration.excludes(job.path.hasPrefix(prefix) ? String(job.path.dropFirst(prefix.count)) : job.path)
      }
    }
    self.jobs = command.shard?.part(of: jobs) ?? jobs
    selection = command.ruleOptions.applied(to: configuration?.selection ?? RuleSelection())
    failOn = command.failOn ?? configuration?.failOn ?? .error
    var matrix = command.matrix
    if let configuration {
      if matrix.device.isEmpty { matrix.device = configuration.devices }
      if matrix.orientation.isEmpty { matrix.orientation = configuration.orientations }
      if matrix.textSize.isEmpty { matrix.textSize = configuration.textSizes }
      if matrix.direction.isEmpty { matrix.direction = configuration.directions }
    }
    for setting in matrix.settings {
      do throws(SceneOptionError) { _ = try SceneOptions(setting) } catch {
        throw Mistake(path: file, sentence: error.message)
      }
    }
    self.matrix = matrix
  }
}
