// The wizard as plain data: which steps there are, where the shopper stands, where they may go.
// It knows nothing of React, of cards, budgets or brands; both finders share it.

/** One question. */
export interface Step<Answers> {
  id: string;
  title: string;
  /** Steps in a row that share a group count as one for the shopper. A step alone, if left out. */
  group?: string;
  /** Whether the step belongs to the run at all, given the answers so far. Always, if left out. */
  when?: (answers: Answers) => boolean;
  /** Whether the answers hold what the step asks for. */
  isFilled: (answers: Answers) => boolean;
}

/** Where a run stands: by id, because the number of steps may change with the answers. */
export interface WizardState<Answers> {
  stepId: string;
  answers: Answers;
}

export function visibleSteps<A>(steps: readonly Step<A>[], answers: A): Step<A>[] {
  return steps.filter((step) => step.when?.(answers) ?? true);
}

/** The position of the present step among the visible ones; of the nearest one before it if it went away. */
export function currentIndex<A>(steps: readonly Step<A>[], state: WizardState<A>): number {
  const at = steps.findIndex((step) => step.id === state.stepId);
  const upToHere = visibleSteps(steps.slice(0, at + 1), state.answers);
  return Math.max(0, upToHere.length - 1);
}

/** Steps that count as one. */
export interface StepGroup<Answers> {
  /** The first one's. */
  title: string;
  steps: Step<Answers>[];
}

/** The visible steps as the shopper counts them. */
export function stepGroups<A>(steps: readonly Step<A>[], answers: A): StepGroup<A>[] {
  const groups: (StepGroup<A> & { name: string })[] = [];
  for (const step of visibleSteps(steps, answers)) {
    const name = step.group ?? step.id;
    const last = groups.at(-1);
    if (last?.name === name) last.steps.push(step);
    else groups.push({ name, title: step.title, steps: [step] });
  }
  return groups;
}

/** Merges a step's answers and moves to the next visible step; the last step stays. */
export function advance<A>(
  steps: readonly Step<A>[],
  state: WizardState<A>,
  submitted: Partial<A>,
): WizardState<A> {
  const answers = { ...state.answers, ...submitted };
  const visible = visibleSteps(steps, answers);
  const next = Math.min(currentIndex(steps, { ...state, answers }) + 1, visible.length - 1);
  return { stepId: visible[next]!.id, answers };
}

/** The step before; the first step stays. */
export function back<A>(steps: readonly Step<A>[], state: WizardState<A>): WizardState<A> {
  const visible = visibleSteps(steps, state.answers);
  return { ...state, stepId: visible[Math.max(0, currentIndex(steps, state) - 1)]!.id };
}

/** A step may be opened when it is completed or not beyond the present one. */
export function mayJumpTo<A>(
  steps: readonly Step<A>[],
  state: WizardState<A>,
  id: string,
): boolean {
  const visible = visibleSteps(steps, state.answers);
  const target = visible.findIndex((step) => step.id === id);
  if (target === -1) return false;
  return target <= currentIndex(steps, state) || visible[target]!.isFilled(state.answers);
}

/** Opens a step, if that is allowed; else nothing changes. */
export function jumpTo<A>(
  steps: readonly Step<A>[],
  state: WizardState<A>,
  id: string,
): WizardState<A> {
  return mayJumpTo(steps, state, id) ? { ...state, stepId: id } : state;
}

/**
 * Opens a step that the shopper comes back to by the browser's own buttons: any step whose
 * predecessors are all filled, whether it is completed or not. Nothing, if it is not that.
 */
export function reopen<A>(
  steps: readonly Step<A>[],
  state: WizardState<A>,
  index: number,
): WizardState<A> | undefined {
  const visible = visibleSteps(steps, state.answers);
  const target = visible[index];
  const isReachable = visible.slice(0, index).every((step) => step.isFilled(state.answers));
  return target && isReachable ? { ...state, stepId: target.id } : undefined;
}

/** Back to the first step with no answers but those named in `keep`. */
export function restart<A extends object>(
  steps: readonly Step<A>[],
  answers: A,
  keep: readonly (keyof A)[] = [],
): WizardState<A> {
  const kept = Object.fromEntries(
    keep.filter((key) => answers[key] !== undefined).map((key) => [key, answers[key]]),
  ) as A;
  return { stepId: visibleSteps(steps, kept)[0]!.id, answers: kept };
}

/** Where loaded answers lead: the step after the furthest one they fill, or the first. */
export function resumeAt<A>(steps: readonly Step<A>[], answers: A): WizardState<A> {
  const visible = visibleSteps(steps, answers);
  const furthest = visible.findLastIndex((step) => step.isFilled(answers));
  return { stepId: visible[Math.min(furthest + 1, visible.length - 1)]!.id, answers };
}

/** Where answers from outside lead: the first step that they leave open, or the last. */
export function openAt<A>(steps: readonly Step<A>[], answers: A): WizardState<A> {
  const visible = visibleSteps(steps, answers);
  const open = visible.find((step) => !step.isFilled(answers)) ?? visible.at(-1)!;
  return { stepId: open.id, answers };
}
