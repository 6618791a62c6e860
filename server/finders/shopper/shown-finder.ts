import type {
  ShownAttribute,
  ShownFinder,
  ShownOption,
  ShownQuestion,
  ShownSystems,
} from "@shared/contracts/finders";
import type { AttributeShape } from "@shared/contracts/attributes";
import { USUAL_FLOOR, type FinderDocument } from "@shared/finders/document";
import type { Question } from "@shared/finders/question";
import { usualFrameTextsIn } from "@shared/finders/frame/frame-texts-in";
import { namedIn } from "@shared/finders/say-values";
import type { Text } from "@shared/finders/text";
import { withNeeded } from "../check/value-needs";
import { openQuestions, type OpenQuestion } from "../compile/asked";
import type { FinderCatalog } from "../compile/finder-catalog";
import { offered, type KnownOption } from "../compile/known-options";
import { lookedAtBy } from "../compile/looked-at";
import { priceEnds } from "../compile/price-ends";
import { sayIn, type Say } from "../compile/say";
import { canBeSkipped } from "../compile/skippable";
import { saysValues } from "./said-values";
import { localesOf, stagedSections, type Stage } from "./stage";
import { stepNameOf } from "./step-name";

/** A version of a finder as its page needs it: its texts in one locale, and nothing of what answers mean. */
export function shownFinder(stage: Stage, locale: string): ShownFinder {
  const { finder, version, mark, document } = stage;
  const say = sayIn(locale, document.locale);
  const staged = stagedSections(stage);
  const [first] = staged;
  const open: readonly OpenQuestion[] = first
    ? openQuestions(document, first.catalog)
    : document.questions.map((question) => ({ question, options: [] }));
  const { order, layout, badge, actions, heading, card, floor = USUAL_FLOOR } = document.results;
  return {
    slug: finder.slug,
    version,
    mark,
    name: finder.name,
    brand: finder.brand,
    locale,
    locales: localesOf(document),
    currency: document.currency,
    title: say(document.title),
    ...said({ text: document.text }, say),
    questions: open.map((each) => ({
      ...shownQuestion(each, first?.catalog, say),
      skipSame: (each.question.skipSame && canBeSkipped(document, each.question)) || undefined,
      resets: resetBy(document, each.question),
    })),
    values: shownValues(document, open),
    groups: document.groups.map(({ id, step, waits, needs, name, title, text, submit }) => ({
      id,
      step,
      waits,
      needs,
      ...said({ name, title, text, submit }, say),
    })),
    sections: staged.map(({ section: { id, isOptional, when, heading: own } }) => ({
      id,
      isOptional,
      when,
      ...said({ heading: own }, say),
    })),
    results: { order, layout, badge, actions, floor, ...said({ heading }, say) },
    card: card.flatMap((id): ShownAttribute[] => {
      const holder = staged.find(({ catalog }) => catalog.attributes.has(id));
      if (!holder) return [];
      const attribute = holder.catalog.attributes.get(id)!;
      const { kind, label, unit = null } = attribute;
      return [{ id, label: say(label), kind, unit, ...systemsOf(attribute) }];
    }),
    // Pages have ours in English; those of another language go with the finder.
    texts: {
      ...usualFrameTextsIn(locale),
      ...Object.fromEntries(
        Object.entries(document.texts).map(([name, text]) => [name, say(text)]),
      ),
    },
    screens: document.screens,
  };
}

/** The values that decide what is asked or are said, and those that they are made of. */
function shownValues(
  document: FinderDocument,
  open: readonly OpenQuestion[],
): ShownFinder["values"] {
  const conditions = open.map(({ question: { when }, options }) => [
    when,
    options.map((option) => [option.when, option.first, option.drawings]),
  ]);
  const said = saysValues(document) ? namedIn(JSON.stringify(document)) : [];
  const shown = withNeeded(document, [...lookedAtBy(conditions).values, ...said]);
  return shown.length > 0 ? shown.map(({ id, is, unit }) => ({ id, is, unit })) : undefined;
}

function shownQuestion(
  { question, options }: OpenQuestion,
  catalog: FinderCatalog | undefined,
  say: Say,
): Omit<ShownQuestion, "resets" | "skipSame"> {
  const { id, group, when, ask, required, advance, fact, offer } = question;
  const { title, name, text, help, message } = question;
  const price = ask.kind === "price" ? ask : undefined;
  const ends = price && priceEnds(price, catalog?.lists);
  return {
    id,
    group,
    when,
    // Its presets are read in one locale below.
    ask: price ? { ...price, min: ends!.min, max: ends!.max, presets: [] } : ask,
    // Nobody can answer what asks nothing.
    required: required && ask.kind !== "info",
    advance,
    fact,
    offer,
    title: say(title),
    ...said({ name, text, help, message }, say),
    ...stepNameOf(question, catalog, say),
    ...(question.options && !("listed" in question.options)
      ? { options: offered(options).map((each) => shownOption(each, say)) }
      : {}),
    ...systemsOf(sizedBy(question, catalog)),
    ...(ends && {
      presets: ends.presets.map(({ label, text: line, ...preset }) => ({
        ...preset,
        label: say(label),
        ...said({ text: line }, say),
      })),
    }),
  };
}

/** The questions whose answers fall with the answer to this one: those that it names, and those found after it. */
function resetBy({ questions }: FinderDocument, { id, resets = [] }: Question) {
  const fallen = new Set([id]);
  for (const each of questions) {
    // Those that it depends on come before it.
    const { ask } = each;
    if (ask.kind === "find" && ask.after?.some((other) => fallen.has(other))) fallen.add(each.id);
  }
  fallen.delete(id);
  const all = [...new Set([...resets, ...fallen])];
  return all.length > 0 ? all : undefined;
}

/** The attribute whose values a question offers. */
function sizedBy({ options }: Question, catalog: FinderCatalog | undefined) {
  if (!options || !("attribute" in options)) return undefined;
  return catalog?.attributes.get(options.attribute);
}

/** The systems of an attribute's sizes, where it has any. */
function systemsOf(attribute: AttributeShape | undefined): { systems?: ShownSystems } {
  if (!attribute?.sizes) return {};
  const all = attribute.sizes.systems.map(({ id, label }) => ({ id, label }));
  return { systems: { attribute: attribute.id, all } };
}

function shownOption(option: KnownOption, say: Say): ShownOption {
  const { id, when, first, exclusive, picture, color, icon, drawing, drawings } = option;
  const { badges, synonyms, label, text, tip, tags, number, group, suits, sizes } = option;
  return {
    id,
    when,
    first,
    exclusive,
    picture,
    color,
    icon,
    drawing,
    drawings,
    badges,
    synonyms,
    number,
    group,
    suits,
    label: say(label),
    ...said({ text, tip }, say),
    ...(tags && { tags: tags.map(say) }),
    ...(sizes && { sizes: Object.fromEntries(sizes.map((each) => [each.system, each.text])) }),
  };
}

/** Texts that may be missing, without those that are. */
function said<Name extends string>(
  texts: Record<Name, Text | undefined>,
  say: Say,
): { [Each in Name]?: string } {
  const given = Object.entries<Text | undefined>(texts).flatMap(([name, text]) =>
    text ? [[name, say(text)]] : [],
  );
  return Object.fromEntries(given) as { [Each in Name]?: string };
}
