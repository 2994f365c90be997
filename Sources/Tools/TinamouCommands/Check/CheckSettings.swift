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
  /// The named files that the configuration excludes.
  let excludedPaths: [String]
  /// The rules that are reported.
  let selection: RuleSelection
  /// The screens, text sizes and directions.
  let matrix: MatrixOptions
  /// The path of the baseline; `nil` for none.
  let baseline: String?
  /// The severity from which the command fails.
  let failOn: FailureLevel

  /// The path of the configuration and the configuration; `nil` if there is none.
  private let file: (path: String, configuration: CheckConfiguration)?
  /// Whether the command checks all that the configuration is for, so that each of its exceptions has to have an effect.
  private let isComplete: Bool

  /// Settings that cannot be used together, or the mistakes in the configuration.
  struct Mistakes: Error {
    /// The place, which is a path with a line or `nil` for the command line, and the mistake.
    let list: [(place: String?, sentence: String)]

    /// The mistakes of the configuration at a path.
    init(_ mistakes: [CheckConfiguration.Mistake], in path: String) {
      list = mistakes.map { mistake in (path + (mistake.line.map { ":\($0)" } ?? ""), mistake.sentence) }
    }

    /// A mistake on the command line.
    init(_ sentence: String) { list = [(nil, sentence)] }
  }

  /// Creates the settings of a command.
  init(_ command: CheckCommand) throws(Mistakes) {
    let file =
      command.config
      ?? (FileManager.default.fileExists(atPath: CheckConfiguration.name) ? CheckConfiguration.name : nil)
    var configuration: CheckConfiguration?
    var folder = ""
    if let file {
      do throws(CheckConfiguration.Mistakes) {
        configuration = try CheckConfiguration.read(file)
      } catch {
        throw Mistakes(error.list, in: file)
      }
      if let mistakes = configuration?.screenMistakes, !mistakes.isEmpty { throw Mistakes(mistakes, in: file) }
      folder = FilePath.folder(of: file)
    }
    func inFolder(_ path: String) -> String {
      path.hasPrefix("/") || folder.isEmpty || folder == "." ? path : folder + "/" + path
    }
    paths = command.paths.isEmpty ? (configuration?.included ?? []).map(inFolder) : command.paths
    baseline = command.baseline ?? configuration?.baseline.map(inFolder)
    if paths.isEmpty {
      throw Mistakes("name at least one document, layout file or folder")
    }
    if command.writeBaseline, baseline == nil {
      throw Mistakes("--write-baseline needs --baseline with the file to write")
    }
    var jobs = FileSearch.jobs(for: paths)
    var excluded: [FileJob] = []
    if let configuration, let file, !configuration.excluded.isEmpty {
      let folder = BaselineFile.folder(of: file)
      excluded = jobs.filter {
        $0.path != "-" && configuration.excludes(BaselineFile.name(of: $0.path, seenFrom: folder))
      }
      jobs.removeAll(where: Set(excluded).contains)
    }
    excludedPaths = excluded.filter(\.isNamed).map(\.path)
    self.jobs = command.shard?.part(of: jobs) ?? jobs
    selection = command.ruleOptions.applied(to: configuration?.selection ?? RuleSelection())
    failOn = command.failOn ?? configuration?.failOn ?? .error
    var matrix = command.matrix
    if let configuration {
      if matrix.device.isEmpty { matrix.device = configuration.devices }
      if matrix.orientation.isEmpty { matrix.orientation = configuration.orientations }
      if matrix.os.isEmpty { matrix.os = configuration.systems }
      if matrix.textSize.isEmpty { matrix.textSize = configuration.textSizes }
      if matrix.direction.isEmpty { matrix.direction = configuration.directions }
    }
    for setting in matrix.settings {
      do throws(SceneOptionError) { _ = try SceneOptions(setting) } catch {
        throw Mistakes(error.message)
      }
    }
    self.matrix = matrix
    self.file = configuration.flatMap { configuration in file.map { ($0, configuration) } }
    isComplete =
      command.paths.isEmpty && command.shard == nil && command.since == nil && command.ruleOptions.disable.isEmpty
      && command.ruleOptions.only.isEmpty && command.matrix.settings.allSatisfy { $0 == Setting() }
  }

  /// The files with the findings that are reported, and their severities.
  func selected(_ files: [CheckedFile]) -> [CheckedFile] {
    files.map { file in
      var copy = file
      copy.findings = selection.apply(to: file.findings)
      return copy
    }
  }

  /// The exceptions of the configuration that no finding of a complete check needs.
  func staleExceptions(in files: [CheckedFile]) -> Mistakes? {
    guard let file, isComplete, files.allSatisfy({ $0.outcome == .checked }) else { return nil }
    let stale = file.configuration.staleExceptions(among: files.flatMap(\.findings))
    return stale.isEmpty ? nil : Mistakes(stale, in: file.path)
  }
}

extension CheckConfiguration {
  /// The devices, orientations, text sizes and directions that do not exist.
  @MainActor
  fileprivate var screenMistakes: [Mistake] {
    screens.compactMap { setting, line in
      do throws(SceneOptionError) {
        _ = try SceneOptions(setting)
        return nil
      } catch {
        return Mistake(line: line, sentence: error.message)
      }
    }
  }
}
