/** What stands beside the name of an attribute and names its values. */
const SINGLE = ["is", "isNot", "from"];
const SEVERAL = ["oneOf", "hasAny", "hasAll", "values", "of"];

/** The values of an attribute that a document names anywhere; undefined where it does not name the attribute. */
export function valuesNamed(document: unknown, attribute: string): string[] | undefined {
  const found = new Set<string>();
  let isNamed = false;
  const walk = (part: unknown): void => {
    if (Array.isArray(part)) return part.forEach(walk);
    if (typeof part !== "object" || part === null) return;
    const fields = part as Record<string, unknown>;
    if (fields.attribute === attribute) {
      isNamed = true;
      for (const word of wordsBeside(fields)) found.add(word);
    }
    if (Array.isArray(fields.card) && fields.card.includes(attribute)) isNamed = true;
    Object.values(fields).forEach(walk);
  };
  walk(document);
  return isNamed ? [...found] : undefined;
}

function wordsBeside(fields: Record<string, unknown>): string[] {
  const { shares, pairs } = fields;
  const several = SEVERAL.flatMap((name) => listIn(fields[name]));
  const alike = listIn(pairs).flatMap((pair) => listIn((pair as { of?: unknown }).of));
  const shared =
    typeof shares === "object" && shares !== null && !Array.isArray(shares)
      ? Object.keys(shares)
      : [];
  return [...SINGLE.map((name) => fields[name]), ...several, ...alike, ...shared].filter(
    (each): each is string => typeof each === "string",
  );
}

const listIn = (given: unknown): unknown[] => (Array.isArray(given) ? (given as unknown[]) : []);
