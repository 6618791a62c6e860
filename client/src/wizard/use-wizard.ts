import { useEffect, useEffectEvent, useRef, useState } from "react";
import * as engine from "./engine";
import { useFinderHost } from "./finder-host";
import { writeRun, type Run } from "./run-storage";

/** The run as a finder's screens see it, with its actions. */
export interface Wizard<Answers> {
  /** The steps of this run, in order. */
  steps: engine.Step<Answers>[];
  index: number;
  step: engine.Step<Answers>;
  /** The steps as the shopper counts them, and the index of the current one. */
  groups: engine.StepGroup<Answers>[];
  groupIndex: number;
  /** How far that is; undefined at a step that is not counted. */
  progress: engine.Progress | undefined;
  /** The submitted answers. */
  answers: Answers;
  /** The answers with the choices on this step that are not submitted yet. */
  draft: Answers;
  /** The problem with a resumed answer. */
  problem: string | undefined;
  /** Whether submitting leads straight to the last step, where nothing on the way is open. */
  isReturning: boolean;
  /** The direction of the last move; undefined before the first. */
  direction: "forward" | "back" | undefined;
  choose: (patch: Partial<Answers>) => void;
  submit: (patch: Partial<Answers>) => void;
  back: () => void;
  mayJumpTo: (id: string) => boolean;
  jumpTo: (id: string) => void;
  restart: (keep?: readonly (keyof Answers)[]) => void;
  /** Changes submitted answers without moving; null removes one. */
  amend: (changes: { [Field in keyof Answers]?: Answers[Field] | null }) => void;
  /** Replaces the run by these answers and moves to their target step. */
  load: (answers: Answers, source?: string) => void;
  /** Replaces the run by these answers and moves to the first open question. */
  open: (answers: Answers, source?: string) => void;
  /** Adds answers and moves to the first open question; those in `draft` are chosen there, and not submitted. */
  fill: (answers: Partial<Answers>, draft?: Partial<Answers>) => void;
  /** The shared link of this run. */
  source: string | undefined;
}

/**
 * Runs a wizard: keeps the run through reloads under `key`, and in sync with the browser's Back. Whoever opens a step from
 * the last one to change an answer goes straight back to it, where `returns` says so.
 */
export function useWizard<A extends object>(
  steps: readonly engine.Step<A>[],
  key: string,
  initial: Run<A>,
  returns = false,
): Wizard<A> {
  const host = useFinderHost();
  const [run, setRun] = useState(initial);
  const [direction, setDirection] = useState<Wizard<A>["direction"]>();
  const index = engine.currentIndex(steps, run);
  const visible = engine.visibleSteps(steps, run.answers);
  const groups = engine.stepGroups(steps, run.answers);

  useEffect(() => writeRun(key, run), [key, run]);

  const moveTo = (
    next: engine.WizardState<A>,
    { draft, source, isReturning }: Pick<Run<A>, "draft" | "source" | "isReturning"> = run,
  ) => {
    const nextIndex = engine.currentIndex(steps, next);
    if (nextIndex !== index) setDirection(nextIndex > index ? "forward" : "back");
    const isThere = nextIndex === engine.visibleSteps(steps, next.answers).length - 1;
    setRun({ ...next, draft, source, isReturning: isReturning && !isThere });
  };

  useStepHistory(key, index, (target) => {
    const reopened = engine.reopen(steps, run, target);
    if (reopened) moveTo(reopened);
    return reopened !== undefined;
  });

  return {
    steps: visible,
    index,
    step: visible[index]!,
    groups,
    groupIndex: groups.findIndex((group) => group.steps.includes(visible[index]!)),
    progress: engine.progressOf(steps, run),
    answers: run.answers,
    draft: { ...run.answers, ...run.draft },
    problem: run.problem,
    isReturning: run.isReturning ?? false,
    direction,
    choose: (patch) => setRun({ ...run, draft: { ...run.draft, ...patch }, problem: undefined }),
    submit: (patch) => {
      const open = Object.entries(run.draft).filter(([field]) => !(field in patch));
      const goOn = run.isReturning ? engine.advanceToOpen : engine.advance;
      moveTo(goOn(steps, run, patch), { ...run, draft: Object.fromEntries(open) as Partial<A> });
    },
    back: () => moveTo(engine.back(steps, run)),
    mayJumpTo: (id) => engine.mayJumpTo(steps, run, id),
    jumpTo: (id) =>
      moveTo(engine.jumpTo(steps, run, id), {
        ...run,
        isReturning: run.isReturning || (returns && index === visible.length - 1),
      }),
    restart: (keep) => {
      // The host page's address keeps its shared link, which must not be loaded again.
      const source = host.instance ? run.source : undefined;
      moveTo(engine.restart(steps, run.answers, keep), { draft: {}, source });
      host.tell("restart", {});
    },
    amend: (changes) => {
      const kept = Object.entries({ ...run.answers, ...changes }).filter(
        ([, value]) => value !== null,
      );
      setRun({ ...run, answers: Object.fromEntries(kept) as A });
    },
    load: (answers, source = run.source) =>
      moveTo(engine.resumeAt(steps, answers), { draft: {}, source }),
    open: (answers, source = run.source) =>
      moveTo(engine.openAt(steps, answers), { draft: {}, source }),
    fill: (answers, draft = {}) =>
      moveTo(engine.openAt(steps, { ...run.answers, ...answers }), {
        draft,
        source: run.source,
      }),
    source: run.source,
  };
}

interface Mark {
  key: string;
  index: number;
}

function markOf(state: unknown): Mark | undefined {
  return (state as { wizard?: Mark } | null)?.wizard;
}

/**
 * Gives every step an entry in the browser's history, so that Back goes to the previous step and
 * leaves the wizard only from the first one. The run's state is the source of truth; history follows
 * it, and reports when the shopper moves through it.
 */
function useStepHistory(key: string, index: number, onMove: (index: number) => boolean): void {
  const entry = useRef<number | undefined>(undefined);

  const goTo = useEffectEvent((from: number, to: number) => {
    // A frame shares its history with the host page and with other frames: it may mark an entry as
    // its own, but never move, which would move them, too. Back then has one step less to go.
    // Where it is full, at 50 entries, the browser leaves out steps that nobody pressed for: going back would lead elsewhere.
    if (window.parent !== window || history.length > 49) {
      history.replaceState(withMark(key, to), "");
    } else history.go(to - from);
  });

  useEffect(() => {
    if (entry.current === undefined) {
      // After a reload this run's entries still exist; otherwise they are added now.
      const mark = markOf(history.state);
      if (mark?.key === key) entry.current = mark.index;
      else {
        history.replaceState(withMark(key, 0), "");
        entry.current = 0;
      }
    }
    while (entry.current < index) history.pushState(withMark(key, ++entry.current), "");
    if (entry.current > index) {
      goTo(entry.current, index);
      entry.current = index;
    }
  }, [key, index]);

  const onPopState = useEffectEvent((event: PopStateEvent) => {
    const mark = markOf(event.state);
    if (mark?.key !== key) return;
    entry.current = mark.index;
    // Forward to a step that is closed by now: stay, and move history back to the current step.
    if (mark.index !== index && !onMove(mark.index)) {
      goTo(mark.index, index);
      entry.current = index;
    }
  });

  useEffect(() => {
    const listener = (event: PopStateEvent) => onPopState(event);
    window.addEventListener("popstate", listener);
    return () => window.removeEventListener("popstate", listener);
  }, []);
}

function withMark(key: string, index: number): object {
  return { ...(history.state as object | null), wizard: { key, index } satisfies Mark };
}
