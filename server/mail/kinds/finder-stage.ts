import type { Stage } from "../../finders/shopper/stage";
import type { Stages } from "../../finders/shopper/stages";
import { AppError } from "../../platform/http/app-error";
import { UnsendableError } from "./unsendable-error";

const GONE: Record<string, string> = {
  unknown_finder: "Its finder was deleted.",
  unknown_version: "The version of its finder is no longer kept.",
};

/** The version of a finder that a mail was asked for with. Throws an `UnsendableError` unless it is open. */
export async function mailedStage(stages: Stages, slug: string, version: number): Promise<Stage> {
  const stage = await stages.at(slug, version).catch((error: unknown) => {
    const reason = error instanceof AppError ? GONE[error.code] : undefined;
    throw reason === undefined ? error : new UnsendableError(reason);
  });
  if (stage.finder.liveVersion === null) {
    throw new UnsendableError("Its finder is closed. Open it, then send this again.");
  }
  return stage;
}
