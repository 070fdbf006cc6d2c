#compdef brew
# Completions of brew for zsh; load them with:
#   source <(brew completions zsh)
_brew() {
  local curcontext=$curcontext state
  local -a line commands shared
  commands=(
    'run:run scenarios and report what happened'
    'show:draw one file again'
    'join:make one record of several'
    'clean:remove what it'\''s left behind'
    'help:explain a command'
  )
  shared=(
    '(--color)--color=[when output has colours]:WHEN:((auto\:on\ a\ terminal always\:in\ files\ too never\:as\ NO_COLOR\ asks))'
    '(--settings)--settings=[the settings\: not spec.json'\''s \[a\\b\]]:FILE:_files'
    '(-h --help)-h[explain this; -h is the short page]'
    '(-h --help)--help[explain this; -h is the short page]'
    '(-V --version)-V[print the version]'
    '(-V --version)--version[print the version]'
  )
  _arguments -C -S -s $shared \
    '1:command:->command' \
    '*::argument:->arguments'
  case $state in
    command) _describe -t commands command commands ;;
    arguments)
      case $line[1] in
        run)
          _arguments -S -s $shared \
            '*-t+[only scenarios whose tags fit the expression]:EXPRESSION: ' \
            '*--tags=[only scenarios whose tags fit the expression]:EXPRESSION: ' \
            '(-j --jobs)-j+[how many scenarios run at once]:N: ' \
            '(-j --jobs)--jobs=[how many scenarios run at once]:N: ' \
            '(--timeout --no-timeout)--timeout=[the time a step may take, like 500ms, 5s or 2m]:DURATION: ' \
            '(--timeout --no-timeout)--no-timeout[take back --timeout]' \
            '(-x --fail-fast --no-fail-fast)-x[stop at the first failure]' \
            '(-x --fail-fast --no-fail-fast)--fail-fast[stop at the first failure]' \
            '(-x --fail-fast --no-fail-fast)--no-fail-fast[take back --fail-fast]' \
            '(--order)--order=[which scenario comes first]:ORDER:(written random)' \
            '(-r --recipe)-r+[what is brewed]:NAME: _brew_names profiles' \
            '(-r --recipe)--recipe=[what is brewed]:NAME: _brew_names profiles' \
            '(-q --quiet)-q[print the counts alone]' \
            '(-q --quiet)--quiet[print the counts alone]' \
            '*-f+[a report, on the terminal or in a file]:NAME\[\:FILE\]:((pretty\:the\ spec,\ marked junit\:JUnit\'\''s\ XML))' \
            '*--format=[a report, on the terminal or in a file]:NAME\[\:FILE\]:((pretty\:the\ spec,\ marked junit\:JUnit\'\''s\ XML))' \
            '(-o --out)-o+[where reports go]:DIR:_files -/' \
            '(-o --out)--out=[where reports go]:DIR:_files -/' \
            '*:PATH:_files'
          ;;
        show)
          _arguments -S -s $shared \
            '(-q --quiet)-q[print the counts alone]' \
            '(-q --quiet)--quiet[print the counts alone]' \
            '1:FILE:_files' \
            '2::PLACE: '
          ;;
        join)
          _arguments -S -s $shared \
            '1:DIR:_files -/' \
            '*:RECORD:_files'
          ;;
        clean)
          _arguments -S -s $shared
          ;;
        help)
          _arguments -S -s $shared \
            '1::COMMAND:((run\:run\ scenarios\ and\ report\ what\ happened show\:draw\ one\ file\ again join\:make\ one\ record\ of\ several clean\:remove\ what\ it\'\''s\ left\ behind))'
          ;;
      esac
      ;;
  esac
}

_brew_names() {
  local -a names
  names=(${(f)"$(brew completions $1 2>/dev/null)"})
  compadd -- $names
}

if [[ $funcstack[1] == _brew ]]; then
  _brew "$@"
else
  compdef _brew brew
fi
