// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SystemFiles

@Suite("Reading files")
struct InputFileTests {
  private func fault(_ path: String, limit: Int = 1 << 20) -> FileFault? {
    do throws(FileFault) {
      _ = try InputFile.read(path, limit: limit)
      return nil
    } catch { return error }
  }

  @Test("devices, pipes, sockets and folders are refused without waiting")
  func otherKinds() throws {
    let folder = try Folder()
    let pipe = folder.path("pipe.xib")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(fault(pipe) == .notRegular(.pipe))
    #expect(fault("/dev/zero") == .notRegular(.device))
    #expect(fault("/dev/null") == .notRegular(.device))
    #expect(fault(folder.path("")) == .notRegular(.folder))
    #expect(fault(folder.path("none")) == .system(ENOENT))
  }

  @Test("a file beyond the limit is refused before any of it is in memory")
  func largeFile() throws {
    let folder = try Folder()
    let path = folder.path("sparse")
    let descriptor = open(path, O_WRONLY | O_CREAT, 0o600)
    #expect(ftruncate(descriptor, 1 << 40) == 0)
    close(descriptor)
    #expect(fault(path, limit: 1000) == .tooLarge(limit: 1000))
  }

  @Test("a file of just the limit is read, also through a link")
  func wholeFile() throws {
    let folder = try Folder()
    let path = folder.path("file")
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    try Data(bytes).write(to: URL(fileURLWithPath: path))
    #expect(try InputFile.read(path, limit: bytes.count) == bytes)
    #expect(fault(path, limit: bytes.count - 1) == .tooLarge(limit: bytes.count - 1))
    #expect(symlink(path, folder.path("link")) == 0)
    #expect(try InputFile.read(folder.path("link"), limit: bytes.count) == bytes)
  }

  @Test("a stream without an end is read up to the limit and one part")
  func endlessStream() throws {
    let descriptor = open("/dev/zero", O_RDONLY)
    defer { close(descriptor) }
    let count = try InputFile.read(descriptor, upTo: 100_000).count
    #expect((100_001...100_000 + 1 << 16).contains(count))
  }
}

/// A folder that is removed at the end of the test.
final class Folder {
  private let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("tinamou-files-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func path(_ name: String) -> String { url.path + "/" + name }

  var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted() }
}
