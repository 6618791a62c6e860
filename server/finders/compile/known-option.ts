import type { Option } from "@shared/finders/question";
import type { Rule } from "@shared/finders/rule";

/** An option as questions are asked and answered with it, wherever it comes from. */
export type KnownOption = Omit<Option, "rules"> & {
  rules: readonly Rule[];
  /** Whom it suits, and what it stands under, in the words of staff's list. */
  suits?: string[];
  group?: string;
  /** What systems of sizes call it, in their order. */
  sizes?: readonly { system: string; text: string }[];
  /** Understood where it was chosen before, and offered no more. */
  isRetired?: boolean;
};
