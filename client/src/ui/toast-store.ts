/** A short message that disappears by itself. */
export interface Toast {
  title: string;
  text?: string;
  isDestructive?: boolean;
  /** Milliseconds on the screen. */
  duration?: number;
  /** An action that is available while it shows. */
  action?: { label: string; onPress: () => void };
}

export interface ShownToast extends Toast {
  id: number;
  isOpen: boolean;
  duration: number;
}

/** Long enough to read two lines. */
const DEFAULT_DURATION_MS = 5_000;
const REMOVED_AFTER_MS = 1_000_000;

let shown: ShownToast | undefined;
let lastId = 0;
const listeners = new Set<() => void>();

/** Shows a message; only one at a time, a new one replaces the old. */
export function showToast(toast: Toast): void {
  change({ duration: DEFAULT_DURATION_MS, ...toast, id: ++lastId, isOpen: true });
}

/** Closes the message; it is kept for a while, so that it can fade out. */
export function dismissToast(id: number): void {
  if (shown?.id !== id) return;
  change({ ...shown, isOpen: false });
  setTimeout(() => shown?.id === id && change(undefined), REMOVED_AFTER_MS);
}

export function currentToast(): ShownToast | undefined {
  return shown;
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
