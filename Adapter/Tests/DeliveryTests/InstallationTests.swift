// SPDX-License-Identifier: MIT

import Foundation
import TemporaryFolders
import Testing

@testable import Delivery

@Suite("The place with the compiled libraries")
struct InstallationTests {
  private let temporary = TemporaryFolder()
  private var root: URL { temporary.url }

  /// Writes a file that is `age` seconds old. Two files that a test writes may have the same date otherwise.
  private func write(_ path: String, _ text: String = "", age: TimeInterval = 0) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    let date = Date(timeIntervalSinceNow: -age)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
  }

  @Test("A program in a checkout belongs to the checkout, and one in an unpacked archive to that")
  func ofProgram() throws {
    try write("code/Sources/UIKit/Tinamou/Exports.swift")
    try write("code/Adapter/.build/debug/tinamou-swift")
    try write("unpacked/share/tinamou/made-with")
    try write("unpacked/bin/tinamou-swift")
    try write("alone/tinamou-swift")
    let found = { Installation(of: root.appendingPathComponent($0)) }
    #expect(found("code/Adapter/.build/debug/tinamou-swift")?.kit.recipe != nil)
    #expect(found("unpacked/bin/tinamou-swift")?.kit.recipe == nil)
    #expect(found("unpacked/bin/tinamou-swift") != nil)
    #expect(found("alone/tinamou-swift") == nil)
  }

  @Test("An archive may lack CryptoKit; its modules import none of C")
  func cryptography() throws {
    try write("share/tinamou/made-with")
    let archive = try #require(Installation(at: root))
    #expect(!archive.cryptography.isThere && archive.cryptography.recipe == nil)
    try write("lib/tinamou/crypto/libCryptoKit.so")
    #expect(archive.cryptography.isThere)
    #expect(!archive.cryptography.compilerOptions.contains("-Xcc"))
    #expect(Installation.checkout(root).cryptography.recipe?.package.lastPathComponent == "Crypto")
  }

  @Test("A checkout's library is built if it is missing, if a source is newer, and if another compiler made it")
  func needsBuild() throws {
    try write("Sources/UIKit/Tinamou/Exports.swift", age: 20)
    let kit = Installation.checkout(root).kit
    #expect(kit.needsBuild(by: "Swift 1"))
    try write(".build/debug/libTinamouKit.so", age: 30)
    try write(
      ".build/debug/TinamouKit.product/Objects.LinkFileList", "'/build/debug/UIKit.build/A.swift.o'\n/C.build/b.o")
    for module in ["UIKit", "ArgumentParser"] { try write(".build/debug/Modules/\(module).swiftmodule") }
    #expect(kit.needsBuild(by: "Swift 1"))
    try write(".build/debug/FoundationCorrections.build/rectangles.c.o")
    try write(".build/debug/FoundationCorrections.build/FoundationCorrections.swiftmodule.o")
    try kit.finish(compiler: "Swift 1")
    #expect(kit.linkerOptions.last == root.appendingPathComponent(".build/kit/Corrections/rectangles.c.o").path)
    #expect(kit.linkerOptions.filter { $0.hasSuffix(".o") }.count == 1)
    #expect(!kit.needsBuild(by: "Swift 1"))
    #expect(kit.needsBuild(by: "Swift 2"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent(".build/kit/Modules").path)
        == ["UIKit.swiftmodule"])
    try write("Sources/UIKit/Tinamou/Exports.swift", age: -20)
    #expect(kit.needsBuild(by: "Swift 1"))
  }

  @Test("A library that takes the place of another one leaves who reads that one the whole of it")
  func replacesWhole() throws {
    let kit = Installation.checkout(root).kit
    try write(".build/debug/TinamouKit.product/Objects.LinkFileList")
    try write(".build/debug/libTinamouKit.so", "the first one")
    try kit.finish(compiler: "Swift 1")
    let reader = try FileHandle(forReadingFrom: root.appendingPathComponent(".build/kit/libTinamouKit.so"))
    try write(".build/debug/libTinamouKit.so", "the second")
    try kit.finish(compiler: "Swift 1")
    #expect(try reader.readToEnd() == Data("the first one".utf8))
    let linked = root.appendingPathComponent(".build/kit")
    #expect(try String(contentsOf: linked.appendingPathComponent("libTinamouKit.so"), encoding: .utf8) == "the second")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: linked.path).sorted()
        == ["Corrections", "Modules", "compiler", "libTinamouKit.so"])
  }

  @Test("Of commands that need a library at the same time, one builds it")
  func buildsOnce() async throws {
    try write("Sources/UIKit/Tinamou/Exports.swift", age: 20)
    let kit = Installation.checkout(root).kit
    let recipe = try #require(kit.recipe)
    try write(".build/debug/TinamouKit.product/Objects.LinkFileList")
    try write(".build/debug/libTinamouKit.so")
    let builds = await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          guard kit.needsBuild(by: "Swift 1") else { return 0 }
          let built = try? BuildLock.hold(recipe, of: kit.product) {
            guard kit.needsBuild(by: "Swift 1") else { return 0 }
            try kit.finish(compiler: "Swift 1")
            return 1
          }
          return built ?? 100
        }
      }
      return await group.reduce(0, +)
    }
    #expect(builds == 1)
  }

  @Test("An archive's library is never built, and says which compiler made it")
  func archive() throws {
    try write("lib/tinamou/kit/libTinamouKit.so")
    let kit = Installation.archive(root).kit
    #expect(!kit.needsBuild(by: "Swift 2"))
    #expect(kit.compiler == nil)
    try kit.finish(compiler: "Swift 1")
    #expect(kit.compiler == "Swift 1")
  }

  @Test("Clients of the library do not need the headers of C libraries that it draws with")
  func hiddenModules() throws {
    let checkout = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../..").standardizedFileURL
    let manifest = try String(contentsOf: checkout.appendingPathComponent("Package.swift"), encoding: .utf8)
    let modules = manifest.matches(of: /\.systemLibrary\(\s*name: "(\w+)"/).map { String($0.output.1) }
    #expect(!modules.isEmpty && Set(modules).isSubset(of: PrebuiltLibrary.hiddenModules))
  }
}
