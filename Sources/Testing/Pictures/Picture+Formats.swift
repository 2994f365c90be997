// SPDX-License-Identifier: MIT

import CCairo
import Foundation
import LayoutModel
import Tinamou

extension Picture {
  /// The file formats.
  public enum Format: String, CaseIterable, Sendable {
    case png, svg, pdf

    /// Creates the format of a file name's extension, or returns `nil` for an unknown extension.
    public init?(path: String) {
      self.init(rawValue: URL(fileURLWithPath: path).pathExtension.lowercased())
    }
  }

  /// Returns the picture as a file of the given format.
  public func data(as format: Format) throws(PictureError) -> Data {
    switch format {
    case .png: try png()
    case .svg: try svg()
    case .pdf: try pdf()
    }
  }

  /// Returns the picture as a PNG file with ``scale`` pixels per point, transparent where nothing is drawn.
  public func png() throws(PictureError) -> Data {
    let surface = try bitmap()
    defer { cairo_surface_destroy(surface) }
    return try ByteCollector.collect { cairo_surface_write_to_png_stream(surface, $0, $1) }
  }

  /// Returns the pixels of the picture.
  package func rasterized() throws(PictureError) -> PixelImage {
    let surface = try bitmap()
    defer { cairo_surface_destroy(surface) }
    cairo_surface_flush(surface)
    return try PixelImage(surface)
  }

  /// Returns a surface on which the picture is drawn. The caller destroys it.
  private func bitmap() throws(PictureError) -> OpaquePointer {
    let (width, height) = try pixelSize()
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)) else {
      throw .renderer(reason: "out of memory")
    }
    do {
      try draw(on: surface, pixelsPerPoint: scale)
    } catch {
      cairo_surface_destroy(surface)
      throw error
    }
    return surface
  }

  /// Returns the picture as a PDF file with one page, in which text remains text. The creation date is constant.
  public func pdf() throws(PictureError) -> Data {
    try checkArea()
    // Cairo ends the process when a page exceeds the range of its coordinates.
    guard size.width <= Self.maximumSide, size.height <= Self.maximumSide else {
      throw .pageTooLarge(width: Int(saturating: Double(size.width)), height: Int(saturating: Double(size.height)))
    }
    return try ByteCollector.collect { write, sink in
      guard let surface = cairo_pdf_surface_create_for_stream(write, sink, Double(size.width), Double(size.height))
      else {
        return CAIRO_STATUS_NO_MEMORY
      }
      defer { cairo_surface_destroy(surface) }
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z")
      cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATOR, "Tinamou")
      try draw(on: surface, pixelsPerPoint: 1)
      cairo_surface_finish(surface)
      return cairo_surface_status(surface)
    }
  }

  /// The maximum width and height of a PNG file, in pixels, and of a PDF page, in points.
  private static let maximumSide: CGFloat = 32767

  private func checkArea() throws(PictureError) {
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      throw .emptyPicture(width: size.width, height: size.height)
    }
  }

  private func pixelSize() throws(PictureError) -> (Int, Int) {
    try checkArea()
    let (width, height) = ((size.width * scale).rounded(.up), (size.height * scale).rounded(.up))
    guard width <= Self.maximumSide, height <= Self.maximumSide else {
      throw .tooLarge(width: Int(saturating: Double(width)), height: Int(saturating: Double(height)))
    }
    return (Int(saturating: Double(width)), Int(saturating: Double(height)))
  }

  private func draw(on surface: OpaquePointer, pixelsPerPoint: CGFloat) throws(PictureError) {
    guard let cairo = cairo_create(surface) else { throw .renderer(reason: "out of memory") }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, Double(pixelsPerPoint), Double(pixelsPerPoint))
    let canvas = CairoCanvas(cairo, rasterScale: max(scale, 1))
    canvas.draw(commands)
    if let failure = canvas.failure { throw failure }
    let status = cairo_status(cairo)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .renderer(reason: String(cString: cairo_status_to_string(status)))
    }
  }
}
