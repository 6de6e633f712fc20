import Foundation
import Shell

exit(ViewKata.run(CommandLine.arguments, environment: ProcessInfo.processInfo.environment))
