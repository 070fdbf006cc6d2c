# Completions of brew for bash; load them with:
#   source <(brew completions bash)
_brew() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local command='' ended='' word index
  COMPREPLY=()

  # Bash breaks --flag=value into three words.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' && $COMP_CWORD -gt 2 ]]; then
    previous=${COMP_WORDS[COMP_CWORD-2]}
  fi

  for ((index = 1; index < COMP_CWORD; index++)); do
    word=${COMP_WORDS[index]}
    if [[ $word == '--' ]]; then
      ended=yes
    elif [[ -z $command ]]; then
      case $word in
        run|show|join|clean|help) command=$word ;;
      esac
    fi
  done

  if [[ -z $ended ]]; then
    case "$command $previous" in
      'run -t'|'run --tags') return ;;
      'run -j'|'run --jobs') return ;;
      'run --timeout') return ;;
      'run --order') _brew_words 'written random'; return ;;
      'run -r'|'run --recipe') _brew_names profiles; return ;;
      'run -f'|'run --format') _brew_words 'pretty junit'; return ;;
      'run -o'|'run --out') _brew_files -d; return ;;
      *' --color') _brew_words 'auto always never'; return ;;
      *' --settings') _brew_files -f; return ;;
    esac
    if [[ $current == -* ]]; then
      case $command in
        run) _brew_words '-t --tags -j --jobs --timeout --no-timeout -x --fail-fast --no-fail-fast --order -r --recipe -q --quiet -f --format -o --out --color --settings -h --help -V --version' ;;
        show) _brew_words '-q --quiet --color --settings -h --help -V --version' ;;
        join) _brew_words '--color --settings -h --help -V --version' ;;
        clean) _brew_words '--color --settings -h --help -V --version' ;;
        help) _brew_words '--color --settings -h --help -V --version' ;;
        *) _brew_words '--color --settings -h --help -V --version' ;;
      esac
      return
    fi
  fi

  case $command in
    '') _brew_words 'run show join clean help' ;;
    run) _brew_files -f ;;
    show) _brew_files -f ;;
    join) _brew_files -f ;;
    help) _brew_words 'run show join clean' ;;
  esac
}

_brew_words() {
  local IFS=$' \t\n'
  COMPREPLY=($(compgen -W "$1" -- "$current"))
}

_brew_files() {
  local IFS=$'\n'
  compopt -o filenames 2>/dev/null
  COMPREPLY=($(compgen "$1" -- "$current"))
}

# Names come from files, so they are compared and quoted, never expanded.
_brew_names() {
  local name typed=${current//\\/}
  while IFS= read -r name; do
    if [[ $name == "$typed"* ]]; then COMPREPLY+=("$(printf '%q' "$name")"); fi
  done < <(brew completions "$1" 2>/dev/null)
}

complete -F _brew brew
