import type { AttributeKind, AttributeShape } from "@shared/contracts/attributes";
import { caliberIds, caliberLabel } from "@shared/firearm-calibers";
import { carryPositions, handSizes } from "@shared/firearm-ergonomics";
import * as options from "@shared/firearm-options";
import { columnNamed, type Catalogue } from "../matching/catalogue";
import { compareNumbers } from "../matching/layout";

type Labeled = readonly { id: string; label: string }[];

const sizes = [...options.subTypes.pistol, ...options.subTypes.revolver];
const isStated = ({ id }: { id: string }) => id !== "no_preference";

const attribute = (
  id: string,
  label: string,
  kind: AttributeKind,
  values: Labeled = [],
): AttributeShape => ({
  id,
  label: { en: label },
  kind,
  values: values.map((each) => ({
    id: each.id,
    label: { en: each.label },
    synonyms: [],
    isRetired: false,
  })),
  isRetired: false,
});

/** What every firearm states, whatever its catalogue holds. */
const fixed = [
  attribute("purpose", "Purpose", "choice", options.purposes),
  attribute("category", "Category", "text"),
  attribute("type", "Type", "choice", options.firearmTypes),
  attribute("subType", "Size", "choice", sizes),
  attribute("action", "Action", "choice", options.actions),
  attribute("discipline", "Disciplines", "choices", options.disciplines),
  attribute("game", "Game", "choices", options.games),
  attribute("useCase", "Uses", "choices", options.useCases),
  attribute("carryPosition", "Carry positions", "choices", carryPositions.filter(isStated)),
  attribute("handSize", "Hand sizes", "choices", handSizes.filter(isStated)),
  attribute("packSize", "Rounds in a pack", "number"),
  attribute("cost-3", "Cost of three boxes", "number"),
  attribute("cost-5", "Cost of five boxes", "number"),
  attribute("perRound", "Price of a round", "number"),
];

/** The attributes of these firearms. Calibers are those they have, as they are written. */
export function firearmAttributes(
  catalogue: Catalogue<unknown>,
): ReadonlyMap<string, AttributeShape> {
  const written = columnNamed(catalogue, "caliber").values.filter((id) => typeof id === "string");
  const place = (id: string) => (caliberIds.includes(id) ? caliberIds.indexOf(id) : Infinity);
  const calibers = written
    .sort((a, b) => compareNumbers(place(a), place(b)) || (a < b ? -1 : 1))
    .map((id) => ({ id, label: caliberLabel(id) }));
  const all = [...fixed, attribute("caliber", "Caliber", "choice", calibers)];
  return new Map(all.map((each) => [each.id, each]));
}
