import { AppError } from "../../platform/http/app-error";

/** The refusal when no turn is free. */
export const busy = () =>
  new AppError(503, "busy", "Many people are signing in. Please try again in a moment.", {
    retryAfterSeconds: 3,
  });
