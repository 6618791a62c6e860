import { AppError } from "../http/app-error";

/** For who cannot have a turn now. */
export const busy = () =>
  new AppError(503, "busy", "Many people are signing in. Please try again in a moment.", {
    retryAfterSeconds: 3,
  });
