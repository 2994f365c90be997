// SPDX-License-Identifier: MIT

import Foundation

/// Makes SwiftPM compile files again whose adapted text changed.
///
/// SwiftPM decides by the date of the author's file, which may not have changed, or may have changed between the adaptation and the
/// build, so that SwiftPM takes the old text for the new one. Without its object file it has to compile it; the author's file is not
/// touched.
public enum StaleObjects {
  /// Removes the object files of some sources.
  public static func remove(for sources: [String], in package: AdaptedPackage) {
    if sources.isEmpty { return }
    let names = Set(sources.map { ($0 as NSString).lastPathComponent })
    let plainNames = names.map { ($0 as NSString).deletingPathExtension }
    // Missing files are the usual case: a name belongs to one target.
    for configuration in ["debug", "release"] {
      for target in folders(in: package.scratch.appendingPathComponent(configuration), ending: ".build") {
        for name in names { unlink(target.appendingPathComponent(name + ".o").path) }
      }
    }
    // The other build system of SwiftPM has a folder for each package, configuration, target and architecture.
    let intermediates = package.scratch.appendingPathComponent("out/Intermediates.noindex")
    for target in folders(in: intermediates, ending: ".build").flatMap({ folders(in: $0) })
      .flatMap({ folders(in: $0, ending: ".build") })
    {
      for architecture in folders(in: target.appendingPathComponent("Objects-normal")) {
        for name in plainNames { unlink(architecture.appendingPathComponent(name + ".o").path) }
      }
    }
  }

  private static func folders(in directory: URL, ending: String = "") -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    return names.filter { $0.hasSuffix(ending) }.map(directory.appendingPathComponent)
  }
}
