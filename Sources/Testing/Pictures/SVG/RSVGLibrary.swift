// SPDX-License-Identifier: MIT

import Foundation

/// The library librsvg, which draws SVG files with Cairo. It is loaded when the first file is drawn: programs that draw none do not need it.
struct RSVGLibrary {
  /// The library; `nil` if it is not installed.
  static let shared = RSVGLibrary()

  private typealias Open = @convention(c) (UnsafePointer<UInt8>?, UInt, UnsafeMutableRawPointer?) -> OpaquePointer?
  private typealias Size =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>
    ) -> Int32
  private typealias Box =
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<Int32>?, UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>?,
      UnsafeMutableRawPointer?, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Double>
    ) -> Void
  private typealias Draw =
    @convention(c) (
      OpaquePointer, OpaquePointer, UnsafePointer<Double>, UnsafeMutableRawPointer?
    ) -> Int32
  private typealias Close = @convention(c) (UnsafeMutableRawPointer) -> Void

  private let open: Open
  private let size: Size
  private let box: Box
  private let draw: Draw
  private let close: Close

  private init?() {
    guard let library = dlopen("librsvg-2.so.2", RTLD_NOW | RTLD_LOCAL) else { return nil }
    func function<Function>(_ name: String, _: Function.Type) -> Function? {
      dlsym(library, name).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let open = function("rsvg_handle_new_from_data", Open.self),
      let size = function("rsvg_handle_get_intrinsic_size_in_pixels", Size.self),
      let box = function("rsvg_handle_get_intrinsic_dimensions", Box.self),
      let draw = function("rsvg_handle_render_document", Draw.self), let close = function("g_object_unref", Close.self)
    else { return nil }
    (self.open, self.size, self.box, self.draw, self.close) = (open, size, box, draw, close)
  }

  /// Reads a file; `nil` if it is not SVG.
  func open(_ data: Data) -> OpaquePointer? {
    data.withUnsafeBytes { open($0.bindMemory(to: UInt8.self).baseAddress, UInt(data.count), nil) }
  }

  func close(_ handle: OpaquePointer) { close(UnsafeMutableRawPointer(handle)) }

  /// The size of an image: its width and height, or those of its view box; `nil` without either.
  func size(of handle: OpaquePointer) -> CGSize? {
    var (width, height) = (0.0, 0.0)
    if size(handle, &width, &height) != 0 { return CGSize(width: width, height: height) }
    var hasBox: Int32 = 0
    var rectangle = [0.0, 0, 0, 0]
    box(handle, nil, nil, nil, nil, &hasBox, &rectangle)
    return hasBox == 0 ? nil : CGSize(width: rectangle[2], height: rectangle[3])
  }

  /// Draws an image into a context, from (0, 0) to a size. Returns whether it could be drawn.
  func draw(_ handle: OpaquePointer, _ context: OpaquePointer, width: Double, height: Double) -> Bool {
    draw(handle, context, [0, 0, width, height], nil) != 0
  }
}
