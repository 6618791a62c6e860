import { errorText } from "../log/logged-error";
import { StartError } from "./start-error";

/** Process managers wait no longer, and kill. */
const STOP_TIMEOUT_MS = 9_500;

/**
 * Starts, then waits for SIGTERM or SIGINT to stop; a second signal does not wait, and neither does a
 * stop that hangs. A failed start prints one sentence and exits with status 1.
 */
export async function runUntilStopped(start: () => Promise<() => Promise<void>>): Promise<void> {
  // By default, Node prints an error with all it carries: parameters, whole connections.
  process.on("uncaughtException", (error) => {
    console.error(errorText(error));
    process.exit(1);
  });
  try {
    const stop = await start();
    let isStopping = false;
    const onSignal = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      setTimeout(() => {
        console.error("The server did not stop by itself within ten seconds.");
        process.exit(1);
      }, STOP_TIMEOUT_MS).unref();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(errorText(error));
          process.exit(1);
        },
      );
    };
    process.on("SIGTERM", onSignal).on("SIGINT", onSignal);
  } catch (error) {
    console.error(error instanceof StartError ? error.message : errorText(error));
    process.exit(1);
  }
}
