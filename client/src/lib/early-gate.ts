import type { GateAnswer } from "@shared/contracts/gate";

/** Milliseconds an early answer stays valid: the finder may be unlocked elsewhere later. */
const TTL_MS = 10_000;

declare global {
  interface Window {
    /** The early answers, by finder. */
    earlyGate?: Partial<Record<string, Promise<GateAnswer>>>;
  }
}

/** The address to ask whether a finder is unlocked. */
export const gateAddress = (app: string) => `/api/gate?app=${app}`;

/**
 * Asks whether a finder is unlocked while its code loads, so that asking takes no extra
 * time. A failed call leaves the answer open, and the finder asks again.
 */
export function askGateEarly(app: string): void {
  const asked = (window.earlyGate ??= {});
  if (asked[app]) return;
  asked[app] = fetch(gateAddress(app))
    .then((reply) => reply.json() as Promise<GateAnswer>)
    .catch(() => ({}));
  setTimeout(() => delete asked[app], TTL_MS);
}

/** Takes an early answer; each can be taken once. */
export function takeEarlyAnswer(app: string): Promise<GateAnswer> | undefined {
  const answer = window.earlyGate?.[app];
  delete window.earlyGate?.[app];
  return answer;
}
