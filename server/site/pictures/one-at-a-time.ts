import { AppError } from "../../platform/http/app-error";
import { createTurns } from "../../platform/http/turns";

const RETRY_SECONDS = 5;

export const tooBusy = () =>
  new AppError(
    503,
    "busy",
    "Several pictures are being uploaded at the moment. Please try again in a few seconds.",
    { retryAfterSeconds: RETRY_SECONDS },
  );

/**
 * Runs tasks one after the other; rejects with a 503 while too many are running or waiting. A task whose
 * client has left still counts until it ends.
 */
export function oneAtATime(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = createTurns();
  let present = 0;
  return async (work) => {
    if (present >= most) throw tooBusy();
    present += 1;
    try {
      return await inTurn("", work);
    } finally {
      present -= 1;
    }
  };
}
