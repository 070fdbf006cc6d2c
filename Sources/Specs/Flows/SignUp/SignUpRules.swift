import SpecSimulator

/// Signing up, rule by rule: an account, personal information, the consent to its use, interests.
struct SignUpRules: FlowRules {
  static let prefix = "signup"
  static let documented = SignUpRules()

  /// signup-4.1, 4.3, 6.12, 6.14, 6.16: what answers to a touch or a key.
  var working = Set(Control.allCases)

  // MARK: The ID

  /// signup-1.1: what an ID may be.
  var id = IDRule()
  /// signup-1.3, 1.4: how it is told what the rule says.
  var idFeedback = Feedback()
  /// signup-1.2: what is shown while it is typed.
  var idWhileTyping = WhileTyping.black
  /// signup-1.4: an ID that is left empty is judged as well.
  var emptyIDIsJudged = true
  /// signup-1.11: the ID is black again when it is edited again.
  var idTurnsBlackAgain = true

  // MARK: The password

  /// signup-1.1, Q1.3: what a password must have.
  var password = PasswordRule()
  /// signup-1.6: how it is told what the rule says.
  var passwordFeedback = Feedback()
  /// signup-1.5, 1.7: when it is judged.
  var passwordIsJudged = Judging.fromFirstInput
  /// signup-Q1.3: by which rule.
  var passwordIsJudgedBy = PasswordJudge.ownRule
  /// signup-2.1: what is masked.
  var masked: Set<Secret> = [.password, .confirmation]
  /// signup-2.1: by what.
  var mask = "*"
  /// signup-2.2: what the password typed once more must be.
  var confirmation = ConfirmationRule()
  /// signup-2.2: it is judged anew when the password changes.
  var confirmationReactsToPassword = true

  // MARK: The name

  /// signup-1.8: what a name must be.
  var name = NameRule()
  /// signup-1.9, 1.10: how it is told what the rule says.
  var nameFeedback = Feedback()
  /// signup-Q1.1: there is a field for it.
  var hasName = true

  // MARK: Several fields

  /// signup-Q1.2, 2.4: the fields that tell the screen what is done with them.
  var fieldsThatTell = Tellers.all
  /// signup-Q1.3: where the words of a rule appear.
  var wordsAppear = WordsPlace.belowEachField
  /// signup-Q1.7, Q1.8: the password reports its own changes.
  var passwordReports = true
  /// signup-1.7, Q1.8: what is judged is the text after the last edit.
  var judgesCurrentText = true
  /// signup-Q2.1, Q2.4, Q2.5: a change of the ID is nothing to the password.
  var passwordReactsToID = false
  /// signup-Q2.5: nor one of the password to the ID.
  var idReactsToPassword = false
  /// signup-Q3.1, Q3.3, Q3.4: no field is judged before the screen is there.
  var firstJudgement = FirstJudgement.onceLoaded

  // MARK: The keyboard

  /// signup-2.3: the return key of every field of the first screen.
  var returnKey = "Next"
  /// signup-2.4: what leads to the next field.
  var movesOnBy: Set<Trigger> = [.returnKey]
  /// signup-2.4: where return leads from the password.
  var passwordLeadsTo = AfterPassword.confirmation
  /// signup-2.5: what return does on the last field.
  var lastReturn = LastReturn.endsEditing
  /// signup-2.6: when the field in use is scrolled into sight.
  var fieldComesIntoSight = Sight.always
  /// signup-2.6: the room for the keyboard goes with it.
  var roomReturns = true

  // MARK: Going on

  /// signup-2.7: what it takes to go on.
  var nextNeeds = NextNeed.everythingEntered
  /// signup-2.7: the confirmation as well.
  var nextNeedsConfirmation = true
  /// signup-2.7: Next is off again when a field is emptied.
  var nextGoesOff = true
  /// signup-2.8: with anything invalid nothing goes on.
  var goesOnOnlyIfValid = true
  /// signup-2.8: Next shows what is wrong.
  var nextShowsJudgements = true

  // MARK: The network

  /// signup-3.1, 3.2: the server is asked.
  var asksServer = true
  /// signup-3.1: what it means that it does not answer.
  var noAnswerMeans = Membership.Outcome.failed
  /// signup-3.1: what is said then.
  var failureText = "회원가입에 실패했습니다"
  /// Next is off while the server is asked.
  var nextWaitsForAnswer = true
  /// signup-3.3: the application is posted.
  var posts = true
  /// signup-3.3: with the password.
  var postsPassword = true
  /// signup-3.3, 3.4: and not before Next is pressed.
  var leavingPosts = false
  /// signup-3.5: the list of IDs is fetched first.
  var fetchesIDs = true
  /// signup-3.5: the ID on it that makes another one taken.
  var takenIf = Likeness.same
  /// signup-3.6: what a taken ID leads to.
  var takenLeadsTo = AfterTaken.refusal
  /// signup-3.6: what is said then.
  var takenText = IDRule.taken
  /// signup-3.6: what a refusal of the server means.
  var refusalMeans = Membership.Outcome.taken

  // MARK: Personal information

