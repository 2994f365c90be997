// SPDX-License-Identifier: MIT

/// The role of a row in the basis, in 4 bytes.
struct BasisRole: BitwiseCopyable {
  /// The link, times 8, plus the status.
  private var linkAndStatus: Int32

  @inline(__always)
  init(_ status: RowStatus, link: Int32 = -1) { linkAndStatus = link << 3 | Int32(status.rawValue) }

  var status: RowStatus {
    @inline(__always) get { RowStatus(rawValue: UInt8(truncatingIfNeeded: linkAndStatus & 7)).unsafelyUnwrapped }
    @inline(__always) set { linkAndStatus = linkAndStatus & ~7 | Int32(newValue.rawValue) }
  }

  /// The basic term of a defining row; the tear of a tearing row; otherwise -1.
  var link: Int32 {
    @inline(__always) get { linkAndStatus >> 3 }
    @inline(__always) set { linkAndStatus = newValue << 3 | linkAndStatus & 7 }
  }
}
