// SPDX-License-Identifier: MIT

/// Something that was found in a picture.
open class AVMetadataObject: NSObject {
  /// The kind of what was found. Raw values are AVFoundation's.
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    /// The raw value, as in AVFoundation.
    public let rawValue: String
    /// Creates a kind from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A QR code.
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    /// An EAN-8 code.
    public static let ean8 = ObjectType(rawValue: "org.gs1.EAN-8")
    /// An EAN-13 code.
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
    /// A UPC-E code.
    public static let upce = ObjectType(rawValue: "org.gs1.UPC-E")
    /// A Code 39.
    public static let code39 = ObjectType(rawValue: "org.iso.Code39")
    /// A Code 39 with a checksum.
    public static let code39Mod43 = ObjectType(rawValue: "org.iso.Code39Mod43")
    /// A Code 93.
    public static let code93 = ObjectType(rawValue: "com.intermec.Code93")
    /// A Code 128.
    public static let code128 = ObjectType(rawValue: "org.iso.Code128")
    /// A PDF417 code.
    public static let pdf417 = ObjectType(rawValue: "org.iso.PDF417")
    /// An Aztec code.
    public static let aztec = ObjectType(rawValue: "org.iso.Aztec")
    /// An interleaved 2 of 5 code.
    public static let interleaved2of5 = ObjectType(rawValue: "org.ansi.Interleaved2of5")
    /// An ITF-14 code.
    public static let itf14 = ObjectType(rawValue: "org.gs1.ITF14")
    /// A Data Matrix code.
    public static let dataMatrix = ObjectType(rawValue: "org.iso.DataMatrix")
    /// A face.
    public static let face = ObjectType(rawValue: "face")

    static let codes: [ObjectType] = [
      qr, ean8, ean13, upce, code39, code39Mod43, code93, code128, pdf417, aztec, interleaved2of5, itf14, dataMatrix,
    ]
  }

  /// The kind.
  public let type: ObjectType
  /// The area, as fractions of the picture.
  public let bounds: CGRect

  /// Creates an object, for tests.
  public init(type: ObjectType, bounds: CGRect = .zero) {
    self.type = type
    self.bounds = bounds
    super.init()
  }
}

/// A code that was found in a picture.
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  /// The text of the code; `nil` if it is not text.
  public let stringValue: String?
  /// The corners, as fractions of the picture. There are none.
  open var corners: [CGPoint] { [] }

  /// Creates a code, for tests.
  public init(type: ObjectType, stringValue: String?, bounds: CGRect = .zero) {
    self.stringValue = stringValue
    super.init(type: type, bounds: bounds)
  }
}
