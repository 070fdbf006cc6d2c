/// Every way the memos can be broken on purpose: their first mistake, and one for each rule.
extension MemoRules {
  static let faults: [RuleFault<Self>] = [
    // signing in and out
    RuleFault("sign-in-does-nothing", breaks: ["2.1"], "the button to sign in does nothing") {
      $0.enabledControls.remove(.signIn)
    },
    RuleFault(
      "cancelled-sign-in-goes-on", breaks: ["2.1", "4.1.4"],
      "a sign-in that was cancelled goes on to the tabs"
    ) { $0.continuingSignInResults.insert(.cancelled) },
    RuleFault(
      "user-id-not-stored", breaks: ["2.2", "4.1.1", "4.1.5"],
      "signing in stores no user in the keychain"
    ) { $0.persistedItems.remove(.userID) },
    RuleFault(
      "keychain-not-checked", breaks: ["2.2", "4.1.3", "4.1.5"],
      "the first screen does not look into the keychain"
    ) { $0.automaticNavigation = .never },
    RuleFault(
      "tabs-without-sign-in", breaks: ["4.1.4"], "the tabs appear although no user is signed in"
    ) {
      $0.automaticNavigation = .always
    },
    RuleFault("empty-user-id-counts", breaks: ["4.1.4"], "an empty user counts as signed in") {
      $0.emptyUserIDMeansSignedOut = false
    },
    RuleFault(
      "first-tab-in-front", breaks: ["4.1.3"], "the first tab is in front instead of the memos"
    ) { $0.initialTab = .web },
    RuleFault("tabs-come-at-once", breaks: ["4.1.3"], "the tabs come without animation") {
      $0.tabsPresentationIsAnimated = false
    },
    RuleFault("log-out-does-nothing", breaks: ["2.3"], "the button to log out does nothing") {
      $0.enabledControls.remove(.logOut)
    },
    RuleFault("log-out-animated", breaks: ["2.3"], "logging out takes the tabs away by animation") {
      $0.tabsDismissalIsAnimated = true
    },
    RuleFault(
      "user-id-kept-on-log-out", breaks: ["4.1.2", "4.1.5"],
      "logging out leaves the user in the keychain"
    ) { $0.clearedOnLogOut = [] },

    // the list
    RuleFault("list-oldest-first", breaks: ["2.4"], "the list has the oldest memo first") {
      $0.sortOrder = .oldestFirst
    },
    RuleFault("list-by-number", breaks: ["2.4"], "the list goes by numbers instead of dates") {
      $0.sortOrder = .byNumber
    },
    RuleFault("list-without-dates", breaks: ["2.4"], "the list shows no dates") {
      $0.rowElements.remove(.date)
    },
    RuleFault("list-without-hearts", breaks: ["2.8"], "the list does not mark what is liked") {
      $0.rowElements.remove(.heart)
    },
    RuleFault("edit-moves-memo-up", breaks: ["2.4"], "editing a memo makes it the newest") {
      $0.editKeepsDate = false
    },
    RuleFault(
      "list-never-refetched", breaks: ["4.4.7"], "the list shows what there was when it was loaded"
    ) { $0.listRefresh = .onLoad },
    RuleFault("row-opens-new-memo", breaks: ["4.4.4"], "a tap on a memo starts a new one") {
      $0.rowDestination = .newMemo
    },
    RuleFault("no-notification-action", breaks: ["2.5"], "no swipe brings the reminder out") {
      $0.leadingActions = []
    },
    RuleFault("no-delete-action", breaks: ["2.5"], "no swipe brings the deletion out") {
      $0.trailingActions = []
    },
    RuleFault("sides-swapped", breaks: ["2.5"], "reminder and deletion have changed sides") {
      swap(&$0.leadingActions, &$0.trailingActions)
    },
    RuleFault("row-goes-at-once", breaks: ["2.5"], "a deleted row goes without fading") {
      $0.deletedRowFades = false
    },
    RuleFault(
      "delete-only-hides", breaks: ["2.5"],
      "a deleted memo is hidden until the list is loaded again"
    ) { $0.deletionRemovesMemo = false },
    RuleFault("deletions-not-stored", breaks: ["2.6"], "a deleted memo is back after a relaunch") {
      $0.persistedItems.remove(.deletions)
    },
    RuleFault("memos-not-stored", breaks: ["2.6"], "new memos are gone after a relaunch") {
      $0.persistedItems.remove(.newMemos)
    },
    RuleFault("edits-not-stored", breaks: ["2.6"], "edits are gone after a relaunch") {
      $0.persistedItems.remove(.edits)
    },
    RuleFault("favourites-not-stored", breaks: ["2.6", "2.8"], "likes are gone after a relaunch") {
      $0.persistedItems.remove(.likes)
    },
    RuleFault("each-screen-own-data", breaks: ["4.4.7"], "the compose screen has memos of its own")
    {
      $0.memosAreShared = false
    },

    // reminders
    RuleFault(
      "asks-at-launch", breaks: ["4.2.3", "4.2.5"],
      "the permission to notify is asked for at launch"
    ) { $0.permissionTriggers.insert(.launch) },
    RuleFault(
      "asks-after-sign-in", breaks: ["4.2.5"], "the permission to notify is asked for on signing in"
    ) { $0.permissionTriggers.insert(.signIn) },
    RuleFault(
      "asks-on-listing", breaks: ["4.2.5"], "the permission to notify is asked for by the list"
    ) { $0.permissionTriggers.insert(.listing) },
    RuleFault(
      "asks-on-compose", breaks: ["4.2.5"],
      "the permission to notify is asked for when a memo is opened"
    ) { $0.permissionTriggers.insert(.composing) },
    RuleFault(
      "asks-on-delete", breaks: ["4.2.2"],
      "the permission to notify is asked for when a memo is deleted"
    ) { $0.permissionTriggers.insert(.deleting) },
    RuleFault(
      "asks-on-reveal", breaks: ["4.2.4"],
      "the permission to notify is asked for before the action is chosen"
    ) { $0.permissionTriggers.insert(.revealing) },
    RuleFault(
      "never-asks", breaks: ["4.2.1", "4.2.4"], "the permission to notify is never asked for"
    ) {
      $0.permissionTriggers = []
    },
    RuleFault(
      "first-notification-lost", breaks: ["4.2.1"],
      "the first use only asks, and reminds of nothing"
    ) { $0.firstUseSchedulesReminder = false },
    RuleFault("no-notification", breaks: ["4.2.6"], "no notification is ever asked for") {
      $0.reminderDelay = nil
    },
    RuleFault("notification-late", breaks: ["4.2.6"], "the notification comes after five seconds") {
      $0.reminderDelay = .seconds(5)
    },
    RuleFault(
      "notification-titled-by-text", breaks: ["4.2.6"],
      "the notification has the memo's text as its title"
    ) { $0.reminder.title = .content },
    RuleFault(
      "notification-without-date", breaks: ["4.2.6"],
      "the notification does not say when the memo was written"
    ) { $0.reminder.subtitle = .literal("") },
    RuleFault(
      "notification-without-text", breaks: ["4.2.6"],
      "the notification does not say what the memo is"
    ) { $0.reminder.body = .literal("") },
    RuleFault("notification-silent", breaks: ["4.2.7"], "the notification makes no sound") {
      $0.reminderHasSound = false
    },
    RuleFault(
      "notifications-pile-up", breaks: ["4.2.6"],
      "a new reminder leaves those of other memos to come"
    ) { $0.newReminderReplacesPending = false },
    RuleFault(
      "no-foreground-delegate", breaks: ["4.2.7", "4.2.8"],
      "no notification shows while the app is in front"
    ) { $0.reminderShowsInForeground = false },

    // writing and editing
    RuleFault("edit-titled-new", breaks: ["4.4.1", "4.4.2"], "editing has the title of a new memo")
    {
      $0.titleForEditing = $0.titleForNewMemo
    },
    RuleFault("empty-memo-saved", breaks: ["4.4.6"], "going back saves a memo without a text") {
      $0.savesOnlyChanges = false
    },
    RuleFault("new-memo-not-saved", breaks: ["4.4.3"], "going back does not save a new memo") {
      $0.savable.remove(.new)
    },
    RuleFault("edit-not-saved", breaks: ["4.4.3"], "going back does not save an edit") {
      $0.savable.remove(.stored)
    },
    RuleFault("action-does-nothing", breaks: ["4.4.5"], "the action button does nothing") {
      $0.enabledControls.remove(.share)
    },
    RuleFault("empty-memo-shared", breaks: ["4.4.5"], "a new memo without a text is shared") {
      $0.sharingOfEmptyMemo = .shares
    },
    RuleFault(
      "new-memo-not-shared", breaks: ["4.4.5", "4.4.6"],
      "a new memo with a text is taken for an empty one"
    ) { $0.sharingOfNewMemo = .asksForText },
    RuleFault(
      "unchanged-memo-not-shared", breaks: ["4.4.5", "4.4.6"],
      "a stored memo that was not changed is not shared"
    ) { $0.sharingOfStoredMemo = .asksForText },
    RuleFault(
      "stored-text-shared", breaks: ["4.4.5"], "what is shared is the text from before the edit"
    ) { $0.sharedText = .asStored },
    RuleFault("sharing-does-not-save", breaks: ["4.4.5"], "sharing an edit does not save it") {
      $0.sharingOfEditedMemo = .shares
    },
    RuleFault(
      "sharing-saves-new-memo", breaks: ["4.4.5"],
      "sharing a new memo saves it, and going back once more"
    ) { $0.sharingOfNewMemo = .sharesAndSaves },
    RuleFault("new-memo-can-be-liked", breaks: ["4.4.5"], "a new memo can be liked") {
      $0.likable.insert(.new)
    },
    RuleFault("trash-does-nothing", breaks: ["4.4.3"], "the trash does nothing") {
      $0.enabledControls.remove(.trash)
    },
    RuleFault("trashed-memo-saved", breaks: ["4.4.3"], "a new memo that was thrown away is saved") {
      $0.discardsNewMemo = false
    },
    RuleFault("trash-does-not-ask", breaks: ["4.4.3"], "the trash deletes a memo without asking") {
      $0.deletionIsConfirmed = false
    },
    RuleFault(
      "cancelled-trash-deletes", breaks: ["4.4.3"], "cancelling deletes the memo all the same"
    ) { $0.cancelKeepsMemo = false },
    RuleFault("trash-stays", breaks: ["4.4.3"], "the screen of a deleted memo stays") {
      $0.deletionClosesScreen = false
    },

    // likes and their animation
    RuleFault("heart-does-nothing", breaks: ["2.8", "4.4.5"], "the heart does nothing") {
      $0.enabledControls.remove(.heart)
    },
    RuleFault("heart-icon-stays", breaks: ["2.8"], "the heart stays empty") {
      $0.heartFills = false
    },
    RuleFault(
      "heart-does-not-play", breaks: ["2.7", "4.3.3", "4.3.4", "4.3.5", "4.3.6"],
      "no animation plays"
    ) { $0.animatedLikeChanges = [] },
    RuleFault(
      "heart-plays-on-unliking", breaks: ["4.3.6"], "the animation plays when a like is taken back"
    ) { $0.animatedLikeChanges = [.unliked] },
    RuleFault(
      "heart-animation-stays", breaks: ["4.3.5"], "the animation stays on the screen after its end"
    ) { $0.animationIsRemoved = false },

    // the keyboard
    RuleFault(
      "text-cannot-be-selected", breaks: ["4.5.1"],
      "a tap on the text does not bring the keyboard up"
    ) { $0.textIsEditable = false },
    RuleFault("keyboard-not-observed", breaks: ["4.5.3"], "the keyboard is not observed") {
      $0.observesKeyboard = false
    },
    RuleFault("text-not-resized", breaks: ["4.5.2", "4.5.4"], "the text stays behind the keyboard")
    {
      $0.adjustedInsets.remove(.text)
    },
    RuleFault(
      "indicator-stays", breaks: ["4.5.4"], "the scroll indicator stays behind the keyboard"
    ) {
      $0.adjustedInsets.remove(.indicator)
    },
    RuleFault(
      "inset-fixed", breaks: ["4.5.4"], "the room is 346 points, whatever the keyboard's height"
    ) { $0.keyboardInset = 346 },
    RuleFault("insets-pile-up", breaks: ["4.5.4"], "every notice of a keyboard adds its height") {
      $0.insetIsReplaced = false
    },
    RuleFault("inset-stays-after-hiding", breaks: ["4.5.6"], "the text does not take its room back")
    {
      $0.resetInsets.remove(.text)
    },
    RuleFault(
      "indicator-stays-after-hiding", breaks: ["4.5.6"],
      "the scroll indicator does not take its room back"
    ) { $0.resetInsets.remove(.indicator) },
    RuleFault(
      "observers-never-removed", breaks: ["4.5.5"],
      "the compose screen goes without ending its subscriptions"
    ) { $0.observesUntil = .never },
    RuleFault(
      "observers-removed-on-leaving", breaks: ["4.5.5"],
      "the compose screen stops listening when another tab comes"
    ) { $0.observesUntil = .willDisappear },
    RuleFault(
      "notices-hold-screen", breaks: ["4.5.5", "4.5.6"],
      "the subscriptions keep the compose screen alive"
    ) { $0.handlerCapture = .strong },

    // the profile; no statement is about the counts
    RuleFault(
      "picker-does-not-open", breaks: ["2.9", "4.6.1"], "the photo library cannot be opened"
    ) { $0.enabledControls.remove(.choosePhoto) },
    RuleFault("photo-not-shown", breaks: ["4.6.2"], "a photo that was picked is not shown") {
      $0.shownPhotos.remove(.picked)
    },
    RuleFault("photo-not-stored", breaks: ["4.6.3"], "a photo that was picked is not stored") {
      $0.persistedItems.remove(.photo)
    },
    RuleFault("photo-under-fixed-name", breaks: ["4.6.4", "4.6.6"], "all users share one photo") {
      $0.photoIsPerUser = false
    },
    RuleFault("photo-not-loaded", breaks: ["4.6.5"], "the stored photo is not loaded") {
      $0.shownPhotos.remove(.stored)
    },
    RuleFault("photo-deleted-on-log-out", breaks: ["4.6.6"], "logging out deletes the photo") {
      $0.clearedOnLogOut.insert(.photo)
    },
    RuleFault("cancel-clears-photo", breaks: ["4.6.2"], "picking no photo takes the old one away") {
      $0.cancelKeepsPhoto = false
    },
    RuleFault("counts-only-once", "the profile counts the memos only once") {
      $0.countsRefresh = .onLoad
    },
    RuleFault("likes-count-all", "the profile counts every memo as liked") {
      $0.likeCountIsFavorites = false
    },
  ]
}
