// SPDX-License-Identifier: MIT

import Foundation

/// Objects as arguments of formats, where `%@` stands for their descriptions.
// swift-format-ignore: AvoidRetroactiveConformances
extension NSObject: @retroactive CVarArg, @retroactive _CVarArgObject {
  /// The text that Foundation puts in place of the object before it reads a format.
  public var _cVarArgObject: any CVarArg { self as? NSString ?? NSString(string: description) }

  /// The address of a text. Only functions that do not ask for `_cVarArgObject` need that of a description, which nobody releases.
  public var _cVarArgEncoding: [Int] {
    let own = (self as? NSString).map(Unmanaged.passUnretained)
    return [Int(bitPattern: (own ?? Unmanaged.passRetained(NSString(string: description))).toOpaque())]
  }
}
