// SPDX-License-Identifier: MIT

extension CompilerError {
  /// Whether the error is about a name that one of Apple's frameworks declares and that is not on Linux, rather than about the author's
  /// code.
  ///
  /// Members count only of types that are not UIKit's: its mirror has all names, so a member that it lacks is misspelled. A name that the
  /// compiler knows a better spelling of is the author's, too.
  public var isOfFramework: Bool {
    if message.contains("did you mean") { return false }
    if message.contains("swift-corelibs-foundation") { return true }
    if let name = missingName { return Self.isOfFramework(name) }
    guard message.contains("has no member"), quoted.count > 1 else { return false }
    return Self.isTypeBesideUIKit(quoted[0])
  }

  /// The beginnings of the names of types and functions in Apple's frameworks, but UIKit, whose names are all there. A capital follows.
  private static let prefixes = [
    "AB", "AE", "AL", "AR", "AS", "AU", "AV", "BG", "CA", "CB", "CC", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN",
    "CS", "CT", "CV",
    "CX", "EK", "GC", "GK", "GL", "HK", "HM", "IN", "LA", "LP", "MC", "MF", "MK", "ML", "MP", "MTK", "MTL", "NE", "NS",
    "NW", "OS", "PDF",
    "PH", "PK", "PK", "QL", "RP", "SC", "SCN", "SF", "SK", "SL", "SN", "Sec", "UN", "UT", "UTType", "VN", "WC", "WK",
    "vDSP_", "vImage",
  ]

  /// The beginnings of the names of constants.
  private static let constants = [
    "kCF", "kCG", "kCI", "kCM", "kCT", "kCV", "kSec", "kUT", "kVT", "kMD", "kAudio", "kSC", "kCC",
  ]

  /// Types of Foundation, and of what stands beside it, whose names have no prefix.
  private static let unprefixed: Set<String> = [
    "AttributedString", "Bundle", "ByteCountFormatter", "CachedURLResponse", "Calendar", "CharacterSet", "Data", "Date",
    "DateComponents",
    "DateFormatter", "DateInterval", "Decimal", "DispatchQueue", "FileHandle", "FileManager", "FileWrapper",
    "Formatter", "HTTPCookie",
    "HTTPCookieStorage", "HTTPURLResponse", "IndexPath", "IndexSet", "InputStream", "JSONDecoder", "JSONEncoder",
    "JSONSerialization",
    "Locale", "Measurement", "MeasurementFormatter", "NetService", "NetServiceBrowser", "Notification",
    "NotificationCenter",
    "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "ProcessInfo", "Progress", "RunLoop", "Scanner",
    "Stream", "Thread",
    "TimeZone", "Timer", "URL", "URLAuthenticationChallenge", "URLCache", "URLComponents", "URLCredential", "URLError",
    "URLProtectionSpace", "URLProtocol", "URLRequest", "URLResourceValues", "URLResponse", "URLSession",
    "URLSessionConfiguration",
    "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskMetrics",
    "URLSessionTaskTransactionMetrics",
    "URLSessionUploadTask", "URLSessionWebSocketTask", "UUID", "UserDefaults", "XMLParser",
  ]

  private static func isOfFramework(_ name: String) -> Bool {
    unprefixed.contains(name) || hasPrefix(name, prefixes) || hasPrefix(name, constants)
  }

  private static func isTypeBesideUIKit(_ type: String) -> Bool {
    let name = type.split { !($0.isLetter || $0.isNumber || $0 == "_") }.last.map(String.init) ?? ""
    return unprefixed.contains(name) || hasPrefix(name, prefixes)
  }

  private static func hasPrefix(_ name: String, _ prefixes: [String]) -> Bool {
    prefixes.contains { prefix in
      name.hasPrefix(prefix)
        && name.dropFirst(prefix.count).first.map { $0.isUppercase || prefix.hasSuffix("_") } == true
    }
  }
}
