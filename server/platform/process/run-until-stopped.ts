import { errorText } from "../log/logged-error";

/** Process managers wait no longer, and kill. */
const STOP_TIMEOUT_MS = 9_500;

/** Stops what was started. */
type Stop = () => Promise<void>;

/**
 * Starts, then waits for SIGTERM or SIGINT to stop; a second signal does not wait, and neither does a
 * stop that hangs. A failed start prints one sentence and exits with status 1. Until `start` says that somebody may be
 * served, a signal ends the process at once; from then on it is stopped, once it has started.
 */
export async function runUntilStopped(
  start: (onServing: () => void) => Promise<Stop>,
): Promise<void> {
  // By default, Node prints an error with all it carries: parameters, whole connections.
  process.on("uncaughtException", (error) => {
    console.error(errorText(error));
    process.exit(1);
  });
  let isStopping = false;
  const onSignal = () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => {
      console.error("The server did not stop by itself within ten seconds.");
      process.exit(1);
    }, STOP_TIMEOUT_MS).unref();
    started
      .then((stop) => stop())
      .then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(errorText(error));
          process.exit(1);
        },
      );
  };
  const onServing = () => void process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
  // What it throws at once is a failed start, too.
  const started = Promise.resolve().then(() => start(onServing));
  try {
    await started;
  } catch (error) {
    console.error(error instanceof StartError ? error.message : errorText(error));
    process.exit(1);
  }
}

/** Why the server cannot start, as one sentence that says what to do. Ends the process with status 1. */
export class StartError extends Error {
  override name = "StartError";
}
