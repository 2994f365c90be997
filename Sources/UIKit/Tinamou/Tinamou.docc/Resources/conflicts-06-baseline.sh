swift run tinamou check Fixtures/Documents --baseline known.json --write-baseline
swift run tinamou check Fixtures/Documents --baseline known.json --fail-on warning
