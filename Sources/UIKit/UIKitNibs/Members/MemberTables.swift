// SPDX-License-Identifier: MIT

/// The tables of the members of this module's classes. They are found at run time, and nothing names them but this list: without it,
/// optimized builds would leave them out.
@usableFromInline let memberTables: [any _MemberTable.Type] = [
  CALayerMembers.self, NSLayoutConstraintMembers.self, UIActivityIndicatorViewMembers.self,
  UIAlertActionMembers.self, UIAlertControllerMembers.self, UIDeviceMembers.self, UIPickerViewMembers.self,
  UIScreenMembers.self,
  UIBarButtonItemMembers.self, UIBarItemMembers.self, UIButtonMembers.self, UICollectionViewFlowLayoutMembers.self,
  UICollectionViewMembers.self, UIControlMembers.self, UIDatePickerMembers.self, UIImageViewMembers.self,
  UILabelMembers.self, UINavigationBarMembers.self, UINavigationControllerMembers.self, UINavigationItemMembers.self,
  UIPageControlMembers.self, UIProgressViewMembers.self, UIResponderMembers.self, UIScrollViewMembers.self,
  UISearchBarMembers.self, UISegmentedControlMembers.self, UISliderMembers.self, UIStackViewMembers.self,
  UIStepperMembers.self, UISwitchMembers.self, UITabBarItemMembers.self, UITabBarMembers.self,
  UITableViewCellMembers.self, UITableViewMembers.self, UITextFieldMembers.self, UITextViewMembers.self,
  UIToolbarMembers.self, UIViewControllerMembers.self, UIViewMembers.self,
]
