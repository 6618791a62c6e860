import type { Options } from "@shared/finders/question";
import type { ShownOption } from "@shared/contracts/finders";
import type { FinderCatalogue } from "./finder-catalogue";
import type { KnownOption } from "./known-options";

type FromList = Extract<Options, { list: string }>;
type ListName = FromList["list"];

/** A row of a list that staff keep, as shoppers choose it. Its texts are in staff's one language. */
export interface ListedOption extends Pick<
  ShownOption,
  "id" | "label" | "text" | "tip" | "icon" | "color" | "picture" | "badges" | "tags" | "group"
> {
  suits?: string[];
  number?: number;
  /** The values of an attribute that choosing it means; its own id unless given. */
  values?: readonly string[];
}

/** A preset range of a price question that staff keep. */
export interface ListedRange extends Pick<ShownOption, "id" | "label" | "text" | "badges"> {
  min: number;
  max: number;
}

/** What staff keep for a finder beside its products. */
export interface FinderLists {
  options: Readonly<Record<Exclude<ListName, "budget-ranges">, readonly ListedOption[]>>;
  ranges: readonly ListedRange[];
}

/** The answer that leaves a question of a list open. */
const NOT_SURE = "not_sure";

/** The rows of a list as options, and "not sure" where it is offered. */
export function listedOptions(
  { list, notSure, drawing, means }: FromList,
  { lists }: FinderCatalogue,
): KnownOption[] {
  if (!lists || list === "budget-ranges") return [];
  const rows = lists.options[list].map(
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
  if (!notSure) return rows;
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
