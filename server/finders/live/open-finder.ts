import { AppError } from "../../platform/http/app-error";
import type { LiveFinder, LiveFinders } from "./live-finders";

/** A finder that shoppers may see, with the version that they begin with. */
export type OpenFinder = LiveFinder & { liveVersion: number };

/** The finder with this slug. Throws a 404 when there is none, or when it is closed. */
export async function openFinder(
  finders: Pick<LiveFinders, "current">,
  slug: string,
): Promise<OpenFinder> {
  const finder = (await finders.current()).get(slug);
  if (!finder) throw noSuchFinder();
  if (!isOpenFinder(finder)) throw notOpen();
  return finder;
}

/** Whether shoppers may see a finder, its gate aside. */
export const isOpenFinder = (finder: LiveFinder): finder is OpenFinder =>
  finder.liveVersion !== null;

export const noSuchFinder = () => new AppError(404, "unknown_finder", "There is no such finder.");

export const notOpen = () => new AppError(404, "not_open", "This finder is not open now.");
