// SPDX-License-Identifier: MIT

public import FoundationAdditions

// Keys of the attributes of items, and their values. The texts are Apple's.

// MARK: Attributes

/// The key of the account. With the service, it makes a password of any kind unique.
public var kSecAttrAccount: CFString { "acct" }
/// The key of the service.
public var kSecAttrService: CFString { "svce" }
/// The key of bytes of the app.
public var kSecAttrGeneric: CFString { "gena" }
/// The key of the group of apps that share an item. The default is the identifier of the app's bundle.
public var kSecAttrAccessGroup: CFString { "agrp" }
/// The group of items on tokens.
public var kSecAttrAccessGroupToken: CFString { "com.apple.token" }
/// The key of whether an item is shared with the user's devices. The default is `false`.
public var kSecAttrSynchronizable: CFString { "sync" }
/// Items that are shared, and those that are not.
public var kSecAttrSynchronizableAny: CFString { "syna" }
/// The key of the date when an item was added.
public var kSecAttrCreationDate: CFString { "cdat" }
/// The key of the date when an item was changed.
public var kSecAttrModificationDate: CFString { "mdat" }
/// The key of the kind of an item, as the user reads it.
public var kSecAttrDescription: CFString { "desc" }
/// The key of a comment.
public var kSecAttrComment: CFString { "icmt" }
/// The key of the code of what created an item.
public var kSecAttrCreator: CFString { "crtr" }
/// The key of the code of an item's type.
public var kSecAttrType: CFString { "type" }
/// The key of the name of an item, as the user reads it.
public var kSecAttrLabel: CFString { "labl" }
/// The key of whether the user sees an item.
public var kSecAttrIsInvisible: CFString { "invi" }
/// The key of whether there is no password.
public var kSecAttrIsNegative: CFString { "nega" }
/// The key of the server.
public var kSecAttrServer: CFString { "srvr" }
/// The key of the domain of a server.
public var kSecAttrSecurityDomain: CFString { "sdmn" }
/// The key of the protocol of a server.
public var kSecAttrProtocol: CFString { "ptcl" }
/// The key of the way in which a server is told a password.
public var kSecAttrAuthenticationType: CFString { "atyp" }
/// The key of the port of a server.
public var kSecAttrPort: CFString { "port" }
/// The key of the path on a server.
public var kSecAttrPath: CFString { "path" }

// MARK: Access

/// The key of when an item can be read. The default is `kSecAttrAccessibleWhenUnlocked`.
public var kSecAttrAccessible: CFString { "pdmn" }
/// The key of who can read an item, a `SecAccessControl`.
public var kSecAttrAccessControl: CFString { "accc" }
/// While the device is unlocked.
public var kSecAttrAccessibleWhenUnlocked: CFString { "ak" }
/// After the device was unlocked once.
public var kSecAttrAccessibleAfterFirstUnlock: CFString { "ck" }
/// At any time.
public var kSecAttrAccessibleAlways: CFString { "dk" }
/// While the device is unlocked, and on no other device.
public var kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString { "aku" }
/// After the device was unlocked once, and on no other device.
public var kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString { "cku" }
/// At any time, and on no other device.
public var kSecAttrAccessibleAlwaysThisDeviceOnly: CFString { "dku" }
/// While the device is unlocked, if it has a passcode. The simulated one has none.
public var kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString { "akpu" }

// MARK: Servers

/// HTTP.
public var kSecAttrProtocolHTTP: CFString { "http" }
/// HTTP over TLS.
public var kSecAttrProtocolHTTPS: CFString { "htps" }
/// FTP.
public var kSecAttrProtocolFTP: CFString { "ftp " }
/// SMTP.
public var kSecAttrProtocolSMTP: CFString { "smtp" }
/// IMAP.
public var kSecAttrProtocolIMAP: CFString { "imap" }
/// SSH.
public var kSecAttrProtocolSSH: CFString { "ssh " }
/// The usual way.
public var kSecAttrAuthenticationTypeDefault: CFString { "dflt" }
/// Basic authentication of HTTP.
public var kSecAttrAuthenticationTypeHTTPBasic: CFString { "http" }
/// Digest authentication of HTTP.
public var kSecAttrAuthenticationTypeHTTPDigest: CFString { "httd" }
/// A form of a page.
public var kSecAttrAuthenticationTypeHTMLForm: CFString { "form" }
