// SPDX-License-Identifier: MIT

import Foundation
import Testing

/// The behavior of the built tool with closed streams, unusual files and signals.
@Suite("Hostile streams and files", .serialized)
struct HostileStreamTests {
  /// Runs a line of shell in a folder, with `tinamou` standing for the built tool; ends it after 60 seconds.
  private func shell(_ line: String, in folder: TemporaryFolder) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
    process.arguments = [
      "60", "/bin/bash", "-c", line.replacingOccurrences(of: "tinamou", with: "'\(BuiltTool.program.path)'"),
    ]
    process.currentDirectoryURL = folder.url
    let errors = folder.url.appendingPathComponent("stderr.txt")
    let output = folder.url.appendingPathComponent("stdout.txt")
    for file in [errors, output] { try Data().write(to: file) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.run()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: try Data(contentsOf: output), as: UTF8.self),
      String(decoding: try Data(contentsOf: errors), as: UTF8.self)
    )
  }

  private static let layout =
    "size: [100, 40]\nviews:\n  a: { class: UILabel, text: hello }\nlayout: \"H:|-[a]; V:|-[a]\"\n"

  private static let document = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="14460.31" \
    targetRuntime="iOS.CocoaTouch" propertyAccessControl="none" useAutolayout="YES">
        <objects>
            <view contentMode="scaleToFill" id="iN0-l3-epB">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            </view>
        </objects>
    </document>

    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    _ = try folder.file("a.layout.yaml", Self.layout)
    _ = try folder.file("a.xib", Self.document)
    return folder
  }

  private static let commands = [
    "tinamou solve a.layout.yaml", "tinamou solve --format json a.xib", "tinamou render a.layout.yaml -o -",
    "tinamou render a.xib -o - --format svg", "tinamou check a.layout.yaml", "tinamou check a.xib --format sarif",
    "tinamou check --rules", "tinamou fidelity a.xib", "tinamou devices", "tinamou schema", "tinamou --help",
    "tinamou ib --help", "tinamou ib resolve reset a.xib -o -", "tinamou ib resolve reset a.xib --dry-run",
    "tinamou --generate-completion-script bash",
  ]

  @Test("output that cannot be written ends with 64 and a message", arguments: commands)
  func fullOutput(command: String) throws {
    let outcome = try shell("\(command) > /dev/full", in: try folder())
    #expect(outcome.status == 64, "\(outcome.errors)")
    #expect(outcome.errors.contains("the standard output cannot be written: No space left on device"))
  }

  @Test("a reader that has gone ends a command without an error", arguments: commands)
  func closedPipe(command: String) throws {
    // The command begins after the reader has ended.
    let outcome = try shell("(sleep 0.1; \(command); echo $? >&2) | :", in: try folder())
    #expect(!outcome.errors.contains("the standard output"))
    #expect(outcome.errors.hasSuffix("0\n"), "\(outcome.errors)")
  }

  @Test(
    "closed streams end a command with 64, or with what it would end with when it writes nothing", arguments: commands)
  func closedStreams(command: String) throws {
    #expect(try shell("\(command) >&- 2>&- <&-", in: try folder()).status == 64)
    let errors = try shell("\(command) >&-", in: try folder()).errors
    #expect(errors.contains("the standard output cannot be written: Bad file descriptor"))
  }

  @Test(
    "an endless standard input is refused in bounded memory",
    arguments: [
      "tinamou solve -", "tinamou render - -o out.png", "tinamou check -", "tinamou ib resolve reset - --dry-run",
    ])
  func endlessInput(command: String) throws {
    let outcome = try shell("ulimit -v 1500000; \(command) < /dev/zero", in: try folder())
    #expect(outcome.status == 66, "\(outcome.errors)")
    let text = outcome.errors + outcome.output
    #expect(text.contains(" bytes") || text.contains(" MB"), "\(text)")
  }

  @Test("pipes and devices named like documents are refused, in folders and by name")
  func pipes() throws {
    let folder = try folder()
    #expect(mkfifo(folder.path("pipe.xib"), 0o600) == 0)
    #expect(mkfifo(folder.path("pipe.layout.yaml"), 0o600) == 0)
    for command in [
      "check .", "check pipe.xib", "solve pipe.xib", "solve pipe.layout.yaml", "fidelity .",
      "ib resolve reset pipe.xib", "render pipe.xib -o out.png", "solve a.xib --inputs pipe.xib",
    ] {
      let outcome = try shell("tinamou \(command)", in: folder)
      #expect(outcome.status == 66, "\(command): \(outcome.errors)")
      #expect((outcome.errors + outcome.output).contains("this is a pipe, not a file"), "\(command): \(outcome.errors)")
    }
    let image = "views: { a: { class: UIImageView, image: pipe.xib } }\n"
    _ = try folder.file("image.layout.yaml", image)
    #expect(try shell("tinamou solve image.layout.yaml", in: folder).status == 66)
  }

  @Test("no output replaces an input with any name")
  func inputs() throws {
    let folder = try folder()
    _ = try folder.file("b.svg", Self.layout)
    #expect(symlink("a.layout.yaml", folder.path("link.png")) == 0)
    for command in [
      "check a.xib --baseline a.xib --write-baseline", "check . --baseline a.layout.yaml --write-baseline",
      "render a.layout.yaml -o link.png", "render b.svg -o b.svg",
    ] {
      let outcome = try shell("tinamou \(command)", in: folder)
      #expect(outcome.status == 64, "\(command): \(outcome.errors)")
    }
    #expect(try String(contentsOfFile: folder.path("a.xib"), encoding: .utf8) == Self.document)
    #expect(try String(contentsOfFile: folder.path("a.layout.yaml"), encoding: .utf8) == Self.layout)
    #expect(try String(contentsOfFile: folder.path("b.svg"), encoding: .utf8) == Self.layout)
  }

  @Test("an image of a layout is an input too")
  func images() throws {
    let folder = try folder()
    #expect(try shell("tinamou render a.layout.yaml -o photo.png", in: folder).status == 0)
    _ = try folder.file(
      "image.layout.yaml", "views: { a: { class: UIImageView, image: photo.png } }\nlayout: \"H:|[a]|; V:|[a]|\"\n")
    let before = try Data(contentsOf: URL(fileURLWithPath: folder.path("photo.png")))
    let outcome = try shell("tinamou render image.layout.yaml -o photo.png", in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("photo.png") && outcome.errors.contains("input"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: folder.path("photo.png"))) == before)
  }

  @Test("a baseline replaces a baseline, and no other file")
  func baselines() throws {
    let folder = try folder()
    for _ in 0..<2 {
      #expect(try shell("tinamou check a.xib --baseline known.json --write-baseline", in: folder).status == 0)
    }
    _ = try folder.file("notes.txt", "notes")
    let outcome = try shell("tinamou check a.xib --baseline notes.txt --write-baseline", in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("'notes.txt' is not a baseline and is not replaced"))
    #expect(try String(contentsOfFile: folder.path("notes.txt"), encoding: .utf8) == "notes")
    #expect(
      try shell("tinamou check a.xib --baseline /dev/null --write-baseline; test -c /dev/null", in: folder).status == 0)
    #expect(try shell("tinamou check a.xib --baseline /dev/full --write-baseline", in: folder).status == 64)
  }

  @Test("pictures follow links and keep permissions")
  func pictures() throws {
    let folder = try folder()
    let line = "touch real.png; chmod 600 real.png; ln -s real.png link.png; tinamou render a.layout.yaml -o link.png"
    #expect(
      try shell("\(line); test -L link.png -a -s real.png -a $(stat -c %a real.png) = 600", in: folder).status == 0)
    #expect(try shell("chmod 400 real.png; tinamou render a.layout.yaml -o real.png", in: folder).status == 64)
  }

  @Test("patterns of frames have bounds")
  func patterns() throws {
    let folder = try folder()
    _ = try folder.file("moving.layout.yaml", Self.layout + "animate: { views: { a: { alpha: 0 } } }\n")
    let outcome = try shell("tinamou render moving.layout.yaml --frames 2 -o '%999999999d.png'", in: folder)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("digits"))
    #expect(
      try shell("tinamou render moving.layout.yaml --frames 2 -o '%99999999999999999999d.png'", in: folder).status == 64
    )
  }

  @Test("workers end with their parent")
  func unusedRecordings() throws {
    let folder = try folder()
    // A busy worker: it reads a line that takes long. The parent is killed, and soon no process remains.
    let line = """
      mkdir many; for i in $(seq 400); do cp a.xib many/$i.xib; done
      tinamou check many --jobs 2 --device 'iPhone 15' --device 'iPad 10.2' > /dev/null & parent=$!
      sleep 1; workers=$(pgrep -P $parent); kill -9 $parent
      for i in $(seq 100); do
        sleep 0.1; alive=0
        for worker in $workers; do kill -0 $worker 2>/dev/null && alive=1; done
        [ $alive = 0 ] && exit 0
      done
      exit 3
      """
    #expect(try shell(line, in: folder).status == 0)
  }

  @Test("an interrupted write leaves nothing behind")
  func interrupted() throws {
    let folder = try folder()
    let line = """
      for i in 0.01 0.03 0.05 0.07 0.09 0.11 0.13 0.15 0.2 0.25 0.3; do
        tinamou render a.layout.yaml -o out.png & pid=$!; sleep $i; kill -9 $pid 2>/dev/null; wait $pid 2>/dev/null
        tinamou ib resolve reset a.xib -o b.xib >/dev/null & pid=$!; sleep $i; kill -TERM $pid 2>/dev/null; wait $pid
      done
      tinamou render a.layout.yaml -o out.png; ls -A
      """
    let names = Set(try shell(line, in: folder).output.split(separator: "\n").map(String.init))
    #expect(names.isSubset(of: ["a.layout.yaml", "a.xib", "out.png", "b.xib", "stderr.txt", "stdout.txt"]))
  }
}
