// As UIKit does, the stub hands on Foundation.
@_exported public import Foundation
