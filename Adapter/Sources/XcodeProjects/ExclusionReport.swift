// SPDX-License-Identifier: MIT

import Foundation

/// The files that are not part of a package, or not with all of their code, by causes.
struct ExclusionReport {
  private var groups: [(reason: ExcludedFile.Reason, files: [String])] = []
  private let pods: Set<String>

  init(_ excluded: [ExcludedFile], pods: Set<String>) {
    self.pods = pods
    for file in excluded {
      if let position = groups.firstIndex(where: { $0.reason == file.reason }) {
        groups[position].files.append(file.path)
      } else {
        groups.append((file.reason, [file.path]))
      }
    }
  }

  /// One line for each cause, the costliest first.
  var lines: [String] {
    groups.sorted { $0.files.count > $1.files.count }.map { reason, files in
      let isOne = files.count == 1
      let count = isOne ? "1 file" : "\(files.count) files"
      return "  \(count) \(sentence(reason, isOne)) (\(Self.list(files)))\n"
    }
  }

  private func sentence(_ reason: ExcludedFile.Reason, _ isOne: Bool) -> String {
    let imports = isOne ? "imports" : "import"
    return switch reason {
    case .missingModule("SwiftUI"):
      "\(imports) SwiftUI, which is not available on Linux: such views become boxes with their names"
    case .missingModule(let name) where pods.contains(name):
      "\(imports) \(name), which the project has from CocoaPods or Carthage: `--packages FOLDER` takes it from a folder of packages"
    case .missingModule(let name): "\(imports) \(name), which is not available on Linux"
    case .otherLanguage:
      "\(isOne ? "is" : "are") not written in Swift: what a bridging header imports of \(isOne ? "it" : "them") does nothing, and other "
        + "uses are left out"
    case .xcodeOnly(let kind): "\(isOne ? "is" : "are") compiled by Xcode only (\(kind))"
    case .sameName(let name): "\(isOne ? "has" : "have") the name of another resource, \(name)"
    case .missing: "\(isOne ? "is" : "are") named by the project and \(isOne ? "does" : "do") not exist"
    }
  }

  private static func list(_ paths: [String]) -> String {
    let names = paths.prefix(3).map { $0.split(separator: "/").last.map(String.init) ?? $0 }
    return names.joined(separator: ", ") + (paths.count > 3 ? ", …" : "")
  }
}
