import type { ShownOption } from "@shared/contracts/finders";

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
  /** By the names of lists. */
  options: Readonly<Record<string, readonly ListedOption[]>>;
  ranges: readonly ListedRange[];
}
