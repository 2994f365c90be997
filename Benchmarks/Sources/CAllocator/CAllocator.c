// SPDX-License-Identifier: MIT
#include "CAllocator.h"
