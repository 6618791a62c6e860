import { useEffect, useEffectEvent, useRef } from "react";

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
export function useStepHistory(
  key: string,
  index: number,
  onMove: (index: number) => boolean,
): void {
  const entry = useRef<number | undefined>(undefined);

  const goTo = useEffectEvent((from: number, to: number) => {
    // A frame shares its history with the host page and with other frames: it may mark an entry as
    // its own, but never move, which would move them, too. Back then has one step less to go.
    if (window.parent !== window) history.replaceState(withMark(key, to), "");
    else history.go(to - from);
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
