// SPDX-License-Identifier: MIT

/// The name of ``UIView/layoutFittingCompressedSize`` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize

/// The name of ``UIView/layoutFittingExpandedSize`` before Swift 4.2.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize
