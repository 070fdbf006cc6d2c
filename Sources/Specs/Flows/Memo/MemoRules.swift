import SpecDrivers

/// The rules of the memo flow: signing in, writing and liking memos, reminders, and a profile.
struct MemoRules: FlowRules {
  static let prefix = "memo"
  static let documented = MemoRules()

  /// memo-2.1, 2.3, 2.8, 2.9, 4.4.3, 4.4.5: the controls that respond.
  var enabledControls = Set(Control.allCases)
  /// memo-2.2, 2.6, 4.1.1, 4.6.3: the data stored at once and still present after a relaunch.
  var persistedItems = Set(PersistedItem.allCases)

  // MARK: Signing in and out

  /// memo-2.1, 4.1.4: the results of the Apple sign-in that lead to the tabs.
  var continuingSignInResults: Set<SignInResult> = [.signedIn]
  /// memo-2.2, 4.1.3, 4.1.4: whether the first screen continues automatically, at every appearance.
  var automaticNavigation = AutomaticNavigation.ifSignedIn
  /// memo-4.1.4: an empty user identifier means signed out.
  var emptyUserIDMeansSignedOut = true
  /// memo-4.1.3: the tab that is selected first.
  var initialTab = InitialTab.memos
  /// memo-4.1.3: presenting the tabs is animated.
  var tabsPresentationIsAnimated = true
  /// memo-2.3: dismissing them is not.
  var tabsDismissalIsAnimated = false
  /// memo-4.1.2, 4.6.6: the data removed on logging out.
  var clearedOnLogOut: Set<UserData> = [.userID]

  // MARK: The list

  /// memo-2.4: the order of the list.
  var sortOrder = SortOrder.newestFirst
  /// memo-2.4, 2.8: the elements of a row besides its text.
  var rowElements: Set<RowElement> = [.date, .heart]
  /// memo-2.4: editing does not change the date of a memo.
  var editKeepsDate = true
  /// memo-4.4.7: when the list is refreshed.
  var listRefresh = RefreshTiming.onEveryAppearance
  /// memo-4.4.4: what a tap on a row opens.
  var rowDestination = RowDestination.tappedMemo
  /// memo-2.5: the actions revealed by a swipe to the right.
  var leadingActions: [RowAction] = [.notification]
  /// memo-2.5: the actions revealed by a swipe to the left.
  var trailingActions: [RowAction] = [.delete]
  /// memo-2.5: the row of a deleted memo fades.
  var deletedRowFades = true
  /// memo-2.5: a deleted memo is removed from all screens.
  var deletionRemovesMemo = true
  /// memo-4.4.7: the list and the compose screen share their memos.
  var memosAreShared = true

  // MARK: Reminders

  /// memo-4.2.1 to 4.2.5: the permission is requested in context, where the user knows its purpose.
  var permissionTriggers: Set<PermissionTrigger> = [.reminding]
  /// memo-4.2.1: the use that requests the permission also schedules the reminder.
  var firstUseSchedulesReminder = true
  /// memo-4.2.6: the delay of a reminder; nil for never.
  var reminderDelay: Duration? = .seconds(1)
  /// memo-4.2.6: the text of a reminder.
  var reminder = ReminderText(title: .literal("Diary noti"), subtitle: .day, body: .content)
  /// memo-4.2.6: a new reminder replaces a pending one.
  var newReminderReplacesPending = true
  /// memo-4.2.7: a reminder has a sound.
  var reminderHasSound = true
  /// memo-4.2.7, 4.2.8: a reminder is also shown in the foreground.
  var reminderShowsInForeground = true

  // MARK: Writing and editing

