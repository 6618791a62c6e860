/** A short message that comes and goes. */
export interface Toast {
  title: string;
  text?: string;
  isDestructive?: boolean;
  /** Milliseconds on the screen. */
  duration?: number;
  /** Something that can be done about it while it shows. */
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

/** Shows a message; one at a time, a new one takes the place of the old. */
export function showToast(toast: Toast): void {
  change({ duration: DEFAULT_DURATION_MS, ...toast, id: ++lastId, isOpen: true });
}

/** Closes the message; it stays known for a while, so that it can fade out. */
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
