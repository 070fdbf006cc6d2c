import SpecSimulator

/// How faults draw what the rules say of a field, where they draw it in another way.
extension SignUpScreen {
  /// Draws a judgement as a fault has it; false if none has to do with it.
  func showFaulty(_ judgement: Judgement, of field: FormField) -> Bool {
    if field === id { return showFaultyID(judgement) }
    if field === password { return showFaultyPassword(judgement) }
    if field === confirmation, faults.contains(.oneMessageForAll) {
      confirmation.draw(judgement.isGood ? .good : .bad, "")
      id.message.text = judgement.words
      return true
    }
    return field === fullName && showFaultyName(judgement)
  }

  private func showFaultyID(_ judgement: Judgement) -> Bool {
    if judgement.isGood, faults.contains(.validIDStaysBlack) {
      id.draw(.typing, judgement.words)
    } else if !judgement.isGood, faults.contains(.invalidIDStaysBlack) {
      id.draw(.typing, judgement.words)
    } else if !judgement.isGood, faults.contains(.invalidIDUnexplained) {
      id.draw(.bad, "")
    } else if !judgement.isGood, id.text.isEmpty, faults.contains(.emptyIDNotJudged) {
      id.showNothing()
    } else {
      return false
    }
    return true
  }

  private func showFaultyPassword(_ judgement: Judgement) -> Bool {
    if judgement.isGood, faults.contains(.validPasswordStaysRed) {
      password.draw(.bad, judgement.words)
    } else if faults.contains(.oneMessageForAll) {
      password.draw(judgement.isGood ? .good : .bad, "")
      id.message.text = judgement.words
    } else {
      return false
    }
    return true
  }

  private func showFaultyName(_ judgement: Judgement) -> Bool {
    if judgement.isGood { return false }
    if faults.contains(.missingNameWithoutText) {
      fullName.draw(.bad, "")
    } else if faults.contains(.missingNameWithoutBorder) {
      fullName.draw(.typing, judgement.words)
    } else {
      return false
    }
    return true
  }
}