  /// memo-4.4.1, 4.4.2: the title of the compose screen for a new memo.
  var titleForNewMemo = "new"
  /// memo-4.4.1, 4.4.2: its title for a stored memo.
  var titleForEditing = "edit"
  /// memo-4.4.3: the kinds of memos that are saved.
  var savable: Set<DraftKind> = [.new, .stored]
  /// memo-4.4.6: going back saves only changes.
  var savesOnlyChanges = true
  /// memo-4.4.5, 4.4.6: the effect of sharing a new memo without text.
  var sharingOfEmptyMemo = Sharing.asksForText
  /// memo-4.4.5, 4.4.6: the effect of sharing a new memo.
  var sharingOfNewMemo = Sharing.shares
  /// memo-4.4.5, 4.4.6: the effect of sharing an unchanged memo.
  var sharingOfStoredMemo = Sharing.shares
  /// memo-4.4.5, 4.4.6: the effect of sharing an edited memo.
  var sharingOfEditedMemo = Sharing.sharesAndSaves
  /// memo-4.4.5: the text that is shared.
  var sharedText = SharedText.asWritten
  /// memo-4.4.3: a discarded new memo is not saved.
  var discardsNewMemo = true
  /// memo-4.4.3: deleting a stored memo requires confirmation.
  var deletionIsConfirmed = true
  /// memo-4.4.3: cancelling keeps the memo.
  var cancelKeepsMemo = true
  /// memo-4.4.3: deleting the memo closes its screen.
  var deletionClosesScreen = true

  // MARK: Likes and their animation

  /// memo-4.4.5: the kinds of memos that can be liked.
  var likable: Set<DraftKind> = [.stored]
  /// memo-2.8: the heart is filled while the memo is liked.
  var heartFills = true
  /// memo-2.7, 4.3.3 to 4.3.6: the changes that play the animation.
  var animatedLikeChanges: Set<LikeChange> = [.liked]
  /// memo-4.3.5: the animation view is removed at its end.
  var animationIsRemoved = true

  // MARK: The keyboard

  /// memo-4.5.1: a tap on the text shows the keyboard.
  var textIsEditable = true
  /// memo-4.5.3: the compose screen observes the keyboard.
  var observesKeyboard = true
  /// memo-4.5.5, 4.5.6: the lifecycle phase in which it stops observing.
  var observesUntil = LifecyclePhase.freed
  /// memo-4.5.5, 4.5.6: how its handlers capture the screen.
  var handlerCapture = CaptureMode.weak
  /// memo-4.5.2, 4.5.4: the insets adjusted to the keyboard.
  var adjustedInsets: Set<Inset> = [.text, .indicator]
  /// memo-4.5.6: the insets reset when the keyboard is hidden.
  var resetInsets: Set<Inset> = [.text, .indicator]
  /// memo-4.5.4: the inset; nil for the height of the keyboard.
  var keyboardInset: Double?
  /// memo-4.5.4: the height in a notification replaces the inset and is not added to it.
  var insetIsReplaced = true

  // MARK: The profile

  /// memo-4.6.2, 4.6.5: the photos that are shown.
  var shownPhotos: Set<PhotoSource> = [.picked, .stored]
  /// memo-4.6.2: cancelling keeps the photo.
  var cancelKeepsPhoto = true
  /// memo-4.6.4, 4.6.6: each user has a separate photo file.
  var photoIsPerUser = true
  /// When the counts are refreshed.
  var countsRefresh = RefreshTiming.onEveryAppearance
  /// The number of likes is that of favourite memos.
  var likeCountIsFavorites = true
}

// The choices of the rules.
extension MemoRules {
  enum Control: CaseIterable { case signIn, logOut, share, heart, trash, choosePhoto }

  enum PersistedItem: CaseIterable { case userID, newMemos, edits, likes, deletions, photo }

  enum SignInResult { case signedIn, cancelled }

  enum AutomaticNavigation { case never, ifSignedIn, always }

  enum InitialTab { case web, memos }

  enum UserData { case userID, photo }

  enum SortOrder { case newestFirst, oldestFirst, byNumber }

  enum RowElement { case date, heart }

  enum RefreshTiming { case onLoad, onEveryAppearance }

  enum RowDestination { case tappedMemo, newMemo }

  enum RowAction { case notification, delete }

  enum PermissionTrigger { case launch, signIn, listing, composing, deleting, revealing, reminding }

  /// The content of a part of a reminder.
  enum ReminderPart: Equatable {
    case literal(String), day, content
  }

  struct ReminderText: Equatable {
    var title: ReminderPart
    var subtitle: ReminderPart
    var body: ReminderPart
  }

  enum DraftKind { case new, stored }

  enum Sharing { case asksForText, shares, sharesAndSaves }

  enum SharedText { case asWritten, asStored }

  enum LikeChange { case liked, unliked }

  enum LifecyclePhase { case willDisappear, freed, never }

  enum CaptureMode { case weak, strong }

  enum Inset { case text, indicator }

  enum PhotoSource { case picked, stored }
}
