import { useEffect, useState, useSyncExternalStore, type ReactNode } from "react";
import { whenIdle } from "@/lib/when-idle";
import type { Tooltip as TooltipType } from "./tooltip";

interface Props {
  /** The button's content. */
  children: ReactNode;
  /** The tooltip's text. */
  text: ReactNode;
  /** The button's name, if its content is only a picture. */
  label?: string;
  className: string;
  /** Milliseconds; 700 unless given. */
  delay?: number;
}

/**
 * A button that only explains. The tooltip's code (17 kB) is not part of the first load: it loads
 * for all hints at once when the browser is idle, or when one of them is pressed before that.
 */
export function Hint({ children, text, label, className, delay = 700 }: Props) {
  const isLoaded = useSyncExternalStore(subscribe, () => late.Tooltip !== undefined);
  const [wasPressed, setPressed] = useState(false);
  useEffect(() => whenIdle(() => void load()), []);

  const button = { className, "aria-label": label, children };
  if (!isLoaded || !late.Tooltip) {
    const press = () => {
      setPressed(true);
      void load();
    };
    return <button {...button} type="button" onClick={press} />;
  }
  return <late.Tooltip text={text} delay={delay} button={button} startsOpen={wasPressed} />;
}

const late: { Tooltip?: typeof TooltipType } = {};
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function load(): Promise<void> {
  return (loading ??= import("./tooltip").then(
    ({ Tooltip }) => {
      late.Tooltip = Tooltip;
      for (const listener of listeners) listener();
    },
    () => {
      // The network failed; the next press tries again.
      loading = undefined;
    },
  ));
}
