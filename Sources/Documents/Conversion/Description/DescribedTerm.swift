// SPDX-License-Identifier: MIT

public import LayoutModel

/// An attribute of a view or guide of a ``LayoutDescription``.
public typealias DescribedTerm = ItemAttribute<DescribedItem>
