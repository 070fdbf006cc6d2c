import SpecDrivers

/// Memos, rule by rule: sign in, write them down, like them, be reminded of them; and a profile.
struct MemoRules: FlowRules {
  static let prefix = "memo"
  static let documented = MemoRules()

  /// memo-2.1, 2.3, 2.8, 2.9, 4.4.3, 4.4.5: the buttons that do anything, each what its name says.
  var working = Set(Control.allCases)
  /// memo-2.2, 2.6, 4.1.1, 4.6.3: what is written to the phone at once, and there after a relaunch.
  var stored = Set(Stored.allCases)

  // MARK: Signing in and out

  /// memo-2.1, 4.1.4: the end of Apple's sheet that leads to the tabs.
  var endsOfSignInThatGoOn: Set<SignInEnd> = [.signedIn]
  /// memo-2.2, 4.1.3, 4.1.4: whether the first screen goes on by itself, at every appearance.
  var firstScreenGoesOn = Going.ifSignedIn
  /// memo-4.1.4: a user with an empty name is nobody.
  var emptyUserIsNobody = true
  /// memo-4.1.3: the tab that is in front first.
  var firstTab = FirstTab.memos
  /// memo-4.1.3: the tabs come by animation.
  var tabsComeAnimated = true
  /// memo-2.3: and go without.
  var tabsGoAnimated = false
  /// memo-4.1.2, 4.6.6: what the phone forgets when somebody logs out.
  var forgottenOnLogOut: Set<Belonging> = [.userID]

  // MARK: The list

  /// memo-2.4: how the memos are listed.
  var order = Order.newestFirst
  /// memo-2.4, 2.8: what a row shows besides its text.
  var rowShows: Set<RowPart> = [.date, .heart]
  /// memo-2.4: a memo keeps the date it was written at.
  var editKeepsDate = true
  /// memo-4.4.7: when the list looks for changes.
  var listRefreshes = Refresh.onEveryAppearance
  /// memo-4.4.4: what a tap on a row opens.
  var rowOpens = RowTarget.itsMemo
  /// memo-2.5: what a swipe to the right brings out.
  var leadingActions: [RowAction] = [.notification]
  /// memo-2.5: what a swipe to the left brings out.
  var trailingActions: [RowAction] = [.delete]
  /// memo-2.5: the row of a deleted memo fades.
  var deletedRowFades = true
  /// memo-2.5: a deleted memo is gone for all screens.
  var deletedMemoIsGone = true
  /// memo-4.4.7: the list and the compose screen have the same memos.
  var memosAreShared = true

  // MARK: Reminders

  /// memo-4.2.1 to 4.2.5: the permission is asked for in context, where a person knows what it is
  /// for.
  var asksForPermission: Set<Occasion> = [.reminding]
  /// memo-4.2.1: the use that asks reminds as well, once it is granted.
  var firstUseReminds = true
  /// memo-4.2.6: how long after it was asked for a reminder comes; nil for never.
  var reminderDelay: Duration? = .seconds(1)
  /// memo-4.2.6: what a reminder says.
  var reminder = ReminderText(title: .words("Diary noti"), subtitle: .day, body: .content)
  /// memo-4.2.6: a new reminder takes the place of one that is still to come.
  var newReminderReplaces = true
  /// memo-4.2.7: a reminder makes a sound.
  var reminderSounds = true
  /// memo-4.2.7, 4.2.8: it shows while the app is in front, too.
  var reminderShowsInFront = true

  // MARK: Writing and editing

