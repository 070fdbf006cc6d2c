/// Compiles the tree of a cucumber expression into a program and rejects invalid trees.
struct ExpressionCompiler {
  private let source: String
  private let types: ParameterTypes
  private var builder: ProgramBuilder

  /// Above this number of instructions from parameter types, an expression is compiled at once,
  /// because it may be too large.
  private static let maximumDeferred = 5_000

  /// The program of an expression, which is checked now and compiled when it is first run.
  ///
  /// - Throws: all errors of the expression.
  static func prepare(
    _ source: String, types: ParameterTypes
  ) throws(ExpressionError) -> LazyProgram {
    let tree = try ExpressionParser.parse(source)
    let compiler = ExpressionCompiler(source: source, types: types)
    var size = 0
    for node in tree.nodes { size += try compiler.check(node) }
    if size > maximumDeferred { _ = try compile(source, types) }
    return deferred(source, types: types)
  }

  /// The program of an expression that is known to be valid.
  static func deferred(_ source: String, types: ParameterTypes) -> LazyProgram {
    LazyProgram(ExpressionOutline(source)) {
      // If the expression were invalid all the same, it would match nothing.
      (try? compile(source, types)) ?? ProgramBuilder.nothing
    }
  }

  private static func compile(
    _ source: String, _ types: ParameterTypes
  ) throws(ExpressionError) -> Program {
    let tree = try ExpressionParser.parse(source)
    var compiler = ExpressionCompiler(source: source, types: types)
    compiler.builder.add(Instruction(.textStart))
    for node in tree.nodes { try compiler.add(node) }
    compiler.builder.add(Instruction(.finish))
    return compiler.builder.program()
  }

  private init(source: String, types: ParameterTypes) {
    self.source = source
    self.types = types
    builder = ProgramBuilder(estimatedBytes: source.utf8.count)
  }

  /// Throws the errors that compiling would throw, in the same order.
  ///
  /// - Returns: the number of instructions of the custom parameter types.
  private func check(_ node: ExpressionNode) throws(ExpressionError) -> Int {
    switch node.kind {
    case .text: return 0
    case .optional:
      try ExpressionRules.check(optional: node, of: source)
      return 0
    case .parameter:
      let name = node.text
      guard let type = types[name] else { throw .undefinedParameterType(source, node, name) }
      do {
        return try type.syntaxes.get().isEmpty ? 0 : type.size
      } catch {
        throw .regularExpression(type.regexps.joined(separator: "|"), error)
      }
    case .alternation, .expression, .alternative:
      if node.kind == .alternation {
        try ExpressionRules.check(alternation: node, of: source)
      }
      var size = 0
      for node in node.nodes { size += try check(node) }
      return size
    }
  }

  private mutating func add(_ node: ExpressionNode) throws(ExpressionError) {
    switch node.kind {
    case .text: builder.addLiteral(node.token.utf8)
    case .optional: try addOptional(node)
    case .alternation: try addAlternation(node)
    case .parameter: try addParameter(node)
    case .expression, .alternative: for node in node.nodes { try add(node) }
    }
  }

  private mutating func addOptional(_ node: ExpressionNode) throws(ExpressionError) {
    try ExpressionRules.check(optional: node, of: source)
    let split = builder.add(Instruction(.split))
    builder.branchDepth += 1
    let inside = builder.here()
    for node in node.nodes { builder.addLiteral(node.token.utf8) }
    builder.branchDepth -= 1
    builder.direct(split, to: inside, or: builder.here())
  }

  private mutating func addAlternation(_ node: ExpressionNode) throws(ExpressionError) {
    try ExpressionRules.check(alternation: node, of: source)
    let (source, types) = (source, types)
    try builder.addAlternatives(node.nodes) { (builder, alternative) throws(ExpressionError) in
      var compiler = ExpressionCompiler(source: source, types: types)
      swap(&compiler.builder, &builder)
      defer { swap(&compiler.builder, &builder) }
      try compiler.add(alternative)
    }
  }

  private mutating func addParameter(_ node: ExpressionNode) throws(ExpressionError) {
    let name = node.text
    guard let type = types[name] else { throw .undefinedParameterType(source, node, name) }
    if let scanner = type.scanner {
      let group = builder.addGroup()
      builder.parameters.append(Program.Parameter(type: type, group: group))
      builder.add(Instruction(scanner, a: group))
      return
    }
    do throws(PatternError) {
      let syntaxes = try type.syntaxes.get()
      let group = builder.addGroup(descendants: syntaxes.reduce(0) { $0 + $1.groups.count })
      builder.parameters.append(Program.Parameter(type: type, group: group))
      builder.addSave(slot: 2 * group)
      try add(syntaxes)
      builder.addSave(slot: 2 * group + 1)
    } catch {
      throw .regularExpression(type.regexps.joined(separator: "|"), error)
    }
  }

  /// Adds the regular expressions of a type as alternatives, each with its own groups.
  private mutating func add(_ syntaxes: [PatternSyntax]) throws(PatternError) {
    let firstGroups = syntaxes.map { syntax in
      let first = builder.descendants.count
      for group in syntax.groups { _ = builder.addGroup(descendants: group.descendants) }
      return first
    }
    try builder.addAlternatives(Array(syntaxes.indices)) { (builder, index) throws(PatternError) in
      try builder.add(syntaxes[index].root, firstGroup: firstGroups[index])
    }
  }
}
