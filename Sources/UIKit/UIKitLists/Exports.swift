// SPDX-License-Identifier: MIT

// Lists are views, and their API contains the types of views.
@_exported import UIKitViews