  /// memo-4.4.1, 4.4.2: the title of the one screen for both, writing a new memo.
  var titleOfNew = "new"
  /// memo-4.4.1, 4.4.2: and editing one.
  var titleOfEdit = "edit"
  /// memo-4.4.3: the memos that are saved.
  var savable: Set<Draft> = [.new, .stored]
  /// memo-4.4.6: going back saves what has changed, and nothing else.
  var savesOnlyChanges = true
  /// memo-4.4.5, 4.4.6: what sharing does with a new memo without a text.
  var sharingOfNothing = Sharing.asksForText
  /// memo-4.4.5, 4.4.6: with a new memo.
  var sharingOfNew = Sharing.shares
  /// memo-4.4.5, 4.4.6: with a memo as it is stored.
  var sharingOfStored = Sharing.shares
  /// memo-4.4.5, 4.4.6: with an edited one.
  var sharingOfEdit = Sharing.sharesAndSaves
  /// memo-4.4.5: the text that is shared.
  var sharedText = SharedText.asWritten
  /// memo-4.4.3: a new memo that is thrown away is not saved.
  var discardsNew = true
  /// memo-4.4.3: deleting a stored one is asked about.
  var deletionIsConfirmed = true
  /// memo-4.4.3: who cancels has it still.
  var cancelKeepsMemo = true
  /// memo-4.4.3: the screen of a deleted memo goes.
  var deletionLeaves = true

  // MARK: Likes and their animation

  /// memo-4.4.5: the memos that can be liked.
  var likable: Set<Draft> = [.stored]
  /// memo-2.8: the heart is full while the memo is liked.
  var heartFills = true
  /// memo-2.7, 4.3.3 to 4.3.6: the changes at which the animation plays.
  var animated: Set<LikeChange> = [.liked]
  /// memo-4.3.5: at its end it is taken off the screen.
  var animationIsRemoved = true

  // MARK: The keyboard

  /// memo-4.5.1: a tap on the text brings the keyboard up.
  var textIsSelectable = true
  /// memo-4.5.3: the compose screen listens to the keyboard.
  var listens = true
  /// memo-4.5.5, 4.5.6: until when.
  var listensUntil = Moment.freed
  /// memo-4.5.5, 4.5.6: its handlers do not keep it alive.
  var handlersHold = Hold.weakly
  /// memo-4.5.2, 4.5.4: what keeps clear of the keyboard.
  var clears: Set<Inset> = [.text, .indicator]
  /// memo-4.5.6: what takes its room back when the keyboard goes.
  var returns: Set<Inset> = [.text, .indicator]
  /// memo-4.5.4: the room kept clear; nil for the keyboard's height.
  var room: Double?
  /// memo-4.5.4: the height of a notice is the whole room, not more of it.
  var roomIsReplaced = true

  // MARK: The profile

  /// memo-4.6.2, 4.6.5: the photos it shows.
  var shownPhotos: Set<PhotoSource> = [.picked, .stored]
  /// memo-4.6.2: picking none leaves the old one.
  var cancelKeepsPhoto = true
  /// memo-4.6.4, 4.6.6: each user has a file of their own.
  var photoIsPersonal = true
  /// When it counts the memos.
  var countsRefresh = Refresh.onEveryAppearance
  /// What counts as a like.
  var likesAreFavorites = true
}

// What the rules choose from.
extension MemoRules {
  enum Control: CaseIterable { case signIn, logOut, share, heart, trash, choosePhoto }

  enum Stored: CaseIterable { case userID, newMemos, edits, likes, deletions, photo }

  enum SignInEnd { case signedIn, cancelled }

  enum Going { case never, ifSignedIn, always }

  enum FirstTab { case web, memos }

  enum Belonging { case userID, photo }

  enum Order { case newestFirst, oldestFirst, byNumber }

  enum RowPart { case date, heart }

  enum Refresh { case onLoad, onEveryAppearance }

  enum RowTarget { case itsMemo, newMemo }

  enum RowAction { case notification, delete }

  enum Occasion { case launch, signIn, listing, composing, deleting, revealing, reminding }

  /// A part of what a reminder says.
  enum Words {
    case words(String), day, content
  }

  struct ReminderText {
    var title: Words
    var subtitle: Words
    var body: Words
  }

  enum Draft { case new, stored }

  enum Sharing { case asksForText, shares, sharesAndSaves }

  enum SharedText { case asWritten, asStored }

  enum LikeChange { case liked, unliked }

  enum Moment { case willDisappear, freed, never }

  enum Hold { case weakly, strongly }

  enum Inset { case text, indicator }

  enum PhotoSource { case picked, stored }
}
