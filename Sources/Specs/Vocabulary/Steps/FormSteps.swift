import SpecDrivers
import SpecRunner

/// Steps that fill in forms: check, choose several options, upload files.
enum FormSteps {
  static let library = StepLibrary("forms") {
    choosing
    uploading
  }

  private static let choosing = StepLibrary("checkboxes and options") {
    When(
      "I check {element}",
      "Checks a checkbox, switch or radio button; one that is checked stays so.",
      example: #"When I check the "Agree" checkbox"#
    ) { (world: World, element: Selector) in
      try await world.perform(.setChecked(true, element))
    }

    When(
      "I uncheck {element}", "Unchecks a checkbox or switch; one that is unchecked stays so.",
      example: #"When I uncheck the "Agree" checkbox"#
    ) { (world: World, element: Selector) in
      try await world.perform(.setChecked(false, element))
    }

    When(
      "I choose in {element}:",
      "Chooses several options of an element, and no others; each row has an option.",
      example: #"When I choose in the "Colours" list:"#
    ) { (world: World, element: Selector, table: ListTable) in
      try await world.perform(.chooseAll(table.texts, in: element))
    }

    When(
      "I focus {element}", "Moves the focus to an element without tapping it.",
      example: #"When I focus the "Name" field"#
    ) { (world: World, element: Selector) in try await world.perform(.focus(element)) }
  }

  private static let uploading = StepLibrary("files to upload") {
    When(
      "I upload {string} to {element}",
      "Chooses a file for a file button; its path is relative to the feature's file.",
      example: #"When I upload "cat.png" to the "Photo" file button"#, needs: [.fileUploads]
    ) { (world: World, file: FileName, element: Selector) in
      try await upload(world, [file.path], to: element, byDropping: false)
    }

    When(
      "I upload to {element}:", "Chooses several files for a file button; each row has a file.",
      example: #"When I upload to the "Photos" file button:"#, needs: [.fileUploads]
    ) { (world: World, element: Selector, table: FilesTable) in
      try await upload(world, table.paths, to: element, byDropping: false)
    }

    When(
      "I drop the file {string} onto {element}",
      "Drops a file on an element; its path is relative to the feature's file.",
      example: #"When I drop the file "cat.png" onto the "Photos" area"#, needs: [.fileUploads]
    ) { (world: World, file: FileName, element: Selector) in
      try await upload(world, [file.path], to: element, byDropping: true)
    }

    When(
      "I drop the files onto {element}:",
      "Drops several files on an element; each row has a file.",
      example: #"When I drop the files onto the "Photos" area:"#, needs: [.fileUploads]
    ) { (world: World, element: Selector, table: FilesTable) in
      try await upload(world, table.paths, to: element, byDropping: true)
    }
  }

  private static func upload(
    _ world: World, _ files: [String], to element: Selector, byDropping: Bool
  ) async throws {
    let paths = try files.map { try FeatureFile.path(of: $0, in: world) }
    try await world.perform(.upload(paths, to: element, byDropping: byDropping))
  }
}
