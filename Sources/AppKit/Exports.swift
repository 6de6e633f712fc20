// Constraints and text attributes have one definition for both kits.
@_exported import UIKit
