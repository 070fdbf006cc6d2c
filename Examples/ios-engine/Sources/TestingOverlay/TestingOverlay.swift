// Swift Testing looks for a module of this name in every file that imports UIKit too. The stub of
// UIKit has nothing for it.
