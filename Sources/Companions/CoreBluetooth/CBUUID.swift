// SPDX-License-Identifier: MIT

public import Foundation

/// An identifier of a service or another attribute: 16 or 32 bits for those of the standard, or 128 bits.
open class CBUUID: NSObject, NSCopying {
  /// The bytes, the most significant one first: 2, 4 or 16.
  public let data: Data

  /// Creates an identifier from 4 or 8 hexadecimal digits, or from a UUID in its usual form. Another text ends the app, as on iOS.
  public init(string theString: String) {
    if let uuid = UUID(uuidString: theString) {
      data = uuid.bytes
    } else {
      let bytes = Self.bytes(ofDigits: theString)
      precondition(bytes.count == 2 || bytes.count == 4, "'\(theString)' is no identifier of 16, 32 or 128 bits")
      data = bytes
    }
  }

  /// Creates an identifier from 2, 4 or 16 bytes. Another number of bytes ends the app, as on iOS.
  public init(data theData: Data) {
    precondition([2, 4, 16].contains(theData.count), "\(theData.count) bytes are no identifier of 16, 32 or 128 bits")
    data = Data(theData)
  }

  /// Creates an identifier from a UUID.
  public init(nsuuid theUUID: UUID) { data = theUUID.bytes }

  private static func bytes(ofDigits text: String) -> Data {
    let digits = text.compactMap(\.hexDigitValue)
    guard digits.count == text.count, digits.count.isMultiple(of: 2) else { return Data() }
    return Data(stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) })
  }

  /// The identifier as a text: 4 or 8 digits for one of the standard, also if it was made from 128 bits.
  open var uuidString: String {
    let text = shortest.map { String(format: "%02X", $0) }.joined()
    return shortest.count == 16 ? UUID(bytes: shortest).uuidString : text
  }

  /// The bytes without those that all identifiers of the standard have in common.
  ///
  /// Source: Bluetooth Core Specification, “UUID”: 0000xxxx-0000-1000-8000-00805F9B34FB.
  private var shortest: Data {
    guard data.count == 16, data.dropFirst(4) == Self.base else { return data }
    return data.prefix(2) == Data([0, 0]) ? Data(data[2..<4]) : Data(data.prefix(4))
  }

  private static let base = Data([0, 0, 0x10, 0, 0x80, 0, 0, 0x80, 0x5f, 0x9b, 0x34, 0xfb])

  /// The text of the identifier.
  open override var description: String { uuidString }
  /// Returns the identifier, which does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether an object is the same identifier, whatever its length.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CBUUID)?.shortest == shortest }
  /// The hash of the identifier.
  open override var hash: Int { shortest.hashValue }
}

extension UUID {
  fileprivate var bytes: Data { withUnsafeBytes(of: uuid) { Data($0) } }

  fileprivate init(bytes: Data) {
    self = bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}
