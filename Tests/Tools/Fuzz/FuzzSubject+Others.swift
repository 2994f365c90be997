// SPDX-License-Identifier: MIT

import Foundation
import LayoutFiles
import Pictures
import QuickVFL
import UIKit

extension FuzzSubject {
  private static let layoutTokens = [
    "&a ", "*a", "<<: ", "? ", "- ", ": ", "~", "[", "]", "{", "}", "|", ">", "'", "\"", "\n", "\t", "  ", "#",
    "!!str ", "---\n",
    "1e999", ".nan", "-1", "@", "subviews: [root]", "H:|", "V:", "(>=", "%", "C:", "class: UILabel", "\u{0}",
    "\u{FEFF}", "中",
    "👩‍👩‍👧‍👦", "\u{202E}", "size: [0, 0]", "numberOfLines: -1", "==", "<=", "font: 1e3", "image: { size: [1e19, 2] }",
    "image: { symbol: gear, pointSize: 5 }", "margins: -1e19", "a.width == 1e30 * b.height", "frame: [3e38, 0, 1, 1e9]",
    "animate: { duration: 1, views: { a: { alpha: 0 } } }", "transform: { scale: 1e9, rotate: 45 }", "border: 1e9",
    "cornerRadius: 1e9", "class: UIStackView", "spacing: 1e9", "class: UIPageControl", "numberOfPages: 1000",
  ]

  private static func layout(
    _ name: String, _ run: @escaping @MainActor (_ bytes: [UInt8], _ path: String) -> Void
  ) -> FuzzSubject {
    FuzzSubject(
      name: name, ending: ".layout.yaml", seedEndings: [".layout.yaml"], tokens: layoutTokens, run: run)
  }

  static let layoutFiles = [
    layout("layout-solve") { bytes, path in
      FuzzCommand.perform(["solve", path, "--format", bytes.count % 2 == 0 ? "json" : "text"])
    },
    layout("layout-render") { bytes, path in
      let format = ["png", "svg", "pdf"][bytes.count % 3]
      let overlays = bytes.count % 2 == 0 ? ["--show", "frames,constraints,names,baselines,margins"] : []
      FuzzCommand.perform(["render", path, "-o", FuzzCommand.folder(of: path), "--format", format] + overlays)
      if bytes.count % 10 == 0 {
        FuzzCommand.perform(["render", path, "-o", FuzzCommand.folder(of: path) + "/%02d.svg", "--frames", "3"])
      }
    },
    layout("layout-check") { _, path in check(path) },
    layout("layout-convert") { bytes, path in
      let forms = ["anchors", "snapkit", "masonry", "vfl", "quickvfl", "layout", "xib"]
      FuzzCommand.perform(["convert", path, "--to", forms[bytes.count % forms.count]])
      FuzzCommand.perform(["solve", path, path])
    },
  ]

  static let others = [
    FuzzSubject(
      name: "visual-format", ending: ".vfl", seedEndings: [".vfl"],
      tokens: [
        "H:", "V:", "|", "-", "[", "]", "(", ")", "@", ">=", "<=", "==", ",", ".", "*", "/", "+", "%", "{", "}", ";",
        "\n", "//",
        "/*", "C:", "~", "..", "1e309", "1e-320", "superview", "self", "中", "\u{0}", "a", "b", "m", "n", "[a(1e30)]",
      ], run: format),
    FuzzSubject(
      name: "source-check", ending: ".swift", seedEndings: [".swift"],
      tokens: [
        "\"", "\"\"\"", "#\"", "\"#", "\\(", "\\", "/*", "*/", "//", "\n", "(", ")", "[", "]", "{", "}", "@\"", ":",
        "constraints(withVisualFormat: \"H:|-[a]-|\", metrics: [\"m\": 8], views: [\"a\": a])", "\u{0}", "中",
      ]
    ) { _, path in FuzzSubject.check(path) },
    FuzzSubject(
      name: "log-explain", ending: ".log", seedEndings: [".log", ".txt"],
      tokens: [
        "\n", "<NSLayoutConstraint:0x1 ", "UIView:0x2", ".width == 5", "(active)>", "names:", "'|'", "@1000", "H:|-(",
        "]",
        "Will attempt to recover by breaking constraint", "Unable to simultaneously satisfy constraints.", "(", ")",
        "\u{0}",
      ]
    ) { bytes, path in
      FuzzCommand.perform(["explain", path, "--format", bytes.count % 2 == 0 ? "json" : "text"])
    },
    FuzzSubject(
      name: "image", ending: ".png", seedEndings: [".png", ".jpg", ".pdf"],
      tokens: [
        "%PDF-1.4\n", "1 0 obj", "<<", ">>", "<", "(", "\\", "/Length 9", "stream\n", "endstream", "/Type /Page", " R ",
        "IHDR", "IDAT", "IEND", "PLTE", "tRNS", "zTXt", "iCCP", "acTL", "JFIF", "Exif", "Adobe", "\u{0}\u{0}\u{0}\u{1}",
      ],
      run: image),
    FuzzSubject(
      name: "inputs-table", ending: ".tsv", seedEndings: [".tsv"],
      tokens: ["\t", "\n", "\r\n", "safeArea", "margin", "top", "{", "}"]
    ) { _, path in
      FuzzCommand.perform(["solve", FuzzCommand.package + "/Fixtures/Documents/LoginView.xib", "--inputs", path])
    },
    FuzzSubject(
      name: "command-line", ending: ".args", seedEndings: [".args"],
      tokens: [
        "\n", "--", "-", "=", "--format", "--device", "--scale", "-o", "/dev/null", "0", "-1", "1e400", "nan", "%d",
        "%0999d",
        "--jobs", "--worst", "--frames", "\n--help", "\u{1B}[31m", "中",
      ], run: commandLine),
  ]

  /// Lays out views by a format in each dialect. Exceptions of UIKit are recorded and do not end the process.
  private static func format(_ bytes: [UInt8], _ path: String) {
    let text = String(decoding: bytes, as: UTF8.self)
    FuzzCommand.catchingExceptions {
      let (root, views) = views()
      let constraints = NSLayoutConstraint.constraints(
        withVisualFormat: text, options: bytes.count % 3 == 0 ? [.alignAllTop] : [],
        metrics: ["m": 12, "n": 501.5], views: views)
      root.addConstraints(constraints)
      root.layoutIfNeeded()
      let (second, others) = Self.views()
      second.q_addConstraintsByText(text, involvedViews: others)
      second.layoutIfNeeded()
    }
  }

  private static func views() -> (UIView, [String: UIView]) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    var views: [String: UIView] = [:]
    for name in ["a", "b", "c", "a1", "a2"] {
      let label = UILabel()
      label.text = name
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      views[name] = label
    }
    return (root, views)
  }

  /// Decodes an image for every kind of picture.
  private static func image(_ bytes: [UInt8], _ path: String) {
    guard let image = UIImage(data: Data(bytes)) else { return }
    let view = UIImageView(image: image)
    view.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    let picture = Picture(of: view, options: Picture.Options(scale: 1))
    _ = try? picture.data(as: .png)
    _ = try? picture.data(as: .svg)
  }

  private static func commandLine(_ bytes: [UInt8], _ path: String) {
    let words = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    FuzzCommand.perform(words.map { $0 == "FILE" ? FuzzCommand.package + "/Fixtures/Documents/LoginView.xib" : $0 })
  }
}
