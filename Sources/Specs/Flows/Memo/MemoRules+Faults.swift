/// Every way the memos can be broken on purpose: their first mistake, and one for each rule.
extension MemoRules {
  static let faults: [Fault<Self>] = [
    // signing in and out
    Fault("sign-in-does-nothing", breaks: ["2.1"], "the button to sign in does nothing") {
      $0.working.remove(.signIn)
    },
    Fault(
      "cancelled-sign-in-goes-on", breaks: ["2.1", "4.1.4"],
      "a sign-in that was cancelled goes on to the tabs"
    ) { $0.endsOfSignInThatGoOn.insert(.cancelled) },
    Fault(
      "user-id-not-stored", breaks: ["2.2", "4.1.1", "4.1.5"],
      "signing in stores no user in the keychain"
    ) { $0.stored.remove(.userID) },
    Fault(
      "keychain-not-checked", breaks: ["2.2", "4.1.3", "4.1.5"],
      "the first screen does not look into the keychain"
    ) { $0.firstScreenGoesOn = .never },
    Fault("tabs-without-sign-in", breaks: ["4.1.4"], "the tabs come although nobody is signed in") {
      $0.firstScreenGoesOn = .always
    },
    Fault("empty-user-id-counts", breaks: ["4.1.4"], "an empty user counts as signed in") {
      $0.emptyUserIsNobody = false
    },
    Fault(
      "first-tab-in-front", breaks: ["4.1.3"], "the first tab is in front instead of the memos"
    ) { $0.firstTab = .web },
    Fault("tabs-come-at-once", breaks: ["4.1.3"], "the tabs come without animation") {
      $0.tabsComeAnimated = false
    },
    Fault("log-out-does-nothing", breaks: ["2.3"], "the button to log out does nothing") {
      $0.working.remove(.logOut)
    },
    Fault("log-out-animated", breaks: ["2.3"], "logging out takes the tabs away by animation") {
      $0.tabsGoAnimated = true
    },
    Fault(
      "user-id-kept-on-log-out", breaks: ["4.1.2", "4.1.5"],
      "logging out leaves the user in the keychain"
    ) { $0.forgottenOnLogOut = [] },

    // the list
    Fault("list-oldest-first", breaks: ["2.4"], "the list has the oldest memo first") {
      $0.order = .oldestFirst
    },
    Fault("list-by-number", breaks: ["2.4"], "the list goes by numbers instead of dates") {
      $0.order = .byNumber
    },
    Fault("list-without-dates", breaks: ["2.4"], "the list shows no dates") {
      $0.rowShows.remove(.date)
    },
    Fault("list-without-hearts", breaks: ["2.8"], "the list does not mark what is liked") {
      $0.rowShows.remove(.heart)
    },
    Fault("edit-moves-memo-up", breaks: ["2.4"], "editing a memo makes it the newest") {
      $0.editKeepsDate = false
    },
    Fault(
      "list-never-refetched", breaks: ["4.4.7"], "the list shows what there was when it was loaded"
    ) { $0.listRefreshes = .onLoad },
    Fault("row-opens-new-memo", breaks: ["4.4.4"], "a tap on a memo starts a new one") {
      $0.rowOpens = .newMemo
    },
    Fault("no-notification-action", breaks: ["2.5"], "no swipe brings the reminder out") {
      $0.leadingActions = []
    },
    Fault("no-delete-action", breaks: ["2.5"], "no swipe brings the deletion out") {
      $0.trailingActions = []
    },
    Fault("sides-swapped", breaks: ["2.5"], "reminder and deletion have changed sides") {
      swap(&$0.leadingActions, &$0.trailingActions)
    },
    Fault("row-goes-at-once", breaks: ["2.5"], "a deleted row goes without fading") {
      $0.deletedRowFades = false
    },
    Fault(
      "delete-only-hides", breaks: ["2.5"],
      "a deleted memo is hidden until the list is loaded again"
    ) { $0.deletedMemoIsGone = false },
    Fault("deletions-not-stored", breaks: ["2.6"], "a deleted memo is back after a relaunch") {
      $0.stored.remove(.deletions)
    },
    Fault("memos-not-stored", breaks: ["2.6"], "new memos are gone after a relaunch") {
      $0.stored.remove(.newMemos)
    },
    Fault("edits-not-stored", breaks: ["2.6"], "edits are gone after a relaunch") {
      $0.stored.remove(.edits)
    },
    Fault("favourites-not-stored", breaks: ["2.6", "2.8"], "likes are gone after a relaunch") {
      $0.stored.remove(.likes)
    },
    Fault("each-screen-own-data", breaks: ["4.4.7"], "the compose screen has memos of its own") {
      $0.memosAreShared = false
    },

    // reminders
    Fault(
      "asks-at-launch", breaks: ["4.2.3", "4.2.5"],
      "the permission to notify is asked for at launch"
    ) { $0.asksForPermission.insert(.launch) },
    Fault(
      "asks-after-sign-in", breaks: ["4.2.5"], "the permission to notify is asked for on signing in"
    ) { $0.asksForPermission.insert(.signIn) },
    Fault(
      "asks-on-listing", breaks: ["4.2.5"], "the permission to notify is asked for by the list"
    ) { $0.asksForPermission.insert(.listing) },
    Fault(
      "asks-on-compose", breaks: ["4.2.5"],
      "the permission to notify is asked for when a memo is opened"
    ) { $0.asksForPermission.insert(.composing) },
    Fault(
      "asks-on-delete", breaks: ["4.2.2"],
      "the permission to notify is asked for when a memo is deleted"
    ) { $0.asksForPermission.insert(.deleting) },
    Fault(
      "asks-on-reveal", breaks: ["4.2.4"],
      "the permission to notify is asked for before the action is chosen"
    ) { $0.asksForPermission.insert(.revealing) },
    Fault("never-asks", breaks: ["4.2.1", "4.2.4"], "the permission to notify is never asked for") {
      $0.asksForPermission = []
    },
    Fault(
      "first-notification-lost", breaks: ["4.2.1"],
      "the first use only asks, and reminds of nothing"
    ) { $0.firstUseReminds = false },
    Fault("no-notification", breaks: ["4.2.6"], "no notification is ever asked for") {
      $0.reminderDelay = nil
    },
    Fault("notification-late", breaks: ["4.2.6"], "the notification comes after five seconds") {
      $0.reminderDelay = .seconds(5)
    },
    Fault(
      "notification-titled-by-text", breaks: ["4.2.6"],
      "the notification has the memo's text as its title"
    ) { $0.reminder.title = .content },
    Fault(
      "notification-without-date", breaks: ["4.2.6"],
      "the notification does not say when the memo was written"
    ) { $0.reminder.subtitle = .words("") },
    Fault(
      "notification-without-text", breaks: ["4.2.6"],
      "the notification does not say what the memo is"
    ) { $0.reminder.body = .words("") },
    Fault("notification-silent", breaks: ["4.2.7"], "the notification makes no sound") {
      $0.reminderSounds = false
    },
    Fault(
      "notifications-pile-up", breaks: ["4.2.6"],
      "a new reminder leaves those of other memos to come"
    ) { $0.newReminderReplaces = false },
    Fault(
      "no-foreground-delegate", breaks: ["4.2.7", "4.2.8"],
      "no notification shows while the app is in front"
    ) { $0.reminderShowsInFront = false },

    // writing and editing
    Fault("edit-titled-new", breaks: ["4.4.1", "4.4.2"], "editing has the title of a new memo") {
      $0.titleOfEdit = $0.titleOfNew
    },
    Fault("empty-memo-saved", breaks: ["4.4.6"], "going back saves a memo without a text") {
      $0.savesOnlyChanges = false
    },
    Fault("new-memo-not-saved", breaks: ["4.4.3"], "going back does not save a new memo") {
      $0.savable.remove(.new)
    },
    Fault("edit-not-saved", breaks: ["4.4.3"], "going back does not save an edit") {
      $0.savable.remove(.stored)
    },
    Fault("action-does-nothing", breaks: ["4.4.5"], "the action button does nothing") {
      $0.working.remove(.share)
    },
    Fault("empty-memo-shared", breaks: ["4.4.5"], "a new memo without a text is shared") {
      $0.sharingOfNothing = .shares
    },
    Fault(
      "new-memo-not-shared", breaks: ["4.4.5", "4.4.6"],
      "a new memo with a text is taken for an empty one"
    ) { $0.sharingOfNew = .asksForText },
    Fault(
      "unchanged-memo-not-shared", breaks: ["4.4.5", "4.4.6"],
      "a stored memo that was not changed is not shared"
    ) { $0.sharingOfStored = .asksForText },
    Fault(
      "stored-text-shared", breaks: ["4.4.5"], "what is shared is the text from before the edit"
    ) { $0.sharedText = .asStored },
    Fault("sharing-does-not-save", breaks: ["4.4.5"], "sharing an edit does not save it") {
      $0.sharingOfEdit = .shares
    },
    Fault(
      "sharing-saves-new-memo", breaks: ["4.4.5"],
      "sharing a new memo saves it, and going back once more"
    ) { $0.sharingOfNew = .sharesAndSaves },
    Fault("new-memo-can-be-liked", breaks: ["4.4.5"], "a new memo can be liked") {
      $0.likable.insert(.new)
    },
    Fault("trash-does-nothing", breaks: ["4.4.3"], "the trash does nothing") {
      $0.working.remove(.trash)
    },
    Fault("trashed-memo-saved", breaks: ["4.4.3"], "a new memo that was thrown away is saved") {
      $0.discardsNew = false
    },
    Fault("trash-does-not-ask", breaks: ["4.4.3"], "the trash deletes a memo without asking") {
      $0.deletionIsConfirmed = false
    },
    Fault(
      "cancelled-trash-deletes", breaks: ["4.4.3"], "cancelling deletes the memo all the same"
    ) { $0.cancelKeepsMemo = false },
    Fault("trash-stays", breaks: ["4.4.3"], "the screen of a deleted memo stays") {
      $0.deletionLeaves = false
    },

    // likes and their animation
    Fault("heart-does-nothing", breaks: ["2.8", "4.4.5"], "the heart does nothing") {
      $0.working.remove(.heart)
    },
    Fault("heart-icon-stays", breaks: ["2.8"], "the heart stays empty") { $0.heartFills = false },
    Fault(
      "heart-does-not-play", breaks: ["2.7", "4.3.3", "4.3.4", "4.3.5", "4.3.6"],
      "no animation plays"
    ) { $0.animated = [] },
    Fault(
      "heart-plays-on-unliking", breaks: ["4.3.6"], "the animation plays when a like is taken back"
    ) { $0.animated = [.unliked] },
    Fault(
      "heart-animation-stays", breaks: ["4.3.5"], "the animation stays on the screen after its end"
    ) { $0.animationIsRemoved = false },

    // the keyboard
    Fault(
      "text-cannot-be-selected", breaks: ["4.5.1"],
      "a tap on the text does not bring the keyboard up"
    ) { $0.textIsSelectable = false },
    Fault("keyboard-not-observed", breaks: ["4.5.3"], "nobody listens to the keyboard") {
      $0.listens = false
    },
    Fault("text-not-resized", breaks: ["4.5.2", "4.5.4"], "the text stays behind the keyboard") {
      $0.clears.remove(.text)
    },
    Fault("indicator-stays", breaks: ["4.5.4"], "the scroll indicator stays behind the keyboard") {
      $0.clears.remove(.indicator)
    },
    Fault(
      "inset-fixed", breaks: ["4.5.4"], "the room is 346 points, whatever the keyboard's height"
    ) { $0.room = 346 },
    Fault("insets-pile-up", breaks: ["4.5.4"], "every notice of a keyboard adds its height") {
      $0.roomIsReplaced = false
    },
    Fault("inset-stays-after-hiding", breaks: ["4.5.6"], "the text does not take its room back") {
      $0.returns.remove(.text)
    },
    Fault(
      "indicator-stays-after-hiding", breaks: ["4.5.6"],
      "the scroll indicator does not take its room back"
    ) { $0.returns.remove(.indicator) },
    Fault(
      "observers-never-removed", breaks: ["4.5.5", "4.5.6"],
      "the compose screen goes without ending its subscriptions"
    ) { $0.listensUntil = .never },
    Fault(
      "observers-removed-on-leaving", breaks: ["4.5.5"],
      "the compose screen stops listening when another tab comes"
    ) { $0.listensUntil = .willDisappear },
    Fault(
      "notices-hold-screen", breaks: ["4.5.5", "4.5.6"],
      "the subscriptions keep the compose screen alive"
    ) { $0.handlersHold = .strongly },

    // the profile; no statement is about the counts
    Fault(
      "picker-does-not-open", breaks: ["2.9", "4.6.1"], "there is no way to the photo library"
    ) { $0.working.remove(.choosePhoto) },
    Fault("photo-not-shown", breaks: ["4.6.2"], "a photo that was picked is not shown") {
      $0.shownPhotos.remove(.picked)
    },
    Fault("photo-not-stored", breaks: ["4.6.3"], "a photo that was picked is not stored") {
      $0.stored.remove(.photo)
    },
    Fault("photo-under-fixed-name", breaks: ["4.6.4", "4.6.6"], "all users share one photo") {
      $0.photoIsPersonal = false
    },
    Fault("photo-not-loaded", breaks: ["4.6.5"], "the stored photo is not loaded") {
      $0.shownPhotos.remove(.stored)
    },
    Fault("photo-deleted-on-log-out", breaks: ["4.6.6"], "logging out deletes the photo") {
      $0.forgottenOnLogOut.insert(.photo)
    },
    Fault("cancel-clears-photo", breaks: ["4.6.2"], "picking no photo takes the old one away") {
      $0.cancelKeepsPhoto = false
    },
    Fault("counts-only-once", "the profile counts the memos only once") {
      $0.countsRefresh = .onLoad
    },
    Fault("likes-count-all", "the profile counts every memo as liked") {
      $0.likesAreFavorites = false
    },
  ]
}
