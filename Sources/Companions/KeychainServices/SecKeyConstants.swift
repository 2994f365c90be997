// SPDX-License-Identifier: MIT

public import FoundationAdditions

// Keys of the attributes of cryptographic keys, and their values. The texts are Apple's.

/// The key of the kind of a key.
public var kSecAttrKeyType: CFString { "type" }
/// A key for RSA.
public var kSecAttrKeyTypeRSA: CFString { "42" }
/// A key for elliptic curves.
public var kSecAttrKeyTypeEC: CFString { "73" }
/// A key for elliptic curves.
public var kSecAttrKeyTypeECSECPrimeRandom: CFString { "73" }
/// The key of the part of a key.
public var kSecAttrKeyClass: CFString { "kcls" }
/// A public key.
public var kSecAttrKeyClassPublic: CFString { "0" }
/// A private key.
public var kSecAttrKeyClassPrivate: CFString { "1" }
/// A key for both directions.
public var kSecAttrKeyClassSymmetric: CFString { "2" }
/// The key of the size of a key, in bits.
public var kSecAttrKeySizeInBits: CFString { "bsiz" }
/// The key of whether a key is kept.
public var kSecAttrIsPermanent: CFString { "perm" }
/// The key of bytes by which an app finds a key.
public var kSecAttrApplicationTag: CFString { "atag" }
/// The key of bytes by which a key is found.
public var kSecAttrApplicationLabel: CFString { "klbl" }
/// The key of where a key is kept.
public var kSecAttrTokenID: CFString { "tkid" }
/// The part of a device that keeps keys.
public var kSecAttrTokenIDSecureEnclave: CFString { "com.apple.setoken" }
/// The key of the attributes of a private key.
public var kSecPrivateKeyAttrs: CFString { "private" }
/// The key of the attributes of a public key.
public var kSecPublicKeyAttrs: CFString { "public" }
