/// A parameter of steps that read files of the suite, such as a schema; the texts of such a step name
/// them.
package protocol FileArgument: StepArgument {}

/// A captured path of a file or folder that the step reads.
package struct FileName: FileArgument {
  package let path: String

  package static func read(_ input: StepInput) throws -> FileName {
    FileName(path: try String.read(input))
  }

  package static func objection(to input: StepInput) -> StepFailure? {
    String.objection(to: input)
  }
}

/// A table of one column: the paths of files that the step reads.
package struct FilesTable: ShapedTable, FileArgument {
  package static let shape = ListTable.shape
  package let paths: [String]

  package init(_ table: Table) { paths = ListTable(table).texts }
}
