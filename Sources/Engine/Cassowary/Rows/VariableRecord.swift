// SPDX-License-Identifier: MIT

/// A variable in the ``RowStore``, in 8 bytes.
struct VariableRecord: BitwiseCopyable {
  /// The head of the list of the terms that contain the variable, except the one by which a row defines it.
  var firstTerm: TermID = .null
  /// The stamp of the handle, times 4, plus the sign.
  private var stampAndSign: UInt32

  private enum Bits {
    static let sign: UInt32 = 3
    static let stampShift: UInt32 = 2
  }

  @inline(__always)
  init(stamp: UInt32, sign: VariableSign) {
    stampAndSign = stamp << Bits.stampShift | UInt32(sign.rawValue)
  }

  /// A number that distinguishes this variable from earlier and later ones with the same index.
  var stamp: UInt32 { @inline(__always) get { stampAndSign >> Bits.stampShift } }

  var sign: VariableSign {
    @inline(__always) get { VariableSign(rawValue: UInt8(stampAndSign & Bits.sign)).unsafelyUnwrapped }
    @inline(__always) set { stampAndSign = stampAndSign & ~Bits.sign | UInt32(newValue.rawValue) }
  }
}
