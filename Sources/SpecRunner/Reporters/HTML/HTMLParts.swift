/// The parts of a page that all its scenarios share.
struct HTMLParts {
  var texts = HTMLTexts()
  var features = HTMLFeatures()
  var attachments = HTMLAttachments()
  var screens = HTMLScreens()
}
