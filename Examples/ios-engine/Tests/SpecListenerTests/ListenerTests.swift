import Testing

/// All tests of the listener, one after another: UIKit has one notification centre and one switch
/// for animations.
@Suite(.serialized) struct ListenerTests {}
