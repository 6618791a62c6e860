import { AppError } from "../../platform/http/app-error";
import type { LiveFinder } from "./live-finders";

/** A finder that shoppers may see, with the version that they begin with. */
type OpenFinder = LiveFinder & { liveVersion: number };

/** Whether shoppers may see a finder, its gate aside. */
export const isOpenFinder = (finder: LiveFinder): finder is OpenFinder =>
  finder.liveVersion !== null;

export const noSuchFinder = () => new AppError(404, "unknown_finder", "There is no such finder.");

export const notOpen = () => new AppError(404, "not_open", "This finder is not open now.");