  /// signup-4.1: how many years the wheel goes back.
  var pickerYears = 99
  /// signup-4.2: what chooses the date on the wheel.
  var datesAreChosenBy: Set<DateChoice> = [.select]
  /// signup-4.9: how old one must be.
  var birthDate = BirthDateRule()
  /// signup-4.9: the gender that is selected first.
  var firstGender: Int? = 0
  /// signup-4.4: the keys of the e-mail address.
  var emailKeyboard = TextTraits.KeyboardType.emailAddress
  /// signup-4.5, 4.6: what an e-mail address must look like.
  var email = EmailRule()
  /// signup-4.5, 4.6: how it is told what the rule says.
  var emailFeedback = Feedback()
  /// signup-4.7: the keys of the mobile number.
  var phoneKeyboard = TextTraits.KeyboardType.numberPad
  /// signup-4.8, 4.9: what a mobile number must look like.
  var phone = PhoneRule()
  /// signup-4.8: how it is told what the rule says.
  var phoneFeedback = Feedback()
  /// signup-4.9, 4.10: what must be as it must be to go on.
  var personalNextNeeds: Set<PersonalEntry> = [.birthDate, .gender, .email, .phone]
  /// signup-4.9: Next is off again when one turns wrong.
  var personalNextGoesOff = true
  /// signup-4.11: what the first screen still has after the way back.
  var keptForReturn: Set<Kept> = [.texts, .marks]

  // MARK: The consent

  /// signup-5.1: how it comes.
  var consentComes = ConsentComing.asSheet
  /// signup-5.2, 5.3: how much of it there is: all paragraphs.
  var consentParagraphs = Int.max
  /// signup-5.3: it scrolls.
  var consentScrolls = true
  /// signup-5.3: to its end: how many points of it cannot be reached.
  var consentCutOff = 0.0
  /// signup-5.4: it can be cancelled.
  var consentHasCancel = true
  /// signup-5.4: when it can be agreed to.
  var agreeIsOn = Agreeing.atOnce
  /// signup-5.5: Agree goes on without animation.
  var agreeIsAnimated = false
  /// signup-5.6: Cancel takes the consent away by animation.
  var cancelIsAnimated = true
  /// signup-5.7: where it leads.
  var cancelLeadsTo = AfterCancel.personal
  /// signup-5.8: the form stays as it was.
  var cancelKeepsForm = true

  // MARK: Interests

  /// signup-6.3, 6.5: how many are enough.
  var enoughKeywords = 3
  /// What counts as one: not one that is there.
  var keywordsAreUnique = true
  /// Nor an empty one.
  var keywordsAreFilled = true
  /// Without the white space around it.
  var keywordsAreTrimmed = true
  /// signup-6.2: what is asked for is said from the start.
  var guideIsThereAtFirst = true
  /// signup-6.4: what is counted.
  var counted = Counted.added
  /// signup-6.5: nothing is said when there are enough.
  var guideGoes = true
  /// signup-6.17: it is said again when too few are left.
  var guideComesBack = true
  /// signup-6.1, 6.7: how keywords are put into lines.
  var lines = Lines.wrapped
  /// signup-6.6: where they are.
  var keywordsAre = KeywordPlace.belowField
  /// signup-6.6: a comma adds what is in front of it.
  var commaAdds = true
  /// signup-6.8: how many lines are too many to add another keyword.
  var linesThatFill = 3
  /// signup-6.18: the field can be used again when lines become free.
  var fieldComesBack = true
  /// signup-6.9: keywords have an x.
  var keywordsHaveX = true
  /// signup-6.10: what it does.
  var x = X.deletesOwn
  /// signup-6.11: Complete is off before there are enough.
  var completeNeedsEnough = true
  /// signup-6.11: but not where there is no room for more.
  var completeNeedsRoom = false
  /// signup-6.17: it is off again when too few are left.
  var completeGoesOff = true
  /// signup-6.12: the end is announced.
  var endIsAnnounced = true
  /// signup-6.13: where the way back leads.
  var previousLeadsTo = BeforeInterests.personal
  /// signup-6.14: the return key as long as there are not enough.
  var addKey = "ADD"
  /// signup-6.15: and when there are.
  var doneKey = "Done"
  /// signup-6.16: what it does then.
  var done = Done.completes
  /// signup-6.17: it says ADD again when too few are left.
  var addKeyComesBack = true
}

// What the rules choose from.
extension SignUpRules {
  enum Control: CaseIterable { case birthDate, gender, add, complete }

  /// How a field is told what its rule says: the border, and the words below.
  struct Feedback {
    var good = FormField.Mark.good
    var bad = FormField.Mark.bad
    /// Whether the words say what is wrong.
    var explains = true
    /// Whether they go when it is right.
    var takesBack = true
  }

  enum WhileTyping { case black, judged }

  enum Judging { case fromFocus, fromFirstInput, untilGood, whenLeft }

  enum PasswordJudge { case ownRule, idRule }

  enum Secret { case password, confirmation }

  enum Tellers { case first, all }

  enum WordsPlace { case belowEachField, belowID }

  enum FirstJudgement { case beforeLoad, onceLoaded }

  enum Trigger { case returnKey, validText }

  enum AfterPassword { case confirmation, name }

  enum LastReturn { case nothing, endsEditing, startsAgain }

  enum Sight { case never, withKeyboard, always }

  enum NextNeed { case nothing, everythingEntered, everythingValid }

  enum Likeness { case same, beginning }

  enum AfterTaken { case refusal, post, acceptance }

  enum DateChoice { case turning, select, cancel }

  enum PersonalEntry { case birthDate, gender, email, phone }

  enum Kept { case texts, marks }

  enum ConsentComing { case never, asSheet, pushed }

  enum Agreeing { case atOnce, atEndOfText }

  enum AfterCancel { case signUp, personal, interests }

  enum Counted { case added, missing, nothing }

  enum Lines { case wrapped, oneForEach, single }

  enum KeywordPlace { case aboveField, belowField }

  enum X { case nothing, deletesOwn, deletesLast }

  enum BeforeInterests { case consent, personal }

  enum Done { case nothing, completes, addsText }
}
