// SPDX-License-Identifier: MIT

import Foundation
public import FoundationAdditions

/// A certificate.
///
/// Differs from iOS: its bytes are kept and not understood, so that it has neither a key nor a name.
public final class SecCertificate: Sendable {
  fileprivate let data: Data
  fileprivate init(_ data: Data) { self.data = data }
}

/// Returns a certificate; `nil` for bytes that are not one structure of DER.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  let data = Data(referencing: data)
  return data.isStructure ? SecCertificate(data) : nil
}

/// Returns the bytes of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { NSData(data: certificate.data) }

/// Returns the name of a certificate. Always `nil`: certificates are not understood.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? { nil }

/// Returns the public key of a certificate. Always `nil`: there are no keys.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { nil }

extension Data {
  /// Whether the bytes are a sequence of DER, with its length, to the end.
  fileprivate var isStructure: Bool {
    guard count >= 2, self[startIndex] == 0x30 else { return false }
    let first = Int(self[startIndex + 1])
    if first < 0x80 { return count == 2 + first }
    let size = first - 0x80
    guard (1...4).contains(size), count > 2 + size else { return false }
    let length = self[(startIndex + 2)..<(startIndex + 2 + size)].reduce(0) { $0 << 8 | Int($1) }
    return count == 2 + size + length
  }
}
