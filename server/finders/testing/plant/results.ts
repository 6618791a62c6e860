import type { FinderDocument } from "@shared/finders/document";
import { ab, ask, en, idAt, number, option, valueOf, type Ground, type Planter } from "./plant";

const section = ({ document, hold }: Ground, part: object): string => {
  hold("sections");
  const at = document.sections.length;
  const { catalogue: catalog } = document.sections[0]!;
  const sound = { id: `x${at}`, catalogue: catalog, isOptional: true, maxItems: 12 };
  document.sections.push({ ...sound, ...part });
  return `sections.${at}`;
};
const ofSection =
  (part: object, at: string, said: RegExp): Planter =>
  (ground) => ({ path: `${section(ground, part)}.${at}`, said });

const ending = ({ document: { results } }: Ground, part: object): string => {
  results.endings.push({
    when: { all: [] },
    text: en("Call us."),
    ...part,
  });
  return `results.endings.${results.endings.length - 1}`;
};
/** An ending that some answers come to. */
const ofEnding =
  (part: object, at: string, said: RegExp): Planter =>
  (ground) => {
    const when = { question: idAt(ground, ask(ground, ab)), is: "a" };
    return { path: `${ending(ground, { when, ...part })}.${at}`, said };
  };

const ofValue =
  (isOf: (ground: Ground) => FinderDocument["values"][number]["is"], said: RegExp): Planter =>
  (ground) => ({ path: valueOf(ground, isOf(ground)).path, said });

const ofAmount =
  (part: object, at: string, said: RegExp): Planter =>
  (ground) => {
    const value = valueOf(ground, 1).id;
    const path = section(ground, { amount: { value, pack: "weight", ...part } });
    return { path: `${path}.amount.${at}`, said };
  };

const promotion = ({ document, hold }: Ground, condition: object): string => {
  hold("promotion");
  const boosts = document.promotion?.boosts ?? [];
  boosts.push({ condition: condition as never, places: 1 });
  document.promotion = { products: [], minScore: 60, ...document.promotion, boosts };
  return `promotion.boosts.${boosts.length - 1}.condition`;
};

const seven = Array.from({ length: 7 }).reduce<unknown>((roundUp) => ({ roundUp }), 1);

