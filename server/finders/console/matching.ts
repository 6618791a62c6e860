import type { ParsedUrlQuery } from "node:querystring";
import type {
  FinderMatching,
  MatchingSection,
  OptionEffect,
} from "@shared/contracts/finder-matching";
import type { FinderResults } from "@shared/contracts/finders";
import type { Answer, Answers } from "@shared/finders/answers";
import { isMet } from "@shared/finders/path";
import { selectInSteps } from "../../engine/select";
import type { Steps } from "../../platform/work/steps";
import { countProducts } from "../../engine/groups";
import { openQuestions, walk, type OpenQuestion } from "../compile/asked";
import { chosenAt, type Chosen, type ChosenProduct } from "../compile/chosen";
import { compileInSteps } from "../compile/compile";
import type { FinderCatalog } from "../compile/finder-catalog";
import { readAnswers, type Wishes } from "../shopper/read-query";
import { resultsInSteps } from "../shopper/results";
import { stagedSections, wordingOf, type Stage } from "../shopper/stage";
import { offered } from "../compile/known-options";
import { countSuited, leftBy, mustsOf, passing, stepEffects } from "./step-effects";
import { findProduct, watch } from "./watch";

/** In the address: the key or a part of the name of a watched product. No id of a question has a dot. */
const WATCHED = "console.watch";
const MAX_WATCHED = 200;

/** What is asked beside a finder and answers. */
export interface Weighed {
  answers: Answers;
  /** The key or a part of the name of a watched product. */
  word: string;
  /** The questions whose options are weighed. */
  of: readonly string[];
  locale: string;
}

/** What the query of a call asks. Throws what is wrong with it. */
export function readWeighed(
  stage: Stage,
  query: ParsedUrlQuery,
  { of }: Pick<Wishes, "of">,
  locale: string,
): Weighed {
  const wished = query[WATCHED];
  const word = typeof wished === "string" ? wished.slice(0, MAX_WATCHED) : "";
  return { answers: readAnswers(stage, query, [WATCHED]), word, of, locale };
}

/** How answers choose products, step by step, for whoever weighs a draft. */
export function* matching(
  stage: Stage,
  { answers, word, of, locale }: Weighed,
): Steps<FinderMatching> {
  const { document } = stage;
  const questions = new Set(document.questions.map(({ id }) => id));
  const isQuestion = (id: string) => questions.has(id);
  const found = yield* resultsInSteps(stage, answers, locale);
  const staged = stagedSections(stage);
  const chosen = chosenIn(stage, found);
  const told: FinderMatching = { asked: [], sections: [], options: {}, ending: found.ending };
  for (const { section, catalog } of staged) {
    const wording = wordingOf(stage, catalog, locale);
    const asked = [document, section, catalog, answers, wording, chosen] as const;
    const compiled = yield* compileInSteps(...asked);
    const shown = found.sections.find(({ id }) => id === section.id);
    const { items = [], total = 0, relaxed = [], isUseless, lacks } = shown ?? {};
    const of: MatchingSection = {
      id: section.id,
      isThere: compiled.isThere,
      products: countProducts(catalog, yield* selectInSteps(catalog, [])),
      left: countProducts(compiled.catalog, yield* passing(compiled)),
      effects: yield* stepEffects(compiled, isQuestion),
      items,
      total,
      relaxed,
      isUseless,
      lacks,
    };
    told.sections.push(of);
    if (word.trim() === "" || told.watched) continue;
    const { rows, candidates } = yield* findProduct(compiled, word);
    if (rows.length > 0) told.watched = yield* watch(compiled, of, rows);
    else told.candidates = [...(told.candidates ?? []), ...candidates];
  }
  if (told.watched) delete told.candidates;
  const [first] = staged;
  if (!first) return told;
  const open = openQuestions(document, first.catalog);
  const { onTheWay, values } = walk(open, document.values, answers);
  const asked = open.filter(({ question: { when } }) => isMet(when, onTheWay, values));
  told.asked = asked.map(({ question }) => question.id);
  for (const each of asked) {
    if (!of.includes(each.question.id)) continue;
    told.options[each.question.id] = yield* optionEffects(stage, answers, each, locale);
  }
  return told;
}

/** What is chosen in each section of a set, for those that depend on it. */
function chosenIn(stage: Stage, { sections }: FinderResults): Chosen | undefined {
  if (stage.document.sections.length === 1) return undefined;
  return new Map(
    stagedSections(stage).flatMap(({ section, catalog }) => {
      const shown = sections.find(({ id }) => id === section.id);
      return shown ? [[section.id, productIn(catalog, shown.chosen)] as const] : [];
    }),
  );
}

function productIn(catalog: FinderCatalog, key: string | null | undefined): ChosenProduct | null {
  if (key === null || key === undefined) return null;
  const row = catalog.items.findIndex((_, at) => {
    const product = catalog.productAt(at);
    return product.key === key || product.groupKey === key;
  });
  return row === -1 ? null : chosenAt(catalog, row);
}

/**
 * What each option of a question would do, were it alone chosen with the other answers: how many products all musts
 * then leave, and how many of those it suits. Nothing is said of what it does not ask. Of several sections those
 * count that it asks something of.
 */
function* optionEffects(
  stage: Pick<Stage, "document" | "catalogs">,
  answers: Answers,
  { question, options }: OpenQuestion,
  locale: string,
): Steps<Record<string, OptionEffect>> {
  const { id, ask } = question;
  const effectOf = function* (answer: Answer): Steps<OptionEffect> {
    const effect: OptionEffect = {};
    for (const { section, catalog } of stagedSections(stage)) {
      const wording = wordingOf(stage, catalog, locale);
      const then = yield* compileInSteps(
        stage.document,
        section,
        catalog,
        { ...answers, [id]: answer },
        wording,
      );
      const part = then.isThere ? then.parts.find((each) => each.id === id) : undefined;
      if (!part) continue;
      const rows = yield* leftBy(then);
      const criterion = then.criteria.find((each) => each.id === id);
      if (mustsOf(part).length > 0) {
        effect.left = (effect.left ?? 0) + countProducts(then.catalog, rows);
      }
      if (criterion) {
        effect.suits = (effect.suits ?? 0) + countSuited(then.catalog, rows, criterion);
      }
    }
    return effect;
  };
  const effects: Record<string, OptionEffect> = {};
  for (const option of offered(options)) {
    effects[option.id] = yield* effectOf(ask.kind === "many" ? [option.id] : option.id);
    yield;
  }
  return effects;
}
