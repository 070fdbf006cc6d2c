# An image that runs spec on the features of the current folder:
#
#   docker build --tag spec .
#   docker run --rm --volume "$PWD:/specs" spec run specs
FROM swift:6.3-bookworm AS build
WORKDIR /spec
COPY . .
RUN mv "$(Scripts/release)" /release

# The binary is static; the base has a shell, for engines and for steps of build systems.
FROM debian:bookworm-slim
COPY --from=build /release/ /usr/local/
WORKDIR /specs
ENTRYPOINT ["spec"]
CMD ["help"]
