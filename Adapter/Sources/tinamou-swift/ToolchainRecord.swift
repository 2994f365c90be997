// SPDX-License-Identifier: MIT

import Delivery
import Foundation

/// The last answer of the toolchain on the search path, in the user's folder of caches. To ask takes a tenth of a second.
struct ToolchainRecord {
  private struct Answer: Codable {
    var compiler: String
    var stamp: FileStamp
    var toolchain: Toolchain
  }

  private let compiler: String
  private let stamp: FileStamp
  private let file: URL

  /// The record of the compiler that `swift` is a link to; `nil` if that is a program which chooses among toolchains.
  static var ofSearchPath: ToolchainRecord? {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    guard let swift = folders.map({ "\($0)/swift" }).first(where: FileManager.default.isExecutableFile),
      let caches = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
    else { return nil }
    let folder = URL(fileURLWithPath: swift).resolvingSymlinksInPath().deletingLastPathComponent()
    let compiler = folder.appendingPathComponent("swift-frontend").path
    guard let stamp = FileStamp(path: compiler) else { return nil }
    return ToolchainRecord(
      compiler: compiler, stamp: stamp, file: caches.appendingPathComponent("tinamou/toolchain.json"))
  }

  /// The answer, if this compiler has given it.
  var toolchain: Toolchain? {
    guard let data = try? Data(contentsOf: file), let answer = try? JSONDecoder().decode(Answer.self, from: data),
      answer.compiler == compiler, answer.stamp == stamp
    else { return nil }
    return answer.toolchain
  }

  /// Keeps an answer. Without a folder that can be written, the toolchain is asked each time.
  func keep(_ toolchain: Toolchain) {
    let answer = Answer(compiler: compiler, stamp: stamp, toolchain: toolchain)
    try? FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? JSONEncoder().encode(answer).write(to: file, options: .atomic)
  }
}
