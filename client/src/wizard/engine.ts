// The wizard as plain data: its steps, the shopper's position, and the possible moves.
// It knows nothing of React, cards, budgets or brands; both finders share it.

/** One question. */
export interface Step<Answers> {
  id: string;
  title: string;
  /** Consecutive steps that share a group count as one for the shopper. A single step, if omitted. */
  group?: string;
  /** Whether the step belongs to the run, given the answers so far. Always, if omitted. */
  when?: (answers: Answers) => boolean;
  /** Whether the answers fill the step. */
  isFilled: (answers: Answers) => boolean;
  /** Whether the shopper counts it, as all are unless given. */
  isCounted?: boolean;
  /** The steps whose answers decide whether it belongs to the run. */
  dependsOn?: readonly string[];
  /** Whether it may turn out, on arriving, that there is nothing to ask. */
  mayFall?: boolean;
}

/** The position of a run: by id, because the number of steps may change with the answers. */
export interface WizardState<Answers> {
  stepId: string;
  answers: Answers;
}

export function visibleSteps<A>(steps: readonly Step<A>[], answers: A): Step<A>[] {
  return steps.filter((step) => step.when?.(answers) ?? true);
}

/** The index of the current step among the visible ones; of the nearest one before it if it was removed. */
export function currentIndex<A>(steps: readonly Step<A>[], state: WizardState<A>): number {
  const at = steps.findIndex((step) => step.id === state.stepId);
  const upToHere = visibleSteps(steps.slice(0, at + 1), state.answers);
  return Math.max(0, upToHere.length - 1);
}

/** Steps that count as one for the shopper. */
export interface StepGroup<Answers> {
  /** The title of its first step. */
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

/** How far a run is, as its shopper counts. */
export interface Progress {
  step: number;
  total: number;
  /** Whether no answer from here on makes it more or fewer. */
  isSure: boolean;
}

/** How far a run is; undefined at a step that is not counted. */
export function progressOf<A>(
  steps: readonly Step<A>[],
  state: WizardState<A>,
): Progress | undefined {
  const visible = visibleSteps(steps, state.answers);
  const current = visible[currentIndex(steps, state)]!;
  if (current.isCounted === false) return undefined;
  const counted = steps.filter(({ isCounted }) => isCounted !== false);
  const ahead = counted.slice(counted.indexOf(current));
  const maybe = ahead.filter(
    ({ mayFall, dependsOn }, at) =>
      at && (mayFall || ahead.some(({ id }) => dependsOn?.includes(id))),
  );
  const groups = stepGroups(counted, state.answers);
  return {
    step: groups.findIndex((group) => group.steps.includes(current)) + 1,
    // About half of what an answer may lead to is asked.
    total: groups.length + Math.ceil(maybe.filter((each) => !visible.includes(each)).length / 2),
    isSure: !maybe[0],
  };
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

/** Merges a step's answers and moves to the next step that they leave open, or to the last: what is answered stays so. */
export function advanceToOpen<A>(
  steps: readonly Step<A>[],
  state: WizardState<A>,
  submitted: Partial<A>,
): WizardState<A> {
  const next = advance(steps, state, submitted);
  const ahead = visibleSteps(steps, next.answers).slice(currentIndex(steps, next));
  const open = ahead.find((step) => !step.isFilled(next.answers)) ?? ahead.at(-1)!;
  return { ...next, stepId: open.id };
}

/** Moves to the previous step; the first step stays. */
export function back<A>(steps: readonly Step<A>[], state: WizardState<A>): WizardState<A> {
  const visible = visibleSteps(steps, state.answers);
  return { ...state, stepId: visible[Math.max(0, currentIndex(steps, state) - 1)]!.id };
}

/** A step may be opened if it is completed or not beyond the current one. */
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

/** Opens a step, if that is allowed; otherwise nothing changes. */
export function jumpTo<A>(
  steps: readonly Step<A>[],
  state: WizardState<A>,
  id: string,
): WizardState<A> {
  return mayJumpTo(steps, state, id) ? { ...state, stepId: id } : state;
}

/**
 * Opens a step that the shopper returns to by the browser's buttons: any step whose
 * predecessors are all filled, completed or not. Undefined for any other.
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

/** Back to the first step, keeping only the answers named in `keep`. */
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

/** The target of loaded answers: the step after the furthest one they fill, or the first. */
export function resumeAt<A>(steps: readonly Step<A>[], answers: A): WizardState<A> {
  const visible = visibleSteps(steps, answers);
  const furthest = visible.findLastIndex((step) => step.isFilled(answers));
  return { stepId: visible[Math.min(furthest + 1, visible.length - 1)]!.id, answers };
}

/** The target of answers from outside: the first step that they leave open, or the last. */
export function openAt<A>(steps: readonly Step<A>[], answers: A): WizardState<A> {
  const visible = visibleSteps(steps, answers);
  const open = visible.find((step) => !step.isFilled(answers)) ?? visible.at(-1)!;
  return { stepId: open.id, answers };
}
