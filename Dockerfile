# SPDX-License-Identifier: MIT
# The command tinamou with the fonts of its pictures.
FROM swift:6.3 AS build
RUN apt-get update && apt-get install -y --no-install-recommends pkg-config libcairo2-dev libpango1.0-dev \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /tinamou
COPY . .
RUN swift build -c release --product tinamou --static-swift-stdlib

FROM swift:6.3-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends libcairo2 libpango-1.0-0 libpangocairo-1.0-0 fonts-inter fonts-noto-cjk \
  && rm -rf /var/lib/apt/lists/*
COPY --from=build /tinamou/.build/release/tinamou /usr/local/bin/tinamou
ENTRYPOINT ["tinamou"]
