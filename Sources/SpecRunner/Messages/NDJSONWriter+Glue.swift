import SpecExpressions
import SpecGherkin
import SpecJSON

/// Writes metadata, glue and matches.
extension NDJSONWriter {
  mutating func write(_ meta: Meta) {
    object("meta") { line in
      line.string("protocolVersion", meta.protocolVersion)
      line.product("implementation", meta.implementation)
      line.product("runtime", meta.runtime)
      line.product("os", meta.os)
      line.product("cpu", meta.cpu)
      if let ci = meta.ci { line.write(ci) }
    }
  }

  private mutating func product(_ key: StaticString, _ product: Meta.Product) {
    object(key) { line in
      line.string("name", product.name)
      line.string("version", ifPresent: product.version)
    }
  }

  private mutating func write(_ ci: Meta.ContinuousIntegration) {
    object("ci") { line in
      line.string("name", ci.name)
      line.string("url", ifPresent: ci.url)
      line.string("buildNumber", ifPresent: ci.buildNumber)
      guard let git = ci.git else { return }
      line.object("git") { line in
        line.string("remote", git.remote)
        line.string("revision", git.revision)
        line.string("branch", ifPresent: git.branch)
        line.string("tag", ifPresent: git.tag)
      }
    }
  }

  mutating func write(_ type: ParameterTypeMessage) {
    object("parameterType") { line in
      line.string("name", type.name)
      line.list("regularExpressions", type.regularExpressions) { $0.json.string($1) }
      line.bool("preferForRegularExpressionMatch", type.preferForRegularExpressionMatch)
      line.bool("useForSnippets", type.useForSnippets)
      line.id("id", type.id)
      if let reference = type.sourceReference { line.sourceReference(reference) }
    }
  }

  mutating func write(_ definition: StepDefinitionMessage) {
    object("stepDefinition") { line in
      line.id("id", definition.id)
      line.object("pattern") { line in
        line.string("source", definition.pattern)
        line.string("type", definition.patternType.rawValue)
      }
      line.sourceReference(definition.sourceReference)
    }
  }

  mutating func write(_ hook: HookMessage) {
    object("hook") { line in
      line.id("id", hook.id)
      line.string("name", ifPresent: hook.name)
      line.sourceReference(hook.sourceReference)
      line.string("tagExpression", ifPresent: hook.tagExpression)
      line.string("type", hook.kind.rawValue)
    }
  }

  mutating func write(_ type: UndefinedParameterType) {
    object("undefinedParameterType") { line in
      line.string("expression", type.expression)
      line.string("name", type.name)
    }
  }

  mutating func write(_ testCase: TestCase) {
    object("testCase") { line in
      line.id("id", testCase.id)
      line.id("pickleId", testCase.pickleID)
      line.list("testSteps", testCase.steps) { $0.write($1) }
      line.id("testRunStartedId", testCase.testRunStartedID)
    }
  }

  private mutating func write(_ step: TestStep) {
    object { line in
      line.id("id", step.id)
      switch step.role {
      case .hook(let id): line.id("hookId", id)
      case .step(let pickleStepID, let match):
        line.id("pickleStepId", pickleStepID)
        line.ids("stepDefinitionIds", match.all.lazy.map(\.definitionID))
        line.list("stepMatchArgumentsLists", match.all) { line, match in
          line.object { line in
            line.list("stepMatchArguments", match.arguments) { $0.write($1) }
          }
        }
      }
    }
  }

  private mutating func write(_ argument: StepMatchArgument) {
    object { line in
      line.json.key("group")
      line.write(argument.group)
      line.string("parameterTypeName", ifPresent: argument.parameterTypeName)
    }
  }

  /// Writes a group and its children; a group that did not take part in the match has no value and
  /// no start.
  private mutating func write(_ group: Group) {
    object { line in
      if !group.children.isEmpty { line.list("children", group.children) { $0.write($1) } }
      if let start = group.start { line.integer("start", start) }
      line.string("value", ifPresent: group.value)
    }
  }
}
