package import SpecSimulator

/// Every way the memo app can be broken on purpose: its first mistake, and one for each rule.
package enum MemoFault: String, CaseIterable, Sendable {
  // signing in and out
  case signInDoesNothing = "sign-in-does-nothing"
  case cancelledSignInGoesOn = "cancelled-sign-in-goes-on"
  case userIDNotStored = "user-id-not-stored"
  case keychainNotChecked = "keychain-not-checked"
  case tabsWithoutSignIn = "tabs-without-sign-in"
  case emptyUserIDCounts = "empty-user-id-counts"
  case firstTabInFront = "first-tab-in-front"
  case tabsComeAtOnce = "tabs-come-at-once"
  case logOutDoesNothing = "log-out-does-nothing"
  case logOutAnimated = "log-out-animated"
  case userIDKeptOnLogOut = "user-id-kept-on-log-out"

  // the list
  case listOldestFirst = "list-oldest-first"
  case listByNumber = "list-by-number"
  case listWithoutDates = "list-without-dates"
  case listWithoutHearts = "list-without-hearts"
  case editMovesMemoUp = "edit-moves-memo-up"
  case listNeverRefetched = "list-never-refetched"
  case rowOpensNewMemo = "row-opens-new-memo"
  case noNotificationAction = "no-notification-action"
  case noDeleteAction = "no-delete-action"
  case sidesSwapped = "sides-swapped"
  case rowGoesAtOnce = "row-goes-at-once"
  case deleteOnlyHides = "delete-only-hides"
  case deletionsNotStored = "deletions-not-stored"
  case memosNotStored = "memos-not-stored"
  case editsNotStored = "edits-not-stored"
  case favoritesNotStored = "favourites-not-stored"
  case eachScreenOwnData = "each-screen-own-data"

  // reminders
  case asksAtLaunch = "asks-at-launch"
  case asksAfterSignIn = "asks-after-sign-in"
  case asksOnListing = "asks-on-listing"
  case asksOnCompose = "asks-on-compose"
  case asksOnDelete = "asks-on-delete"
  case asksOnReveal = "asks-on-reveal"
  case neverAsks = "never-asks"
  case firstNotificationLost = "first-notification-lost"
  case noNotification = "no-notification"
  case notificationLate = "notification-late"
  case notificationTitledByText = "notification-titled-by-text"
  case notificationWithoutDate = "notification-without-date"
  case notificationWithoutText = "notification-without-text"
  case notificationSilent = "notification-silent"
  case notificationsPileUp = "notifications-pile-up"
  case noForegroundDelegate = "no-foreground-delegate"

  // writing and editing
  case editTitledNew = "edit-titled-new"
  case emptyMemoSaved = "empty-memo-saved"
  case newMemoNotSaved = "new-memo-not-saved"
  case editNotSaved = "edit-not-saved"
  case actionDoesNothing = "action-does-nothing"
  case emptyMemoShared = "empty-memo-shared"
  case newMemoNotShared = "new-memo-not-shared"
  case unchangedMemoNotShared = "unchanged-memo-not-shared"
  case storedTextShared = "stored-text-shared"
  case sharingDoesNotSave = "sharing-does-not-save"
  case sharingSavesNewMemo = "sharing-saves-new-memo"
  case newMemoCanBeLiked = "new-memo-can-be-liked"
  case trashDoesNothing = "trash-does-nothing"
  case trashedMemoSaved = "trashed-memo-saved"
  case trashDoesNotAsk = "trash-does-not-ask"
  case cancelledTrashDeletes = "cancelled-trash-deletes"
  case trashStays = "trash-stays"

  // likes and their animation
  case heartDoesNothing = "heart-does-nothing"
  case heartIconStays = "heart-icon-stays"
  case heartDoesNotPlay = "heart-does-not-play"
  case heartPlaysOnUnliking = "heart-plays-on-unliking"
  case heartAnimationStays = "heart-animation-stays"

  // the keyboard
  case textCannotBeSelected = "text-cannot-be-selected"
  case keyboardNotObserved = "keyboard-not-observed"
  case textNotResized = "text-not-resized"
  case indicatorStays = "indicator-stays"
  case insetFixed = "inset-fixed"
  case insetsPileUp = "insets-pile-up"
  case insetStaysAfterHiding = "inset-stays-after-hiding"
  case indicatorStaysAfterHiding = "indicator-stays-after-hiding"
  case observersNeverRemoved = "observers-never-removed"
  case observersRemovedOnLeaving = "observers-removed-on-leaving"
  case noticesHoldScreen = "notices-hold-screen"

  // the profile; no statement is about the counts
  case pickerDoesNotOpen = "picker-does-not-open"
  case photoNotShown = "photo-not-shown"
  case photoNotStored = "photo-not-stored"
  case photoUnderFixedName = "photo-under-fixed-name"
  case photoNotLoaded = "photo-not-loaded"
  case photoDeletedOnLogOut = "photo-deleted-on-log-out"
  case cancelClearsPhoto = "cancel-clears-photo"
  case countsOnlyOnce = "counts-only-once"
  case likesCountAll = "likes-count-all"

  /// The fault as the phone lists it.
  package var description: SpecSimulator.Fault {
    let (statements, summary) = meaning
    return SpecSimulator.Fault(rawValue, breaks: statements.map { "memo-" + $0 }, summary)
  }
}

/// The faults that are switched on.
typealias MemoFaults = Set<MemoFault>
