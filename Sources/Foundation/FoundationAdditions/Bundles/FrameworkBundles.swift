// SPDX-License-Identifier: MIT

import Foundation

/// The bundles of the modules of a program that have resources of their own, as frameworks have on iOS.
///
/// The command that builds an app puts them in the directory `Frameworks` beside the program.
enum FrameworkBundles {
  /// The bundles by the names of their modules.
  private static let all = bundles(in: Bundle.main.bundleURL.appendingPathComponent("Frameworks"))

  /// Returns the bundles in a directory by the names of their modules.
  static func bundles(in directory: URL) -> [String: Bundle] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    var result: [String: Bundle] = [:]
    for name in names where name.hasSuffix(".framework") {
      result[String(name.dropLast(10))] = Bundle(url: directory.appendingPathComponent(name))
    }
    return result
  }

  /// Returns the bundle of the module of a class; `nil` for a class of the program.
  static func bundle(of type: AnyClass) -> Bundle? {
    all.isEmpty ? nil : all[String(String(reflecting: type).prefix { $0 != "." })]
  }
}

/// Returns the bundle of the framework of a class; `nil` for a class of the program.
@_silgen_name("tinamou_framework_of_class")
func frameworkBundle(of type: AnyClass) -> Bundle? { FrameworkBundles.bundle(of: type) }
