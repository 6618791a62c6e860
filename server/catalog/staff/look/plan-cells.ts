import type { AttributeShape } from "@shared/contracts/attributes";
import type { ColumnPlan } from "@shared/contracts/file-look";
import { DOES_NOT_APPLY } from "@shared/contracts/attributes";
import { yesOrNo } from "../../csv/yes-or-no";
import { plainNumbers, plainPrice } from "./amounts";
import { plainCell } from "./read-table";
import { spelling } from "./spelling";
import { partsOf, separatorOf } from "./values";

/** Writes the cells of a column as an import reads them; what it cannot read stays, for the import to refuse. */
export function cellWriter(
  column: ColumnPlan,
  attribute: AttributeShape | undefined,
): (cell: string) => string {
  const { use, decimal, separator } = column;
  if (use === "price" || use === "special price")
    return (cell) => plainPrice(plainCell(cell), decimal);
  // The import knows more words for it than yes and no.
  if (use === "in stock") return plainCell;
  if (use === "collections") return (cell) => partsOf(plainCell(cell), separator).join("|");
  if (!attribute) return (cell) => cell;
  switch (attribute.kind) {
    case "number":
    case "range":
      return (cell) =>
        plainNumbers(plainCell(cell), decimal).replace(/^ab /i, "from ").replace(/ bis /i, " to ");
    case "flag":
      return flagCell;
    case "text":
      return (cell) => cell;
    case "choice":
    case "choices": {
      const idOf = valueIds(column, attribute);
      return (cell) =>
        partsOf(plainCell(cell), separatorOf(column))
          .map((part) => idOf.get(spelling(part)) ?? part)
          .join("|");
    }
  }
}

function flagCell(cell: string): string {
  const said = yesOrNo(plainCell(cell));
  return said === undefined ? cell : said ? "yes" : "no";
}

/** The ids of values by every spelling of them, the plan's labels included. */
function valueIds({ labels }: ColumnPlan, { values }: AttributeShape): Map<string, string> {
  const ids = new Map([["does not apply", DOES_NOT_APPLY]]);
  for (const { id, label, synonyms, aliases = [] } of values) {
    for (const word of [id, ...aliases, ...synonyms, ...Object.values(label)])
      ids.set(spelling(word), id);
  }
  for (const [key, label] of Object.entries(labels)) {
    const id = ids.get(spelling(label));
    if (id !== undefined) ids.set(key, id);
  }
  return ids;
}
