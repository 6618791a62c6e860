// On its own: no first load needs it.

import { ApiError } from "./api";

/**
 * The server's own sentence if it rejected a request, else `otherwise`: readers cannot fix a failure on our side. The place
 * in what was sent, with which the sentence may begin, is for programs.
 */
export function explainRefusal(error: Error, otherwise: string): string {
  if (!(error instanceof ApiError) || error.status >= 500 || !error.sentence) return otherwise;
  const [first] = error.details.errors ?? [];
  const place = first?.path ? `${first.path}: ` : "";
  return error.sentence.startsWith(place) ? error.sentence.slice(place.length) : error.sentence;
}
