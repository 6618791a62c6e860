import type { GateAnswer } from "@shared/contracts/gate";
import { ApiError, callApi } from "@/lib/api";
import { gateAddress, takeEarlyAnswer } from "@/lib/early-gate";

/**
 * Asks whether a finder is unlocked, or takes the early answer. A locked finder throws as its own calls
 * would, without an error in the browser's console. Without any answer it passes, and those calls show
 * the state.
 */
export async function askGate(app: string): Promise<void> {
  const answer =
    takeEarlyAnswer(app) ??
    callApi<GateAnswer>("GET", gateAddress(app), undefined, { isKey: true });
  const { unlocked }: GateAnswer = await answer.catch(() => ({}));
  if (unlocked === false) throw new ApiError(401, "", "");
}
