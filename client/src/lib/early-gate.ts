import type { FinderId } from "@shared/finders";
import type { GateAnswer } from "@shared/contracts/gate";

/** Who reached for a finder and did not open it may have unlocked it elsewhere since. */
const FRESH_MS = 10_000;

declare global {
  interface Window {
    /** What was asked before the finder's code was there, by finder. */
    earlyGate?: Partial<Record<FinderId, Promise<GateAnswer>>>;
  }
}

/** Where to ask whether a finder is unlocked. */
export const gateAddress = (app: FinderId) => `/api/gate?app=${app}`;

/**
 * Asks whether a finder is unlocked, ahead of the finder: the answer comes while its code does, so that
 * asking costs nobody time. Where it fails, the answer says nothing, and the finder finds out.
 */
export function askGateEarly(app: FinderId): void {
  const asked = (window.earlyGate ??= {});
  if (asked[app]) return;
  asked[app] = fetch(gateAddress(app))
    .then((reply) => reply.json() as Promise<GateAnswer>)
    .catch(() => ({}));
  setTimeout(() => delete asked[app], FRESH_MS);
}

/** What was asked ahead, once. */
export function takeEarlyAnswer(app: FinderId): Promise<GateAnswer> | undefined {
  const answer = window.earlyGate?.[app];
  delete window.earlyGate?.[app];
  return answer;
}
