# Completions of brew for fish; load them with:
#   brew completions fish | source
complete -c brew -f
complete -c brew -n 'not __fish_seen_subcommand_from run show join clean help' -a run -d 'run scenarios and report what happened'
complete -c brew -n 'not __fish_seen_subcommand_from run show join clean help' -a show -d 'draw one file again'
complete -c brew -n 'not __fish_seen_subcommand_from run show join clean help' -a join -d 'make one record of several'
complete -c brew -n 'not __fish_seen_subcommand_from run show join clean help' -a clean -d 'remove what it\'s left behind'
complete -c brew -n 'not __fish_seen_subcommand_from run show join clean help' -a help -d 'explain a command'
complete -c brew -l color -r -f -a 'auto\\t\'on a terminal\' always\\t\'in files too\' never\\t\'as NO_COLOR asks\'' -d 'when output has colours'
complete -c brew -l settings -r -F -d 'the settings: not spec.json\'s [a\\b]'
complete -c brew -s h -l help -d 'explain this; -h is the short page'
complete -c brew -s V -l version -d 'print the version'
complete -c brew -n '__fish_seen_subcommand_from run' -s t -l tags -x -d 'only scenarios whose tags fit the expression'
complete -c brew -n '__fish_seen_subcommand_from run' -s j -l jobs -x -d 'how many scenarios run at once'
complete -c brew -n '__fish_seen_subcommand_from run' -l timeout -x -d 'the time a step may take, like 500ms, 5s or 2m'
complete -c brew -n '__fish_seen_subcommand_from run' -l no-timeout -d 'take back --timeout'
complete -c brew -n '__fish_seen_subcommand_from run' -s x -l fail-fast -d 'stop at the first failure'
complete -c brew -n '__fish_seen_subcommand_from run' -l no-fail-fast -d 'take back --fail-fast'
complete -c brew -n '__fish_seen_subcommand_from run' -l order -r -f -a 'written random' -d 'which scenario comes first'
complete -c brew -n '__fish_seen_subcommand_from run' -s r -l recipe -r -f -a '(brew completions profiles 2>/dev/null)' -d 'what is brewed'
complete -c brew -n '__fish_seen_subcommand_from run' -s q -l quiet -d 'print the counts alone'
complete -c brew -n '__fish_seen_subcommand_from run' -s f -l format -r -f -a 'pretty\\t\'the spec, marked\' junit\\t\'JUnit\\\'s XML\'' -d 'a report, on the terminal or in a file'
complete -c brew -n '__fish_seen_subcommand_from run' -s o -l out -r -f -a '(__fish_complete_directories)' -d 'where reports go'
complete -c brew -n '__fish_seen_subcommand_from run' -F
complete -c brew -n '__fish_seen_subcommand_from show' -s q -l quiet -d 'print the counts alone'
complete -c brew -n '__fish_seen_subcommand_from show' -F
complete -c brew -n '__fish_seen_subcommand_from join' -F
complete -c brew -n '__fish_seen_subcommand_from help' -f -a 'run\\t\'run scenarios and report what happened\' show\\t\'draw one file again\' join\\t\'make one record of several\' clean\\t\'remove what it\\\'s left behind\''
