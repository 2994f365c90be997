// SPDX-License-Identifier: MIT

/// The tables of the methods that can be exchanged, and of members of classes. They are found at run time, and nothing names them but this list: without it,
/// optimized builds would leave them out.
@usableFromInline let exchangeableTables: [any _MemberTable.Type] = [
  ExchangeableControllerMethods.self, ExchangeableScrollViewMethods.self, ExchangeableViewMethods.self,
  ApplicationClassMembers.self, DeviceClassMembers.self, ScreenClassMembers.self,
]
