// SPDX-License-Identifier: MIT

import CCairo
import Foundation

/// Collects the bytes of a file that Cairo writes.
final class ByteCollector {
  private var data = Data()

  /// Returns the bytes that `produce` writes with the function that it receives.
  static func collect(
    _ produce: (@escaping cairo_write_func_t, UnsafeMutableRawPointer) throws -> cairo_status_t
  ) throws(PictureError) -> Data {
    let sink = ByteCollector()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<ByteCollector>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let status: cairo_status_t
    do {
      status = try withExtendedLifetime(sink) { try produce(write, Unmanaged.passUnretained(sink).toOpaque()) }
    } catch let error as PictureError {
      throw error
    } catch {
      throw .renderer(reason: "\(error)")
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .renderer(reason: String(cString: cairo_status_to_string(status)))
    }
    return sink.data
  }
}
