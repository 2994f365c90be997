// SPDX-License-Identifier: MIT

import Foundation
import Testing

@testable import SystemFiles

@Suite("Writing files")
struct OutputFileTests {
  private let text = Array("new".utf8)

  private func fault(_ path: String, inputs: OutputFile.InputRule = .keep) -> FileFault? {
    do throws(FileFault) {
      try OutputFile.write(text, to: path, inputs: inputs)
      return nil
    } catch { return error }
  }

  private func contents(_ path: String) -> String? { try? String(contentsOfFile: path, encoding: .utf8) }

  @Test("a new file and a replaced one have the contents, and nothing else is left")
  func plain() throws {
    let folder = try Folder()
    for _ in 0..<2 {
      #expect(fault(folder.path("file")) == nil)
      #expect(contents(folder.path("file")) == "new")
    }
    #expect(folder.names == ["file"])
  }

  @Test("permissions stay, and a new file has those that the process gives", arguments: [0o600, 0o640, 0o755, 0o666])
  func permissions(mode: Int) throws {
    let folder = try Folder()
    #expect(fault(folder.path("file")) == nil)
    let mask = umask(0)
    umask(mask)
    #expect(permissions(of: folder.path("file")) == 0o666 & ~mask)
    #expect(chmod(folder.path("file"), mode_t(mode)) == 0)
    #expect(fault(folder.path("file")) == nil)
    #expect(permissions(of: folder.path("file")) == mode_t(mode))
  }

  private func permissions(of path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test("a link stays a link; the file it leads to is replaced or made")
  func links() throws {
    let folder = try Folder()
    for (link, target) in [("a", "there"), ("b", "missing")] {
      if target == "there" { try Data("old".utf8).write(to: URL(fileURLWithPath: folder.path(target))) }
      #expect(symlink(target, folder.path(link)) == 0)
      #expect(fault(folder.path(link)) == nil)
      #expect(contents(folder.path(target)) == "new")
      #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path(link))) == target)
    }
  }

  @Test("a device, a pipe and a folder stay what they are")
  func otherKinds() throws {
    let folder = try Folder()
    let pipe = folder.path("pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(fault(pipe) == .system(ENXIO), "nobody reads it")
    #expect(fault("/dev/null") == nil)
    #expect(fault("/dev/full") == .system(ENOSPC))
    #expect(fault(folder.path("")) == .notRegular(.folder))
    #expect(fault(folder.path("none/file")) == .system(ENOENT))
    #expect(folder.names == ["pipe"])
  }

  @Test("a file that was read is not replaced through any path, unless it is being edited")
  @MainActor
  func inputs() throws {
    let folder = try Folder()
    let path = folder.path("input")
    try Data("old".utf8).write(to: URL(fileURLWithPath: path))
    #expect(symlink("input", folder.path("link")) == 0)
    #expect(link(path, folder.path("second")) == 0)
    InputRecord.protecting([]) {
      _ = try? InputFile.read(path, limit: 100)
      for name in ["input", "link", "second", "../\(URL(fileURLWithPath: folder.path("")).lastPathComponent)/input"] {
        #expect(fault(folder.path(name)) == .isInput)
      }
      #expect(fault(folder.path("other")) == nil)
    }
    InputRecord.protecting([path]) { #expect(fault(path) == .isInput) }
    #expect(contents(path) == "old")
    InputRecord.protecting([path]) { #expect(fault(path, inputs: .replace) == nil) }
    #expect(contents(path) == "new")
    #expect(fault(path) == nil)
  }

  @Test("temporary files of processes that have ended are removed, others stay")
  func abandoned() throws {
    let folder = try Folder()
    let ended = Process()
    ended.executableURL = URL(fileURLWithPath: "/bin/true")
    try ended.run()
    ended.waitUntilExit()
    let abandoned = ".tinamou-\(ended.processIdentifier)-17"
    let names = [abandoned, ".tinamou-\(getppid())-17", ".tinamou-notes", ".tinamou-1-2-3", "file.\(getpid()).part"]
    for name in names { try Data().write(to: URL(fileURLWithPath: folder.path(name))) }
    #expect(fault(folder.path("file")) == nil)
    #expect(Set(folder.names) == Set(names + ["file"]).subtracting([abandoned]))
  }

  @Test("names of temporary files contain the process that created them")
  func names() {
    let made = TemporaryName.make(in: "/folder")
    #expect(made.hasPrefix("/folder/"))
    #expect(TemporaryName.process(ofName: String(made.dropFirst("/folder/".count))) == getpid())
    for name in ["", ".tinamou-", ".tinamou-5", ".tinamou-0-1", ".tinamou--1-1", ".tinamou-5-x", "tinamou-5-1"] {
      #expect(TemporaryName.process(ofName: name) == nil, "\(name)")
    }
  }
}
