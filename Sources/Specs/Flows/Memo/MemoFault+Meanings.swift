extension MemoFault {
  /// The statements it breaks, without their prefix, and what it does.
  var meaning: ([String], String) {
    accountMeaning ?? listMeaning ?? reminderMeaning
      ?? composeMeaning ?? likeMeaning ?? keyboardMeaning
      ?? profileMeaning
  }

  private var accountMeaning: ([String], String)? {
    switch self {
    case .signInDoesNothing: (["2.1"], "the button to sign in does nothing")
    case .cancelledSignInGoesOn:
      (["2.1", "4.1.4"], "a sign-in that was cancelled goes on to the tabs")
    case .userIDNotStored: (["2.2", "4.1.1", "4.1.5"], "signing in stores no user in the keychain")
    case .keychainNotChecked:
      (["2.2", "4.1.3", "4.1.5"], "the first screen does not look into the keychain")
    case .tabsWithoutSignIn: (["4.1.4"], "the tabs come although nobody is signed in")
    case .emptyUserIDCounts: (["4.1.4"], "an empty user counts as signed in")
    case .firstTabInFront: (["4.1.3"], "the first tab is in front instead of the memos")
    case .tabsComeAtOnce: (["4.1.3"], "the tabs come without animation")
    case .logOutDoesNothing: (["2.3"], "the button to log out does nothing")
    case .logOutAnimated: (["2.3"], "logging out takes the tabs away by animation")
    case .userIDKeptOnLogOut: (["4.1.2", "4.1.5"], "logging out leaves the user in the keychain")
    default: nil
    }
  }

  private var listMeaning: ([String], String)? {
    switch self {
    case .listOldestFirst: (["2.4"], "the list has the oldest memo first")
    case .listByNumber: (["2.4"], "the list goes by numbers instead of dates")
    case .listWithoutDates: (["2.4"], "the list shows no dates")
    case .listWithoutHearts: (["2.8"], "the list does not mark what is liked")
    case .editMovesMemoUp: (["2.4"], "editing a memo makes it the newest")
    case .listNeverRefetched: (["4.4.7"], "the list shows what there was when it was loaded")
    case .rowOpensNewMemo: (["4.4.4"], "a tap on a memo starts a new one")
    case .noNotificationAction: (["2.5"], "no swipe brings the reminder out")
    case .noDeleteAction: (["2.5"], "no swipe brings the deletion out")
    case .sidesSwapped: (["2.5"], "reminder and deletion have changed sides")
    case .rowGoesAtOnce: (["2.5"], "a deleted row goes without fading")
    case .deleteOnlyHides: (["2.5"], "a deleted memo is hidden until the list is loaded again")
    case .deletionsNotStored: (["2.6"], "a deleted memo is back after a relaunch")
    case .memosNotStored: (["2.6"], "new memos are gone after a relaunch")
    case .editsNotStored: (["2.6"], "edits are gone after a relaunch")
    case .favoritesNotStored: (["2.6", "2.8"], "likes are gone after a relaunch")
    case .eachScreenOwnData: (["4.4.7"], "the compose screen has memos of its own")
    default: nil
    }
  }

  private var reminderMeaning: ([String], String)? {
    switch self {
    case .asksAtLaunch: (["4.2.3", "4.2.5"], "the permission to notify is asked for at launch")
    case .asksAfterSignIn: (["4.2.5"], "the permission to notify is asked for on signing in")
    case .asksOnListing: (["4.2.5"], "the permission to notify is asked for by the list")
    case .asksOnCompose: (["4.2.5"], "the permission to notify is asked for when a memo is opened")
    case .asksOnDelete: (["4.2.2"], "the permission to notify is asked for when a memo is deleted")
    case .asksOnReveal:
      (["4.2.4"], "the permission to notify is asked for before the action is chosen")
    case .neverAsks: (["4.2.1", "4.2.4"], "the permission to notify is never asked for")
    case .firstNotificationLost: (["4.2.1"], "the first use only asks, and reminds of nothing")
    case .noNotification: (["4.2.6"], "no notification is ever asked for")
    case .notificationLate: (["4.2.6"], "the notification comes after five seconds")
    case .notificationTitledByText: (["4.2.6"], "the notification has the memo's text as its title")
    case .notificationWithoutDate:
      (["4.2.6"], "the notification does not say when the memo was written")
    case .notificationWithoutText: (["4.2.6"], "the notification does not say what the memo is")
    case .notificationSilent: (["4.2.7"], "the notification makes no sound")
    case .notificationsPileUp: (["4.2.6"], "a new reminder leaves those of other memos to come")
    case .noForegroundDelegate:
      (["4.2.7", "4.2.8"], "no notification shows while the app is in front")
    default: nil
    }
  }

  private var composeMeaning: ([String], String)? {
    switch self {
    case .editTitledNew: (["4.4.1", "4.4.2"], "editing has the title of a new memo")
    case .emptyMemoSaved: (["4.4.6"], "going back saves a memo without a text")
    case .newMemoNotSaved: (["4.4.3"], "going back does not save a new memo")
    case .editNotSaved: (["4.4.3"], "going back does not save an edit")
    case .actionDoesNothing: (["4.4.5"], "the action button does nothing")
    case .emptyMemoShared: (["4.4.5"], "a new memo without a text is shared")
    case .newMemoNotShared:
      (["4.4.5", "4.4.6"], "a new memo with a text is taken for an empty one")
    case .unchangedMemoNotShared:
      (["4.4.5", "4.4.6"], "a stored memo that was not changed is not shared")
    case .storedTextShared: (["4.4.5"], "what is shared is the text from before the edit")
    case .sharingDoesNotSave: (["4.4.5"], "sharing an edit does not save it")
    case .sharingSavesNewMemo: (["4.4.5"], "sharing a new memo saves it, and going back once more")
    case .newMemoCanBeLiked: (["4.4.5"], "a new memo can be liked")
    case .trashDoesNothing: (["4.4.3"], "the trash does nothing")
    case .trashedMemoSaved: (["4.4.3"], "a new memo that was thrown away is saved")
    case .trashDoesNotAsk: (["4.4.3"], "the trash deletes a memo without asking")
    case .cancelledTrashDeletes: (["4.4.3"], "cancelling deletes the memo all the same")
    case .trashStays: (["4.4.3"], "the screen of a deleted memo stays")
    default: nil
    }
  }

  private var likeMeaning: ([String], String)? {
    switch self {
    case .heartDoesNothing: (["2.8", "4.4.5"], "the heart does nothing")
    case .heartIconStays: (["2.8"], "the heart stays empty")
    case .heartDoesNotPlay: (["2.7", "4.3.3", "4.3.4", "4.3.5", "4.3.6"], "no animation plays")
    case .heartPlaysOnUnliking: (["4.3.6"], "the animation plays when a like is taken back")
    case .heartAnimationStays: (["4.3.5"], "the animation stays on the screen after its end")
    default: nil
    }
  }

  private var keyboardMeaning: ([String], String)? {
    switch self {
    case .textCannotBeSelected: (["4.5.1"], "a tap on the text does not bring the keyboard up")
    case .keyboardNotObserved: (["4.5.3"], "nobody listens to the keyboard")
    case .textNotResized: (["4.5.2", "4.5.4"], "the text stays behind the keyboard")
    case .indicatorStays: (["4.5.4"], "the scroll indicator stays behind the keyboard")
    case .insetFixed: (["4.5.4"], "the room is 346 points, whatever the keyboard's height")
    case .insetsPileUp: (["4.5.4"], "every notice of a keyboard adds its height")
    case .insetStaysAfterHiding: (["4.5.6"], "the text does not take its room back")
    case .indicatorStaysAfterHiding: (["4.5.6"], "the scroll indicator does not take its room back")
    case .observersNeverRemoved:
      (["4.5.5", "4.5.6"], "the compose screen goes without ending its subscriptions")
    case .observersRemovedOnLeaving:
      (["4.5.5"], "the compose screen stops listening when another tab comes")
    case .noticesHoldScreen:
      (["4.5.5", "4.5.6"], "the subscriptions keep the compose screen alive")
    default: nil
    }
  }

  private var profileMeaning: ([String], String) {
    switch self {
    case .pickerDoesNotOpen: (["2.9", "4.6.1"], "there is no way to the photo library")
    case .photoNotShown: (["4.6.2"], "a photo that was picked is not shown")
    case .photoNotStored: (["4.6.3"], "a photo that was picked is not stored")
    case .photoUnderFixedName: (["4.6.4", "4.6.6"], "all users share one photo")
    case .photoNotLoaded: (["4.6.5"], "the stored photo is not loaded")
    case .photoDeletedOnLogOut: (["4.6.6"], "logging out deletes the photo")
    case .cancelClearsPhoto: (["4.6.2"], "picking no photo takes the old one away")
    case .countsOnlyOnce: ([], "the profile counts the memos only once")
    case .likesCountAll: ([], "the profile counts every memo as liked")
    default: ([], "")
    }
  }
}
