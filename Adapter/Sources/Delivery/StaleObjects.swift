// SPDX-License-Identifier: MIT

import Foundation

/// Makes SwiftPM compile files again whose adapted text changed though the author's file did not.
///
/// SwiftPM decides by the date of the author's file. Without its object file it has to compile it; the author's file is not
/// touched.
public enum StaleObjects {
  /// Removes the object files of some sources.
  public static func remove(for sources: [String], in package: AdaptedPackage) {
    if sources.isEmpty { return }
    let names = Set(sources.map { ($0 as NSString).lastPathComponent + ".o" })
    for configuration in ["debug", "release"] {
      let programs = package.scratch.appendingPathComponent(configuration)
      let targets = (try? FileManager.default.contentsOfDirectory(atPath: programs.path)) ?? []
      for target in targets where target.hasSuffix(".build") {
        let directory = programs.appendingPathComponent(target)
        for name in names {
          // Missing files are the usual case: a name belongs to one target.
          unlink(directory.appendingPathComponent(name).path)
        }
      }
    }
  }
}
