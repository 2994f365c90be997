// SPDX-License-Identifier: MIT

/// The format in which the pixels of a bitmap are stored. Raw values are Core Graphics'.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits, as in Core Graphics.
  public let rawValue: UInt32
  /// Creates options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits with the position of the opacity.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The bits with the order of bytes.
  public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
  /// The order of bytes is that of the processor.
  public static let byteOrderDefault: CGBitmapInfo = []
  /// 16 bits, the low byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// 32 bits, the low byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// 16 bits, the high byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// 32 bits, the high byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
