import type { ShownFinder } from "@shared/contracts/finders";
import { chosenIds, type Answers } from "@shared/finders/answers";

// What a shopper picked among the results of a set. Kept among the answers, where no question's id can be the
// same.

/** Where a run keeps its picks: a section and the key of its product, each as `machine:K-12`. */
export const PICKS = "_picks";

/** What the name of a pick begins with in addresses, links and saved sets; its section follows. */
const PICK = "pick.";

/** The picks by section. */
export function picksOf(answers: Answers): Record<string, string> {
  return Object.fromEntries(
    chosenIds(answers[PICKS]).map((pick) => {
      const at = pick.indexOf(":");
      return [pick.slice(0, at), pick.slice(at + 1)];
    }),
  );
}

/** The same as runs keep them. */
export const keptPicks = (picks: Readonly<Record<string, string>>): string[] =>
  Object.entries(picks).map(([section, key]) => `${section}:${key}`);

/** The same as addresses, links and saved sets write them, as far as the document still has their sections. */
export const writtenPicks = (
  { sections }: Pick<ShownFinder, "sections">,
  answers: Answers,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(picksOf(answers))
      .filter(([section]) => sections.some(({ id }) => id === section))
      .map(([section, key]) => [PICK + section, key]),
  );

/** The picks in what was written, by section. */
export const readPicks = (written: object): Record<string, string> =>
  Object.fromEntries(
    Object.entries(written).flatMap(([name, key]: [string, unknown]) =>
      name.startsWith(PICK) && typeof key === "string" ? [[name.slice(PICK.length), key]] : [],
    ),
  );
