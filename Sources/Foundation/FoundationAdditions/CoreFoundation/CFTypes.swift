// SPDX-License-Identifier: MIT

public import Foundation

/// Core Foundation's name for the number of a class.
public typealias CFTypeID = UInt
/// Core Foundation's name for an encoding of texts.
public typealias CFStringEncoding = UInt32

/// Returns the number of an object's class. Truth values have another one than numbers.
public func CFGetTypeID(_ cf: CFTypeRef!) -> CFTypeID {
  guard let cf else { return 0 }
  if let number = cf as? NSNumber {
    return String(cString: number.objCType) == "c" ? CFBooleanGetTypeID() : CFNumberGetTypeID()
  }
  if cf is NSString { return CFStringGetTypeID() }
  if cf is NSArray { return CFArrayGetTypeID() }
  if cf is NSDictionary { return CFDictionaryGetTypeID() }
  return cf is NSData ? CFDataGetTypeID() : CFTypeID(bitPattern: ObjectIdentifier(type(of: cf)).hashValue)
}

/// The number of texts. Always 7.
public func CFStringGetTypeID() -> CFTypeID { 7 }
/// The number of dictionaries. Always 18.
public func CFDictionaryGetTypeID() -> CFTypeID { 18 }
/// The number of arrays. Always 19.
public func CFArrayGetTypeID() -> CFTypeID { 19 }
/// The number of bytes. Always 20.
public func CFDataGetTypeID() -> CFTypeID { 20 }
/// The number of truth values. Always 21.
public func CFBooleanGetTypeID() -> CFTypeID { 21 }
/// The number of numbers. Always 22.
public func CFNumberGetTypeID() -> CFTypeID { 22 }

/// No encoding.
public let kCFStringEncodingInvalidId: CFStringEncoding = 0xFFFF_FFFF

/// The encodings of Core Foundation with those of Foundation, and their names on the Internet.
private let encodings: [(code: CFStringEncoding, encoding: String.Encoding, names: Set<String>)] = [
  (0x0800_0100, .utf8, ["utf-8", "utf8"]), (0x0600, .ascii, ["us-ascii", "ascii"]),
  (0x0201, .isoLatin1, ["iso-8859-1", "latin1", "iso_8859-1"]), (0x0202, .isoLatin2, ["iso-8859-2", "latin2"]),
  (0x0500, .windowsCP1252, ["windows-1252", "cp1252"]), (0x0501, .windowsCP1250, ["windows-1250"]),
  (0x0502, .windowsCP1251, ["windows-1251"]), (0x0100, .utf16, ["utf-16"]),
  (0x1000_0100, .utf16BigEndian, ["utf-16be"]), (0x1400_0100, .utf16LittleEndian, ["utf-16le"]),
  (0x0C00_0100, .utf32, ["utf-32"]), (0x0A01, .shiftJIS, ["shift_jis", "sjis"]), (0x0920, .japaneseEUC, ["euc-jp"]),
  (0x0820, .iso2022JP, ["iso-2022-jp"]), (0x0000, .macOSRoman, ["macintosh"]),
]

/// Returns Core Foundation's encoding of a name on the Internet.
public func CFStringConvertIANACharSetNameToEncoding(_ theString: CFString!) -> CFStringEncoding {
  let name = theString.map { String(describing: $0).lowercased() }
  return encodings.first { row in name.map(row.names.contains) ?? false }?.code ?? kCFStringEncodingInvalidId
}

/// Returns Foundation's encoding for one of Core Foundation; that of UTF-8 for unknown ones.
public func CFStringConvertEncodingToNSStringEncoding(_ encoding: CFStringEncoding) -> UInt {
  (encodings.first { $0.code == encoding }?.encoding ?? .utf8).rawValue
}

/// Returns Core Foundation's encoding for one of Foundation.
public func CFStringConvertNSStringEncodingToEncoding(_ encoding: UInt) -> CFStringEncoding {
  encodings.first { $0.encoding.rawValue == encoding }?.code ?? kCFStringEncodingInvalidId
}

/// The key of a bundle's identifier.
public var kCFBundleIdentifierKey: CFString! { "CFBundleIdentifier" }
/// The key of the name of a bundle's program.
public var kCFBundleExecutableKey: CFString! { "CFBundleExecutable" }
/// The key of a bundle's version.
public var kCFBundleVersionKey: CFString! { "CFBundleVersion" }
/// The key of a bundle's name.
public var kCFBundleNameKey: CFString! { "CFBundleName" }
/// The key of the language in which a bundle was written.
public var kCFBundleDevelopmentRegionKey: CFString! { "CFBundleDevelopmentRegion" }
/// The key of the version of a property list.
public var kCFBundleInfoDictionaryVersionKey: CFString! { "CFBundleInfoDictionaryVersion" }
/// The key of a bundle's languages.
public var kCFBundleLocalizationsKey: CFString! { "CFBundleLocalizations" }
