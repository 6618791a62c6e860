import { z } from "zod";
import { smallId as id, valueId } from "../finders/text";
import { oneLine } from "../input/plain-text";
import { brandKey, sizeKey, type Sizes } from "../size-names";

/** The most systems of sizes, brands with sizes of their own, and names of sizes in all of them. */
const MAX_SYSTEMS = 8;
const MAX_BRANDS = 100;
const MAX_NAMES = 20_000;

/** What systems call values: by the values' ids, then by the systems'. */
const table = z.record(valueId, z.record(id, oneLine("Enter a size.", 20)));

/** What systems such as UK, EU and US call the values of an attribute. */
export const sizesShape = z.strictObject({
  /** In the order in which they are offered. */
  systems: z
    .array(z.strictObject({ id, label: oneLine("Enter a label.", 20) }))
    .min(1, "Name at least one system.")
    .max(MAX_SYSTEMS, `Sizes have at most ${MAX_SYSTEMS} systems.`),
  labels: table.default({}),
  /** By the names of brands, where these call values otherwise. */
  brands: z.record(oneLine("Enter a brand.", 100), table).default({}),
}) satisfies z.ZodType<Sizes>;

interface Problem {
  path: (string | number)[];
  message: string;
}

/** What is wrong with the sizes of an attribute that has these values, a sentence each. */
export function sizeProblems(
  { systems, labels, brands }: Sizes,
  values: readonly { id: string }[],
): Problem[] {
  const problems: Problem[] = [];
  const refuse = (path: Problem["path"], message: string) => problems.push({ path, message });
  const known = new Set(values.map((each) => each.id));
  const ids = new Set<string>();
  const words = new Set<string>();
  systems.forEach(({ id: system, label }, index) => {
    if (ids.has(system)) refuse(["systems", index, "id"], `There is a system “${system}” already.`);
    if (words.has(sizeKey(label))) {
      refuse(["systems", index, "label"], `Another system is called “${label}” already.`);
    }
    ids.add(system);
    words.add(sizeKey(label));
  });
  let names = 0;
  const check = (path: string[], rows: Sizes["labels"]) => {
    const taken = new Map<string, string>();
    for (const [value, named] of Object.entries(rows)) {
      if (!known.has(value)) refuse([...path, value], `There is no value “${value}”.`);
      for (const [system, name] of Object.entries(named)) {
        names += 1;
        const place = [...path, value, system];
        if (!ids.has(system)) refuse(place, `There is no system “${system}”.`);
        const key = `${system} ${sizeKey(name)}`;
        const other = taken.get(key);
        if (other !== undefined) {
          refuse(place, `“${other}” is called “${name}” there already. Leave one of them out.`);
        }
        taken.set(key, value);
      }
    }
  };
  check(["labels"], labels);
  const keys = new Set<string>();
  for (const [brand, rows] of Object.entries(brands)) {
    if (keys.has(brandKey(brand))) refuse(["brands", brand], "This brand is there already.");
    keys.add(brandKey(brand));
    check(["brands", brand], rows);
  }
  if (keys.size > MAX_BRANDS) refuse(["brands"], `At most ${MAX_BRANDS} brands have own sizes.`);
  if (names > MAX_NAMES) refuse([], "Sizes have at most 20,000 names. Leave some out.");
  return problems;
}
