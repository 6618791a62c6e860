import type { ParsedUrlQuery } from "node:querystring";
import type { MentionedValues } from "@shared/contracts/finder-matching";
import type { Steps } from "../../platform/work/steps";
import { valuesMentioning } from "../compile/mentions";
import { sayIn } from "../compile/say";
import { stagedSections, type Stage } from "../shopper/stage";

/** More are not read by anybody; the words are too short then. */
const MAX_VALUES = 500;
const MAX_WORDS = 20;

const textsOf = (given: string | string[] | undefined) =>
  [given ?? []].flat().slice(0, MAX_WORDS).filter(Boolean);

/** The values of an attribute that a draft's products state and that contain, or resemble, some words; most products first. */
export function* mentioned(
  stage: Pick<Stage, "document" | "catalogs">,
  query: ParsedUrlQuery,
): Steps<MentionedValues> {
  const [attribute = ""] = textsOf(query.attribute);
  const { locale } = stage.document;
  const found = yield* valuesMentioning(catalogsOf(stage), {
    attribute,
    words: textsOf(query.word),
    say: sayIn(locale, locale),
  });
  const all = found.map(({ products, ...value }) => ({ ...value, products: products.size }));
  all.sort((a, b) => b.products - a.products || a.label.localeCompare(b.label));
  return { values: all.slice(0, MAX_VALUES), isCut: all.length > MAX_VALUES };
}

const catalogsOf = (stage: Pick<Stage, "document" | "catalogs">) =>
  new Set(stagedSections(stage).map(({ catalog }) => catalog));
