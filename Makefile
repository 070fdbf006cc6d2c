# make                         build the release binary
# make install PREFIX=DIR      install it with its completion scripts; PREFIX defaults to /usr/local
# make uninstall PREFIX=DIR    remove what was installed
PREFIX ?= /usr/local
DESTDIR ?=

bin := $(DESTDIR)$(PREFIX)/bin
bash := $(DESTDIR)$(PREFIX)/share/bash-completion/completions
zsh := $(DESTDIR)$(PREFIX)/share/zsh/site-functions
fish := $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d

.PHONY: build install uninstall

build:
	@Scripts/release

install:
	@binary=$$(Scripts/release) && \
	install -d '$(bin)' '$(bash)' '$(zsh)' '$(fish)' && \
	install "$$binary" '$(bin)/spec' && \
	"$$binary" completions bash >'$(bash)/spec' && \
	"$$binary" completions zsh >'$(zsh)/_spec' && \
	"$$binary" completions fish >'$(fish)/spec.fish' && \
	printf 'installed %s\n' '$(bin)/spec'

uninstall:
	@rm -f '$(bin)/spec' '$(bash)/spec' '$(zsh)/_spec' '$(fish)/spec.fish'
