import type { AttributeShape } from "@shared/contracts/attributes";
import { MAX_ATTRIBUTE_VALUES } from "@shared/contracts/attributes";
import type { ColumnPlan } from "@shared/contracts/file-look";
import { AppError } from "../../../platform/http/app-error";
import { idOf, spelling } from "./spelling";
import { countValues, separatorOf } from "./values";

/** The attribute that a plan makes of a column with these cells. Throws a 400 for too many values. */
export function attributeOf(
  header: string,
  column: ColumnPlan,
  cells: readonly string[],
): AttributeShape {
  const { id, name, kind, unit } = column.attribute!;
  const hasUnit = kind === "number" || kind === "range";
  const hasValues = kind === "choice" || kind === "choices";
  return {
    id,
    label: { en: name },
    kind,
    unit: hasUnit ? unit : null,
    values: hasValues ? valuesOf(header, column, cells) : [],
    sizes: null,
    isRetired: false,
  };
}

function valuesOf(header: string, column: ColumnPlan, cells: readonly string[]) {
  const byLabel = new Map<string, { label: string; spellings: string[] }>();
  for (const { key, label, spellings } of countValues(cells, separatorOf(column))) {
    const said = Object.hasOwn(column.labels, key) ? column.labels[key]! : label;
    const one = byLabel.get(spelling(said)) ?? { label: said, spellings: [] };
    one.spellings.push(...spellings);
    byLabel.set(spelling(said), one);
  }
  if (byLabel.size > MAX_ATTRIBUTE_VALUES) {
    throw new AppError(
      400,
      "invalid",
      `${header.slice(0, 40)} has ${byLabel.size.toLocaleString("en")} values, and a choice has at most 2,000. Make it a text.`,
    );
  }
  const taken = new Set(["does-not-apply"]);
  return [...byLabel.values()].map(({ label, spellings }) => {
    const id = idOf(label, taken);
    taken.add(id);
    const synonyms = spellings.filter((each) => each !== label && each.length <= 200).slice(0, 50);
    return { id, label: { en: label.slice(0, 200) }, synonyms, isRetired: false };
  });
}
