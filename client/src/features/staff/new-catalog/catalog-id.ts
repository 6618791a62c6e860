import { wordOf } from "@shared/input/words-of-names";

/** The id of a catalog of this name. */
export const catalogId = (name: string): string => wordOf(name, 60) || "catalog";
