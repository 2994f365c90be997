swift run tinamou check App/ --baseline known.json --write-baseline
swift run tinamou check App/ --baseline known.json --fail-on warning