/** Faults of values, sections, endings, promotion, and of how results are shown. */
export const inResults: Record<string, Planter> = {
  "a catalog that is gone": ofSection(
    { catalogue: "hats" },
    "catalogue",
    /Its catalog is not there any more/,
  ),
  "a section under a condition on no question": ofSection(
    { when: { question: "gone", isAnswered: true } },
    "when",
    /a question that is not there any more/,
  ),
  "a section of an attribute that is gone": ofSection(
    { filter: { attribute: "glue", is: "x" } },
    "filter",
    /Its attribute is not there any more/,
  ),
  "a section that depends on itself"(ground) {
    const sameAsIn = `x${ground.document.sections.length}`;
    const path = section(ground, { filter: { attribute: "upper", sameAsIn } });
    return { path: `${path}.filter`, said: /Only sections below/ };
  },
  "a spread over what is gone": ofSection(
    { spread: { attribute: "glue", most: 1, among: 3 } },
    "spread",
    /Its attribute is not there any more/,
  ),
  "a spread over what can be several things": ofSection(
    { spread: { attribute: "surfaces", most: 1, among: 3 } },
    "spread.attribute",
    /several values at once/,
  ),
  "a spread that limits nothing": ofSection(
    { spread: { attribute: "brand", most: 3, among: 3 } },
    "spread.most",
    /limits nothing/,
  ),
  "a budget that nobody is asked for": ofSection(
    { budget: "gone" },
    "budget",
    /a question that is not there any more/,
  ),
  "a budget that is no price"(ground) {
    const budget = idAt(ground, ask(ground, ab));
    return { path: `${section(ground, { budget })}.budget`, said: /not ask for a price/ };
  },
  "a budget of the set that nobody is asked for, or that is of one part"(ground) {
    const { document, hold } = ground;
    hold("sections");
    const price = { kind: "price", max: 9, step: 1 };
    const isOne = document.sections.length === 1;
    document.results.budget = isOne ? idAt(ground, ask(ground, { ask: price })) : "gone";
    return {
      path: "results.budget",
      said: isOne ? /one section alone/ : /a question that is not there any more/,
    };
  },
  "an amount of a value that is gone": ofAmount(
    { value: "gone" },
    "value",
    /a calculation that is not there any more/,
  ),
  "packs of what is gone": ofAmount({ pack: "tin" }, "pack", /Its attribute is not there any more/),
  "packs of what is no number": ofAmount({ pack: "width" }, "pack", /how much that is/),
  "an amount that is divided by a price": ofAmount({ per: "price" }, "per", /how much that is/),
  "a link that leads nowhere safe": ofEnding({ link: "javascript:alert(1)" }, "link", /https:/),
  "a number nobody can call": ofEnding({ phone: "our shop" }, "phone", /telephone/),
  "an ending of no option"(ground) {
    const question = idAt(ground, ask(ground, ab));
    const path = ending(ground, { when: { question, is: "gone" } });
    return {
      path: `${path}.when`,
      said: /no such answer any more|an answer that is not there any more/,
    };
  },
  "an ending without words": ofEnding({ text: { de: "Nein" } }, "text", /missing in English/),
  "a promotion that looks at an answer": (ground) => ({
    path: promotion(ground, { attribute: "weight", atMost: { answer: "gone" } }),
    said: /looks at no answers/,
  }),
  "a promotion of what is gone": (ground) => ({
    path: promotion(ground, { attribute: "glue", is: "x" }),
    said: /Its attribute is not there any more/,
  }),
  "an attribute of a card that is gone"({ document: { results } }) {
    results.card.push("glue");
    return {
      path: `results.card.${results.card.length - 1}`,
      said: /Its attribute is not there any more/,
    };
  },
  "an order by what is gone"({ document: { results } }) {
    results.orderBy.push({ attribute: "glue" });
    const path = `results.orderBy.${results.orderBy.length - 1}.attribute`;
    return { path, said: /Its attribute is not there any more/ };
  },
  "an order by what is no number"({ document: { results } }) {
    results.orderBy.push({ attribute: "width" });
    const path = `results.orderBy.${results.orderBy.length - 1}.attribute`;
    return { path, said: /“width” is one of several values/ };
  },
  "a value made of a value that is gone": ofValue(
    () => ({ value: "gone" }),
    /a calculation that is not there any more/,
  ),
  "a value made of the answer to nothing": ofValue(
    () => ({ answer: "gone" }),
    /a question that is not there any more/,
  ),
  "a value made of an answer that is no number": ofValue(
    (ground) => ({ add: [1, { answer: idAt(ground, ask(ground, ab)) }] }),
    /is no number/,
  ),
  "a value made of the options of a number": ofValue(
    (ground) => ({ optionsOf: idAt(ground, ask(ground, { ask: number })) }),
    /no answers to choose from/,
  ),
  "a value with a band under a condition on no option"(ground) {
    const question = idAt(ground, ask(ground, { options: [option("a")] }));
    const { path } = valueOf(ground, { bands: [{ when: { question, is: "gone" }, is: 1 }] });
    return {
      path: `${path}.bands.0.when`,
      said: /no such answer any more|an answer that is not there any more/,
    };
  },
  "a calculation that is nested too deep": ofValue(() => seven as never, /at most 6 deep/),
  "a value made of itself"(ground) {
    const id = `y${ground.document.values.length}`;
    return { path: valueOf(ground, { add: [1, { value: id }] }).path, said: /Break the loop/ };
  },
  "two values made of each other"(ground) {
    const other = `y${ground.document.values.length + 1}`;
    const { id, path } = valueOf(ground, { max: [1, { value: other }] });
    const back = valueOf(ground, { roundUp: { value: id } });
    return [path, back.path].map((each) => ({ path: each, said: /Break the loop/ }));
  },
};
