# make                         build a release and print its folder
# make install PREFIX=DIR      install it: the binary, completion scripts and manual pages;
#                              PREFIX defaults to /usr/local
# make uninstall PREFIX=DIR    remove what was installed
PREFIX ?= /usr/local
DESTDIR ?=

prefix := $(DESTDIR)$(PREFIX)
list := $(prefix)/share/doc/spec/files

.PHONY: build install uninstall

build:
	@Scripts/release

install:
	@release=$$(Scripts/release) && \
	while read -r file; do \
	  case $$file in bin/*) mode=755 ;; *) mode=644 ;; esac; \
	  install -d '$(prefix)'/"$${file%/*}" && \
	  install -m $$mode "$$release/$$file" '$(prefix)'/"$$file" || exit; \
	done <"$$release/share/doc/spec/files" && \
	printf 'installed %s\n' '$(prefix)/bin/spec'

uninstall:
	@if ! test -f '$(list)'; then \
	  printf 'spec is not installed in %s: there is no %s\n' '$(prefix)' '$(list)' >&2; exit 1; \
	fi; \
	while read -r file; do rm -f '$(prefix)'/"$$file" || exit; done <'$(list)'; \
	rmdir '$(prefix)/share/doc/spec'
