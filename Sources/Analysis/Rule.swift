import Kata

/// One thing the analyzer looks for, with the examples that document and test it.
public struct Rule: Sendable {
  /// In kebab-case: what `explain`, front matter and ignore comments call it.
  public let id: String
  /// What it finds, in one line without a full stop.
  public let summary: String
  public let severity: Finding.Severity
  /// Markdown: what it finds, why that matters and by which source, what to do, when it is fine.
  public let explanation: String
  /// Sources in which exactly the marked places are found.
  public let bad: [Example]
  /// Sources that look similar and give no finding.
  public let good: [Example]
  /// What `lint --fix` does about its findings, in one line; `nil` if that is left to a person.
  public let fix: String?
  let check: @Sendable (Context) -> Void

  init(
    id: String, summary: String, severity: Finding.Severity, explanation: String,
    bad: [Example], good: [Example], fix: String? = nil,
    check: @escaping @Sendable (Context) -> Void
  ) {
    self.id = id
    self.summary = summary
    self.severity = severity
    self.explanation = explanation
    self.bad = bad
    self.good = good
    self.fix = fix
    self.check = check
  }

  /// Every rule, sorted by id.
  public static let all: [Rule] = [
    .anyView,
    .armOrder,
    .bindingAroundAddTask,
    .bindingGetSet,
    .branchSameView,
    .clipWithoutCompositing,
    .closureInput,
    .collectionRead,
    .computedPropertyBoundary,
    .conditionMixedWithFlag,
    .conditionalModifier,
    .contentBuilder27,
    .dependencyInGroup,
    .dependencyInLoop,
    .detachedLosesLocals,
    .duplicateID,
    .duplicatedBranches,
    .duplicatedSkeleton,
    .dynamicRange,
    .environmentObjectInline,
    .environmentVolatile,
    .equatableBlanket,
    .equatableHidesInput,
    .escapingOverride,
    .forgottenPlatform,
    .groupLifecycle,
    .heavyInit,
    .hugeExpression,
    .indexID,
    .layoutSwitch,
    .lazyRowState,
    .longBody,
    .missedRead,
    .missingElseInTransform,
    .missingFallback,
    .multiIDSelf,
    .multiRow,
    .mutableID,
    .needlessViewBuilder,
    .nestedViewType,
    .nonLazyStack,
    .nonequatableCollection,
    .objectInObserved,
    .objectPerBody,
    .observableInWrongWrapper,
    .observedUnread,
    .obsoleteShim,
    .overExtraction,
    .overGated,
    .podEquatable,
    .printedChanges,
    .repeatedModifiers,
    .representableInit,
    .runtimeCheckAsGate,
    .selfCallingShim,
    .sideEffectInBody,
    .singleChildGroup,
    .stateClassDefault,
    .stateFromParameter,
    .stateMacro27,
    .stateNotPrivate,
    .stateOwner,
    .stateWrittenInBody,
    .staticDependency,
    .storedContentClosure,
    .styleAsFunction,
    .taskInOnAppear,
    .typeInSignature,
    .unguardedAvailability,
    .unreadEnvironment,
    .unreadState,
    .unstableDefault,
    .unstableID,
    .unwrittenBinding,
    .unwrittenState,
    .wideInput,
    .workInBody,
    .zstackForDecoration,
  ]

  /// The rule with exactly this id.
  public static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
