swift run tinamou check Fixtures/Documents --device "iPhone SE" --device "iPad 10.2"
