import type { GateAnswer } from "@shared/contracts/gate";
import { ApiError, callApi, setFinderToken } from "@/lib/api";
import { tabStorage } from "@/lib/storage";
import { gateAddress, takeEarlyAnswer } from "@/lib/early-gate";

/**
 * Asks whether a finder is unlocked, or takes the early answer. A locked finder throws as its own calls
 * would, without an error in the browser's console. Without any answer it passes, and those calls show
 * the state; so they do for a finder that is closed, or does not exist. Names one that staff made.
 */
export async function askGate(
  app: string,
  isAlwaysGated: boolean,
  onName: (name: string) => void,
): Promise<void> {
  const answer =
    takeEarlyAnswer(app) ??
    callApi<GateAnswer>("GET", gateAddress(app), undefined, { isKey: true });
  const { unlocked, finder, token }: GateAnswer = await answer.catch(() => ({}));
  if (finder) onName(finder.brand.name);
  if (token) {
    // The visitor's, by whom a run goes on after a reload.
    const kept = tabStorage.get(`visitor:${app}`) ?? token;
    tabStorage.set(`visitor:${app}`, kept);
    setFinderToken(kept);
  }
  if (unlocked === false && (isAlwaysGated || finder)) throw new ApiError(401, "", "");
}
