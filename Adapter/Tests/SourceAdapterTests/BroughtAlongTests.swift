// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SourceAdapter

@Suite("Names that Foundation brings along on iOS, and modules of Tinamou on Linux")
struct BroughtAlongTests {
  /// The modules of Tinamou that have them, with what is Tinamou's own.
  private static let modules = [
    "FoundationAdditions": Set<String>(), "ObjectiveC": ["LayoutException", "LayoutSetting"],
  ]

  private static func names(of module: String) throws -> Set<String> {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(4).joined(separator: "/").dropFirst()
    let directory = "\(root)/Sources/Foundation/\(module)"
    let declaration =
      /(?m)^(?:@\S+ )*(?:public|open)(?: final)? (?:class|struct|enum|protocol|func|let|var|typealias) ([A-Za-z]\w+)/
    let paths = try #require(FileManager.default.enumerator(atPath: directory)).compactMap { $0 as? String }
    return try paths.filter { $0.hasSuffix(".swift") }.reduce(into: []) { names, path in
      let text = try String(contentsOfFile: directory + "/" + path, encoding: .utf8)
      names.formUnion(text.matches(of: declaration).map { String($0.1) })
    }
  }

  @Test("A file that uses one imports its module", arguments: modules.keys.sorted())
  func imports(module: String) throws {
    let names = try Self.names(of: module).subtracting(Self.modules[module] ?? [])
    #expect(names.count > 30)
    for name in names.sorted() {
      for other in ["Foundation", "CoreBluetooth"] {
        let text = adapted("import \(other)\nlet a: Any = \(name).self\n")
        #expect(text.contains("import \(module)"), "\(name) with \(other)")
      }
    }
  }
}
