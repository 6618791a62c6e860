import type { Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import {
  LEFT_OUT,
  type FinderResults,
  type Picks,
  type ResultItem,
  type ResultReason,
  type ResultSection,
} from "@shared/contracts/finders";
import type { Section } from "@shared/finders/document";
import { columnNamed, rowsOf } from "../../matching/catalogue";
import type { Query } from "../../matching/criteria";
import { explain, scoreOf } from "../../matching/explain";
import { groupsOf } from "../../matching/groups";
import { NOT_STATED, truthOf, YES } from "../../matching/truth";
import { chosenAt, idleOf, type ChosenProduct } from "../compile/chosen";
import { compile, type Compiled } from "../compile/compile";
import type { FinderCatalogue } from "../compile/finder-catalogue";
import { fitsText } from "../compile/fits";
import { statedLabel } from "../compile/labels";
import type { Wording } from "../compile/reason-text";
import { shownEnding } from "./ending";
import { promote, type Place } from "./promote";
import { stagedSections, wordingOf, type Stage, type StagedSection } from "./stage";

const NOTHING_RANKS: ResultReason[] = [
  { criterion: "filters", points: 100, max: 100, verdict: "met", text: "Fits what you asked for" },
];

/**
 * The best products of every section for these answers, with their reasons, or what they end in instead. Sections
 * that depend on what was chosen in one above are asked with its product: the first, unless the shopper picked
 * another.
 */
export function results(
  stage: Stage,
  answers: Answers,
  locale: string,
  picks: Picks = {},
): FinderResults {
  const ending = shownEnding(stage, answers, locale);
  if (ending) return { version: stage.version, sections: [], ending, isFirstSelection: false };
  const { document } = stage;
  const isSet = document.sections.length > 1;
  const chosen = new Map<string, ChosenProduct | null>();
  const sections: ResultSection[] = [];
  let isFirstSelection = false;
  for (const staged of stagedSections(stage)) {
    const { section, catalogue } = staged;
    const wording = wordingOf(stage, catalogue, locale);
    const compiled = compile(document, section, catalogue, answers, wording, chosen);
    if (!isMet(section.when, compiled.onTheWay, compiled.values)) continue;
    isFirstSelection ||= compiled.isFirstSelection;
    const idle = isSet ? idleOf(document, section, chosen) : undefined;
    if (idle) {
      sections.push({ ...NONE, ...idle, id: section.id });
      chosen.set(section.id, null);
      continue;
    }
    const { found, places } = resultSection(stage, { ...staged, wording, compiled });
    if (!isSet) {
      sections.push(found);
      continue;
    }
    const pick = pickIn(section, found.items, picks);
    sections.push({ ...found, ...pick });
    const at = found.items.findIndex(({ id }) => id === pick.chosen);
    chosen.set(section.id, at === -1 ? null : chosenAt(catalogue, places[at]!.row));
  }
  return { version: stage.version, sections, isFirstSelection };
}

const NONE = { total: 0, items: [], relaxed: [], chosen: null };

/** The product that is chosen in a section. */
function pickIn(
  { id, isOptional }: Section,
  items: readonly ResultItem[],
  picks: Picks,
): Pick<ResultSection, "chosen" | "isReplaced"> {
  const pick = Object.hasOwn(picks, id) ? picks[id] : undefined;
  if (pick === LEFT_OUT && isOptional) return { chosen: null };
  const isThere = items.some((each) => each.id === pick);
  if (isThere) return { chosen: pick };
  return {
    chosen: items[0]?.id ?? null,
    ...(pick !== undefined && pick !== LEFT_OUT && { isReplaced: true }),
  };
}

function resultSection(
  { document }: Stage,
  {
    section,
    catalogue,
    wording,
    compiled,
  }: StagedSection & { wording: Wording; compiled: Compiled },
): { found: ResultSection; places: readonly Place[] } {
  const { query, criteria } = compiled;
  const reasonsOf = criteria.length === 0 ? () => NOTHING_RANKS : explain(catalogue, criteria);
  const points = (row: number) => scoreOf(reasonsOf(row));
  const { places, ranked } = promote(document, catalogue, query, section, points);
  const { total, relaxed } = ranked;
  const kept = { ...query, narrow: query.narrow.filter(({ id }) => !relaxed.includes(id)) };
  const hasOtherPrices = otherPrices(catalogue, kept, points);
  const marks = compiled.marks
    .filter(({ id }) => !relaxed.includes(id))
    .map(({ condition, text }) => ({ truth: truthOf(catalogue, condition), text }));
  const wish = document.promotion?.text;
  const pick = wish ? wording.language.say(wish) : "Our pick";
  const fitsOf =
    document.results.order === "price"
      ? fitsText(catalogue, compiled, relaxed, wording.language)
      : () => null;
  const toItem = ({ row, raised }: Place): ResultItem => {
    const product = catalogue.productAt(row);
    const reasons = reasonsOf(row);
    const { price, specialPrice } = product;
    return {
      id: product.key,
      name: product.name,
      description: product.description,
      brand: product.brand,
      pictureUrl: product.pictureUrl,
      url: product.pageUrl,
      price: specialPrice ?? price,
      fullPrice: specialPrice === null ? null : price,
      isFromPrice: hasOtherPrices(row),
      inStock: product.inStock,
      score: scoreOf(reasons),
      reasons,
      unknowns: [
        ...new Set(
          marks.filter(({ truth }) => truth(row) === NOT_STATED).map(({ text }) => text()),
        ),
      ],
      promoted: raised > 0 ? promotedText(raised, pick) : null,
      facts: factsOf(catalogue, document.results.card, row, wording),
      fits: fitsOf(row),
    };
  };
  return { found: { id: section.id, total, items: places.map(toItem), relaxed }, places };
}

const COUNTS = ["", "one place", "two places", "three places", "four places", "five places"];

function promotedText(raised: number, pick: string): string {
  if (raised === Infinity) return `${pick}: shown higher than its match`;
  return `${pick}: shown ${COUNTS[raised] ?? `${raised} places`} higher`;
}

/** Tells whether variants of the same product that fit as well cost something else. */
function otherPrices(
  catalogue: FinderCatalogue,
  { filter, narrow }: Query,
  points: (row: number) => number,
): (row: number) => boolean {
  const groups = groupsOf(catalogue);
  if (!groups) return () => false;
  const column = columnNamed(catalogue, catalogue.groupedBy!);
  const all = truthOf(catalogue, {
    all: [...filter, ...narrow.map(({ condition }) => condition)],
  });
  const paid = (row: number) => {
    const { price, specialPrice } = catalogue.productAt(row);
    return specialPrice ?? price;
  };
  return (row) =>
    rowsOf(catalogue, column, groups[row]!).some(
      (other) =>
        other !== row &&
        paid(other) !== paid(row) &&
        catalogue.stock[other] === catalogue.stock[row] &&
        all(other) === YES &&
        points(other) === points(row),
    );
}

/** What a card shows: the attributes that a product states, in words. */
function factsOf(
  catalogue: FinderCatalogue,
  card: readonly string[],
  row: number,
  { attributes, language }: Wording,
): Record<string, string> {
  const facts: Record<string, string> = {};
  for (const id of card) {
    const attribute = attributes.get(id);
    if (!attribute) continue;
    const { codes, values } = columnNamed(catalogue, id);
    const { brand } = catalogue.productAt(row);
    const label = statedLabel(values[codes[row]!]!, attribute, language, brand);
    if (label !== "") facts[id] = label;
  }
  return facts;
}
