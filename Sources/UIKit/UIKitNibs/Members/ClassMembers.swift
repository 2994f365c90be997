// SPDX-License-Identifier: MIT

/// The members of ``UIResponder`` that are found by name.
enum UIResponderMembers: _MemberTable {
  static var owner: AnyObject.Type { UIResponder.self }
  static var members: [_Member] {
    [
      .method("becomeFirstResponder") { (object: UIResponder, _) in object.becomeFirstResponder() },
      .method("resignFirstResponder") { (object: UIResponder, _) in object.resignFirstResponder() },
      .method("canBecomeFirstResponder") { (object: UIResponder, _) in object.canBecomeFirstResponder },
      .method("isFirstResponder") { (object: UIResponder, _) in object.isFirstResponder },
      .method("awakeFromNib") { (object: UIResponder, _) in object.awakeFromNib() },
    ]
  }
}

/// The members of ``NSLayoutConstraint`` that are found by name.
enum NSLayoutConstraintMembers: _MemberTable {
  static var owner: AnyObject.Type { NSLayoutConstraint.self }
  static var members: [_Member] {
    [
      .property("constant", \NSLayoutConstraint.constant),
      .property("priority", \NSLayoutConstraint.priority),
      .property("isActive", \NSLayoutConstraint.isActive),
      .property("identifier", \NSLayoutConstraint.identifier),
      .property("firstItem", \NSLayoutConstraint.firstItem),
      .property("secondItem", \NSLayoutConstraint.secondItem),
      .property("multiplier", \NSLayoutConstraint.multiplier),
    ]
  }
}

/// The members of ``UIControl`` that are found by name.
enum UIControlMembers: _MemberTable {
  static var owner: AnyObject.Type { UIControl.self }
  static var members: [_Member] { PropertyTable.control.members }
}

/// The members of ``UIScrollView`` that are found by name.
enum UIScrollViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIScrollView.self }
  static var members: [_Member] {
    PropertyTable.scrollView.members + [
      .property("contentOffset", \UIScrollView.contentOffset),
      .property("contentSize", \UIScrollView.contentSize),
      .property("adjustedContentInset", \UIScrollView.adjustedContentInset),
      .property("scrollIndicatorInsets", \UIScrollView.scrollIndicatorInsets),
      .property("zoomScale", \UIScrollView.zoomScale),
    ]
  }
}

/// The members of ``UILabel`` that are found by name.
enum UILabelMembers: _MemberTable {
  static var owner: AnyObject.Type { UILabel.self }
  static var members: [_Member] { PropertyTable.label.members }
}

/// The members of ``UITextField`` that are found by name.
enum UITextFieldMembers: _MemberTable {
  static var owner: AnyObject.Type { UITextField.self }
  static var members: [_Member] {
    PropertyTable.textField.members + [
      .property("leftView", \UITextField.leftView), .property("rightView", \UITextField.rightView),
      .property("leftViewMode", \UITextField.leftViewMode), .property("rightViewMode", \UITextField.rightViewMode),
      .property("clearButton", \UITextField.clearButton), .property("_clearButton", \UITextField.clearButton),
      .property("placeholderLabel", \UITextField.placeholderLabel),
    ]
  }
}

/// The members of ``UIStackView`` that are found by name.
enum UIStackViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIStackView.self }
  static var members: [_Member] { PropertyTable.stackView.members }
}

/// The members of ``UIButton`` that are found by name.
enum UIButtonMembers: _MemberTable {
  static var owner: AnyObject.Type { UIButton.self }
  static var members: [_Member] {
    PropertyTable.button.members + [
      .property("titleLabel", \UIButton.titleLabel), .property("imageView", \UIButton.imageView),
    ]
  }
}

/// The members of ``UIImageView`` that are found by name.
enum UIImageViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UIImageView.self }
  static var members: [_Member] { PropertyTable.imageView.members }
}

/// The members of ``UITextView`` that are found by name.
enum UITextViewMembers: _MemberTable {
  static var owner: AnyObject.Type { UITextView.self }
  static var members: [_Member] { PropertyTable.textView.members }
}
