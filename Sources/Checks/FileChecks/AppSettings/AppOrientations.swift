// SPDX-License-Identifier: MIT

import SystemFiles

/// The orientations in which phones show the apps of a project.
@MainActor
public enum AppOrientations {
  /// The answers, by the folder of the project.
  private static var known: [String: Bool] = [:]

  /// Whether a phone shows an app in landscape to which a file belongs: as its property lists and projects say, or if none of them says.
  public static func includeLandscape(around path: String) -> Bool {
    let folder = AppSources.projectFolder(of: path)
    if let known = known[folder] { return known }
    let lists = FileSearch.jobs(for: [folder]).flatMap { orientations(in: $0.path) }
    let answer = lists.isEmpty || lists.contains { list in list.contains { $0.contains("Landscape") } }
    known[folder] = answer
    return answer
  }

  /// The lists of orientations in a file with settings.
  private static func orientations(in path: String) -> [[String]] {
    guard let kind = SettingsKind(path: path),
      // A file that cannot be read is reported where it is checked.
      let bytes = try? InputFile.read(path, limit: SettingsCheck.sizeLimit)
    else { return [] }
    switch kind {
    case .informationList: return InformationList(bytes, path: path)?.phoneOrientations.map { [$0] } ?? []
    case .xcodeProject: return XcodeSettings(bytes).phoneOrientations
    case .projectDescription: return DescribedSettings(bytes).phoneOrientations.map { [$0] } ?? []
    }
  }
}
