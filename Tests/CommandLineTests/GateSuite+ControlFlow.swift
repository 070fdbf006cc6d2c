/// What decides in scripts and builds whether a call runs, and whether its failure counts.
extension GateSuite {
  static let controlFlow = inScripts + inBuilds

  private static let inScripts = [
    "if spec run specs; then echo done; fi", "while ! spec run specs; do break; done",
    "spec run specs || [ $? -eq 1 ]", "spec run specs || sleep 1", "exit\nspec run specs",
    "exec true\nspec run specs", "spec() { :; }\nspec run specs",
    "never() {\n  spec run specs\n}", "cat <<EOF\nspec run specs\nEOF",
    "never() { spec run specs || exit 1; }", "if false; then spec run specs || exit 1; fi",
    "[ 1 = 2 ] && spec run specs", "if true; then\n  spec run specs\nfi",
  ].map { Weakening("ignored-failure", "ci.sh", ("spec run specs", $0)) }

  private static let step = "      - run: spec coverage specs"

  private static let inBuilds =
    [
      "continue-on-error: ${{ true }}", "continue-on-error: 'true'", "shell: bash {0}",
      "if: github.actor == 'me'",
    ].map {
      Weakening(
        "ignored-failure", build, (step, "      - \($0)\n        run: spec coverage specs"))
    } + [
      Weakening("ignored-failure", build, ("on: [push]", "on: workflow_dispatch")),
      Weakening("ignored-failure", build, ("on: [push]", "on:\n  workflow_dispatch:")),
      Weakening("ignored-failure", build, ("  specs:", "  specs:\n    if: github.ref == 'x'")),
      Weakening("ignored-failure", gitLab, ("script:", "after_script:")),
      Weakening("ignored-failure", gitLab, ("specs:", ".specs:")),
      Weakening("ignored-failure", gitLab, ("  script:", "  when: manual\n  script:")),
      Weakening("ignored-failure", "Makefile", ("test:", ".IGNORE:\ntest:")),
      Weakening("ignored-failure", "Makefile", ("test:", "SHELL = /bin/true\ntest:")),
      Weakening("ignored-failure", "Makefile", ("test:", "MAKEFLAGS += -i\ntest:")),
    ]

  private static let gitLab = ".gitlab-ci.yml"

  /// Changes after which the same runs and counts.
  static let harmlessFlow = [
    Weakening("a command more after set -e", "ci.sh", ("run specs", "run specs ; true")),
    Weakening("a failure that ends a script", "ci.sh", ("run specs", "run specs || exit 2")),
    Weakening(
      "a failure with a note", "ci.sh", ("run specs", "run specs || { echo no; exit 1; }")),
    Weakening("a failure that ends a script as it is", "ci.sh", ("run specs", "run specs || exit")),
    Weakening(
      "a step that does not always run", build, (step, "      - if: a\n        run: ls\n\(step)")),
    Weakening(
      "a step whose name has words of shells", build,
      (step, "      - name: Exit if it is false\n        run: spec coverage specs")),
  ]
}
