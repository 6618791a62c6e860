import type { AttributeShape } from "@shared/contracts/attributes";
import { sizeFinder, sizeKey, type Sizes } from "@shared/size-names";
import type { Checked } from "./check-values";

/** Whose sizes a product is in: a brand's, nobody's, or those of its group, which nobody knows yet. */
export type SizeBrand = { brand: string | null } | { group: string };

const MAX_SAID = 60;
const MAX_NAMED = 6;

/**
 * Reads values as systems of sizes call them: "UK 9", or "9" in a column of a system. An id comes first, and what is
 * no size is read otherwise. A name that may mean several values is refused, and so is one of a brand that is not known.
 */
export function sizeReader(
  { values, sizes }: Pick<AttributeShape, "values"> & { sizes: Sizes },
  otherwise: (text: string) => Checked,
  system: string | undefined,
): (text: string, brand?: SizeBrand) => Checked {
  const find = sizeFinder(sizes);
  const ids = new Set(values.map(({ id }) => id));
  const hasBrands = Object.keys(sizes.brands).length > 0;
  return (text, whose = { brand: null }) => {
    // Ids are what exports write.
    if (system === undefined && ids.has(text.trim())) return { value: text.trim() };
    const brand = "brand" in whose ? whose.brand : null;
    const found = find(text, brand, system);
    if (found.length === 0) return otherwise(text);
    if (hasBrands && "group" in whose) {
      const group = whose.group.replaceAll("\0", "").slice(0, MAX_SAID);
      return {
        problem: `Brands differ in their sizes, and the brand is not known: put the row of ${group} above this one, or enter the brand here.`,
      };
    }
    const [value, ...others] = found;
    if (others.length === 0) return { value: value! };
    return { problem: ambiguous(text, found, sizes) };
  };
}

/** A sentence for a size that several systems have, each for another value. */
function ambiguous(text: string, found: readonly string[], { systems }: Sizes): string {
  const said = text.slice(0, MAX_SAID);
  const key = sizeKey(text);
  // Those that begin as it does: "US 10" lacks only which of them is meant.
  const meant = systems.filter(({ label }) => key.startsWith(sizeKey(label).split(" ")[0]!));
  const named = (meant.length > 1 ? meant : systems).slice(0, MAX_NAMED).map(({ label }) => label);
  return `“${said}” may be any of ${found.slice(0, MAX_NAMED).join(", ")}. Write its system before it: ${named.join(" or ")}.`;
}
