swift run tinamou check App/ --device "iPhone SE" --device "iPad 10.2"
