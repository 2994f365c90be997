// SPDX-License-Identifier: MIT

// The types of views and controllers occur in the API of these classes.
@_exported import UIKitViews
