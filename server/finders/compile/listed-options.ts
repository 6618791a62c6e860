import { NOT_SURE } from "@shared/finders/not-sure";
import type { Options } from "@shared/finders/question";
import type { FinderCatalogue } from "./finder-catalogue";
import type { ListedOption } from "./finder-lists";
import type { KnownOption } from "./known-option";

type FromList = Extract<Options, { list: string }>;

/** The rows of a list as options, and "not sure" where it is offered. */
export function listedOptions(
  { list, notSure, drawing, means }: FromList,
  { lists }: FinderCatalogue,
): KnownOption[] {
  const rows = (lists?.options[list] ?? []).map(
    ({ id, values = [id], label, text, tip, tags, ...row }: ListedOption): KnownOption => ({
      ...row,
      id,
      label: plainly(label),
      ...(text && { text: plainly(text) }),
      ...(tip && { tip: plainly(tip) }),
      ...(tags && { tags: tags.map(plainly) }),
      ...(drawing && { drawing: `${drawing}-${id}` }),
      ...(id === NOT_SURE && { exclusive: "not-sure" as const }),
      rules: means
        ? [{ use: means.use, reasons: means.reasons, condition: hasAny(means.attribute, values) }]
        : [],
    }),
  );
  if (!notSure || !lists) return rows;
  const open: KnownOption = { id: NOT_SURE, ...notSure, exclusive: "not-sure", rules: [] };
  return [...rows.filter(({ id }) => id !== NOT_SURE), open];
}

/** A concern without a remedy is answered by no product. */
const hasAny = (attribute: string, values: readonly string[]) => ({
  attribute,
  oneOf: [...values],
});

/** A text of staff's lists, which have one language. */
const plainly = (text: string) => ({ en: text });
