/** Why the server cannot start, as one sentence that says what to do. Ends the process with status 1. */
export class StartError extends Error {
  override name = "StartError";
}
