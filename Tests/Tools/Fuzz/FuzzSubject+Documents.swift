// SPDX-License-Identifier: MIT

import FileChecks
import InterfaceBuilder
import InterfaceDocuments
import LayoutChecks
import Reports
import TinamouCommands

extension FuzzSubject {
  private static let documentTokens = [
    "<view/>", "<subviews>", "</subviews>", "<constraint firstAttribute=\"width\" constant=\"5\" id=\"q\"/>", "&#0;",
    "&lt;",
    "<!--", "-->", "<![CDATA[", "<?x?>", "\"", "'", ">", "<", "multiplier=\"1e-320\"", "multiplier=\"0:5\"",
    "priority=\"0\"",
    " spacing=\"1e309\"", " constant=\"nan\"", "<rect key=\"frame\" x=\"3e38\" y=\"0\" width=\"1e19\" height=\"-1\"/>",
    "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"1e308\"/>", " id=\"a\"", "\u{0}", "\u{FEFF}",
    "中",
    "</view>", "<stackView/>", "customClass=\"X\"", " misplaced=\"YES\"", "secondItem=\"\"", " numberOfLines=\"-1\"",
  ]

  private static func document(
    _ name: String, _ run: @escaping @MainActor (_ bytes: [UInt8], _ path: String) -> Void
  ) -> FuzzSubject {
    FuzzSubject(name: name, ending: ".xib", seedEndings: [".xib", ".storyboard"], tokens: documentTokens, run: run)
  }

  static let documents = [
    document("document-solve") { bytes, path in
      FuzzCommand.perform(["solve", path, "--format", bytes.count % 2 == 0 ? "json" : "text"])
    },
    document("document-render") { bytes, path in
      let format = ["png", "svg", "pdf"][bytes.count % 3]
      let overlays = bytes.count % 2 == 0 ? ["--show", "frames,constraints,names,baselines,margins"] : []
      FuzzCommand.perform(["render", path, "-o", FuzzCommand.folder(of: path), "--format", format] + overlays)
    },
    document("document-check") { _, path in check(path) },
    document("document-ib") { bytes, path in
      let actions = ["update-frames", "update-constants", "add-missing", "reset", "clear"]
      FuzzCommand.perform(["ib", "resolve", actions[bytes.count % actions.count], path, "-o", "-"])
      FuzzCommand.perform(["ib", "resolve", bytes.count % 2 == 0 ? "reset" : "add-missing", path, "--dry-run"])
      editViews(bytes, path)
    },
    document("document-convert") { bytes, path in
      let forms = ["anchors", "snapkit", "masonry", "vfl", "quickvfl", "layout", "xib"]
      FuzzCommand.perform(["convert", path, "--to", forms[bytes.count % forms.count]])
      FuzzCommand.perform(["explain", path])
    },
    document("document-twice") { bytes, path in
      let other = bytes.count % 2 == 0 ? path : FuzzCommand.package + "/Fixtures/Documents/Shop.storyboard"
      FuzzCommand.perform(["solve", path, other])
      FuzzCommand.perform(["fidelity", path, other, "--jobs", "1"])
      FuzzCommand.perform(["render", path, other, "-o", FuzzCommand.folder(of: path), "--format", "svg"])
      for path in [path, other] { check(path) }
    },
    document("document-fidelity") { bytes, path in
      FuzzCommand.perform(["fidelity", path, "--format", bytes.count % 2 == 0 ? "json" : "table"])
    },
  ]

  /// Aligns and pins some views of the document, if it can be read.
  private static func editViews(_ bytes: [UInt8], _ path: String) {
    guard let document = try? InterfaceDocument(bytes: bytes) else { return }
    let ids = document.scenes.flatMap(\.views).map(\.id).filter { !$0.isEmpty && !$0.hasPrefix("-") }
    guard ids.count > 2 else { return }
    let views = [ids[bytes.count % ids.count], ids[(bytes.count / 7) % ids.count]]
    FuzzCommand.perform(["ib", "align", path, "-o", "-", "--edges", "leading", "top", "--views"] + views)
    FuzzCommand.perform(
      [
        "ib", "pin", path, "-o", "-", "--width", "canvas", "--height", "canvas", "--leading", "8",
        "--aspect-ratio", "canvas", "--views",
      ] + views)
  }

  /// Checks a file and makes every kind of report.
  static func check(_ path: String) {
    let file = FileCheck(settings: [Setting()]).check(FileJob(path: path, isNamed: true))
    let report = CheckReport(files: [file], matrix: [Setting()], minimumSeverity: .note)
    _ = report.text(style: .plain).utf8.count + report.json.text().utf8.count + report.sarif.text().utf8.count
    _ = report.githubCommands
  }
}
