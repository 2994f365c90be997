// SPDX-License-Identifier: MIT

import LayoutModel
import VisualFormat

// The functions that index.html calls. Texts pass through one buffer in the memory of the module: the page writes a text there
// before a call, and reads the result of the call from it.

/// The text that passes between the page and the module, in UTF-8.
nonisolated(unsafe) private var text: [UInt8] = []

/// The layout that the page shows.
nonisolated(unsafe) private var layout = BoxLayout(width: 0, height: 0)

/// Makes room for a text of `count` bytes and returns its address.
@_expose(wasm, "textBuffer")
@_cdecl("textBuffer")
func textBuffer(_ count: Int) -> UnsafeMutableRawPointer? {
  text = [UInt8](repeating: 0, count: count)
  return textAddress()
}

/// Returns the address of the text.
@_expose(wasm, "textAddress")
@_cdecl("textAddress")
func textAddress() -> UnsafeMutableRawPointer? {
  text.withUnsafeMutableBytes { $0.baseAddress }
}

/// Returns the number of bytes of the text.
@_expose(wasm, "textCount")
@_cdecl("textCount")
func textCount() -> Int { text.count }

/// Replaces the layout by that of the visual formats in the text, in a rectangle in points.
///
/// Returns whether the formats have no error. The text is empty then; otherwise it is the error with its place.
@_expose(wasm, "load")
@_cdecl("load")
func load(_ width: Double, _ height: Double) -> Bool {
  let formats = String(decoding: text, as: UTF8.self)
  let new = BoxLayout(width: width, height: height)
  do throws(VisualFormatError) {
    try new.add(formats)
  } catch {
    text = Array("Line \(error.line), column \(error.column): \(error.message)".utf8)
    return false
  }
  layout = new
  text = []
  return true
}

/// Sets the size of the rectangle that contains the boxes, in points.
@_expose(wasm, "resize")
@_cdecl("resize")
func resize(_ width: Double, _ height: Double) {
  layout.resize(width: width, height: height)
}

/// Sets the content size of the box whose name is in the text, in points.
@_expose(wasm, "setContentSize")
@_cdecl("setContentSize")
func setContentSize(_ width: Double, _ height: Double) {
  layout.setIntrinsicContentSize(width: width, height: height, of: String(decoding: text, as: UTF8.self))
}

/// Writes the frames to the text: a line for each box with name, container, x, y, width and height, separated by tabs.
@_expose(wasm, "frames")
@_cdecl("frames")
func frames() {
  var lines = ""
  for name in layout.boxNames {
    guard let frame = layout.frame(of: name) else { continue }
    lines += "\(name)\t\(layout.container(of: name) ?? "")\t\(frame.x)\t\(frame.y)\t\(frame.width)\t\(frame.height)\n"
  }
  text = Array(lines.utf8)
}

/// Writes the conflicts and ambiguities to the text, each as a paragraph.
@_expose(wasm, "problems")
@_cdecl("problems")
func problems() {
  let paragraphs = layout.conflicts.map { $0.description } + layout.ambiguities.map { $0.description }
  text = Array(paragraphs.joined(separator: "\n\n").utf8)
}
