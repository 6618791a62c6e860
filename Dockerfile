# syntax=docker/dockerfile:1
# Any image with Node 20.19 or newer and npm.
ARG BASE_IMAGE=node:24-bookworm-slim

FROM ${BASE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
# What the server needs at run time: its files, the client's, the migrations, and its own dependencies.
RUN npm run build \
  && npx tsx server/development/container/collect.ts /image

FROM ${BASE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DRAIN_DELAY_SECONDS=3
WORKDIR /app
COPY --from=build /image ./
RUN mkdir /data && chown 1000:1000 /data
# Of the user "node" in the official image; a number needs no name.
USER 1000:1000
# Where the database is embedded; with DATABASE_URL nothing is kept here.
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# Fails only where a new process helps. Readiness is at /readyz.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "dist/server/index.js"]
