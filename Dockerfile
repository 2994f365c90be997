# SPDX-License-Identifier: MIT
# Two images: `docker build --target check .` has the commands that compile nothing, `docker build .` (the target full) all of them.
FROM swift:6.3-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends \
    bootstrap-icons fontconfig fonts-inter fonts-materialdesignicons-webfont fonts-noto-cjk git libcairo2-dev libcurl4-openssl-dev \
    libpango1.0-dev libxml2-dev patchelf pkg-config python3 xz-utils \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /tinamou
COPY . .
RUN Scripts/dist --check && mkdir /check && tar -xzf out/dist/tinamou-check-*.tar.gz -C /check --strip-components=1

FROM build AS build-full
RUN Scripts/dist --without-modules && mkdir /full && tar -xzf out/dist/tinamou-[0-9]*.tar.gz -C /full --strip-components=1

FROM debian:bookworm-slim AS check
COPY --from=build /check /opt/tinamou
ENV PATH=/opt/tinamou/bin:$PATH
WORKDIR /work
ENTRYPOINT ["tinamou"]

FROM swift:6.3-bookworm AS full
COPY --from=build-full /full /opt/tinamou
ENV PATH=/opt/tinamou/bin:$PATH
WORKDIR /work
ENTRYPOINT ["tinamou"]
