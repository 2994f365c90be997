// SPDX-License-Identifier: MIT

/// The members of ``UIAlertController`` that are found by name. Those without a public name are known to apps by their keys.
enum UIAlertControllerMembers: _MemberTable {
  static var owner: AnyObject.Type { UIAlertController.self }
  static var members: [_Member] {
    [
      .property("message", \UIAlertController.message),
      .property("preferredAction", \UIAlertController.preferredAction),
      .property("attributedTitle", \UIAlertController.attributedTitle),
      .property("_attributedTitle", \UIAlertController.attributedTitle),
      .property("attributedMessage", \UIAlertController.attributedMessage),
      .property("_attributedMessage", \UIAlertController.attributedMessage),
      .property("contentViewController", \UIAlertController.contentViewController),
    ]
  }
}

/// The members of ``UIAlertAction`` that are found by name.
enum UIAlertActionMembers: _MemberTable {
  static var owner: AnyObject.Type { UIAlertAction.self }
  static var members: [_Member] {
    [
      .property("title", \UIAlertAction.title), .property("enabled", \UIAlertAction.isEnabled),
      .property("titleTextColor", \UIAlertAction.titleTextColor),
      .property("_titleTextColor", \UIAlertAction.titleTextColor), .property("image", \UIAlertAction.image),
      .property("_image", \UIAlertAction.image), .property("imageTintColor", \UIAlertAction.imageTintColor),
      .property("_imageTintColor", \UIAlertAction.imageTintColor), .property("checked", \UIAlertAction.isChecked),
    ]
  }
}

/// The members of ``UIDevice`` that are found by name. Apps turn the interface by setting the orientation.
enum UIDeviceMembers: _MemberTable {
  static var owner: AnyObject.Type { UIDevice.self }
  static var members: [_Member] {
    [
      .property("orientation", \UIDevice.orientationNumber), .property("name", \UIDevice.name),
      .property("model", \UIDevice.model), .property("systemName", \UIDevice.systemName),
      .property("systemVersion", \UIDevice.systemVersion),
    ]
  }
}

/// The members of ``UIScreen`` that are found by name.
enum UIScreenMembers: _MemberTable {
  static var owner: AnyObject.Type { UIScreen.self }
  static var members: [_Member] {
    [
      .property("_displayCornerRadius", \UIScreen.displayCornerRadius), .property("bounds", \UIScreen.bounds),
      .property("scale", \UIScreen.scale), .property("nativeScale", \UIScreen.nativeScale),
    ]
  }
}
