// SPDX-License-Identifier: MIT

/// The members of the class `UIApplication` that are found by name, as in `UIApplication.value(forKey: "sharedApplication")`, by which
/// libraries that extensions may use get the app.
enum ApplicationClassMembers: _MemberTable {
  static var owner: AnyObject.Type { UIApplication.self }
  static var members: [_Member] {
    [
      .classMethod("sharedApplication") { (type: UIApplication.Type, _) in type.shared },
      .classMethod("shared") { (type: UIApplication.Type, _) in type.shared },
    ]
  }
}

/// The members of the class `UIDevice` that are found by name.
enum DeviceClassMembers: _MemberTable {
  static var owner: AnyObject.Type { UIDevice.self }
  static var members: [_Member] { [.classMethod("currentDevice") { (type: UIDevice.Type, _) in type.current }] }
}

/// The members of the class `UIScreen` that are found by name.
enum ScreenClassMembers: _MemberTable {
  static var owner: AnyObject.Type { UIScreen.self }
  static var members: [_Member] { [.classMethod("mainScreen") { (type: UIScreen.Type, _) in type.main }] }
}
