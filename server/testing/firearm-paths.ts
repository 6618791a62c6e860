import type { FirearmCounts } from "@shared/specification/contracts/firearms";
import { calibersFor } from "@shared/specification/firearm-calibers";
import { carryPositionIds, handSizeIds } from "@shared/specification/firearm-ergonomics";
import * as options from "@shared/specification/firearm-options";
import * as rules from "@shared/testing/firearm-rules";

/** Answers as an address carries them. */
export type FirearmPath = Record<string, string>;

/** What the server counts for some answers. */
type Counts = (answers: FirearmPath) => Promise<FirearmCounts>;

/**
 * Every way through the wizard: purpose, type, the purpose's own question, the action where there is one,
 * the caliber, and for self-defense every carry position with every hand. Which actions and calibers are
 * left is asked of the server, as the wizard does.
 */
export async function firearmPaths(counts: Counts): Promise<FirearmPath[]> {
  const paths: FirearmPath[] = [];
  for (const path of [...pathsToType(), ...ammunitionPaths]) {
    paths.push(...(await withCalibers(path, counts)));
  }
  return paths.flatMap(withErgonomics);
}

/** The answers that a purpose asks for before the type. */
function stages(purpose: options.Purpose): FirearmPath[] {
  if (purpose === "sport") return options.disciplineIds.map((discipline) => ({ discipline }));
  if (purpose === "hunting") return options.gameIds.map((game) => ({ game }));
  if (purpose === "professional") return options.useCaseIds.map((useCase) => ({ useCase }));
  return [{}];
}

function pathsToType(): FirearmPath[] {
  return options.purposeIds.flatMap((purpose) =>
    stages(purpose).flatMap((stage) => {
      const types = rules.typesFor({
        purpose,
        sportDiscipline: stage.discipline as options.Discipline | undefined,
        huntingGame: stage.game as options.Game | undefined,
      });
      return types.flatMap(({ id: type }): FirearmPath[] => {
        const sizes = rules.subTypesFor(purpose, type);
        const path: FirearmPath = { purpose, type, ...stage };
        return sizes.length > 0 ? sizes.map(({ id }) => ({ ...path, subType: id })) : [path];
      });
    }),
  );
}

const ammunitionPaths: FirearmPath[] = options.ammoCategoryIds.map((category) => ({
  purpose: "ammo_reloading",
  type: "ammo",
  category,
}));

const calibersOn = ({ purpose, type, game, category }: FirearmPath) =>
  calibersFor({
    purpose: purpose as options.Purpose,
    firearmType: type as options.FirearmType,
    huntingGame: game as options.Game | undefined,
    category: category as options.AmmoCategory | undefined,
  }).map(({ id }) => id as string);

/** The path with no action, and with each that is in stock; there only the calibers that are left. */
async function withCalibers(path: FirearmPath, counts: Counts): Promise<FirearmPath[]> {
  const all: FirearmPath[] = calibersOn(path).map((caliber) => ({ ...path, caliber }));
  if (path.type !== "rifle" && path.type !== "shotgun") return all;
  // In an order of their own: the paths are the same whichever way a database counted.
  for (const action of Object.keys((await counts(path)).actions).sort()) {
    const { calibers } = await counts({ ...path, action });
    for (const caliber of calibersOn(path)) {
      if (calibers[caliber]) all.push({ ...path, action, caliber });
    }
  }
  return all;
}

const withErgonomics = (path: FirearmPath): FirearmPath[] =>
  path.purpose !== "self_defense"
    ? [path]
    : carryPositionIds.flatMap((carryPosition) =>
        handSizeIds.map((handSize) => ({ ...path, carryPosition, handSize })),
      );
