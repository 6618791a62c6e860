// Longer than 200 lines: every fault that can be planted is a row of one table.

import fc from "fast-check";
import { OPEN } from "@shared/finders/operands";
import { describe, expect, it } from "vitest";
import type { Calculation } from "@shared/finders/calculation";
import type { Condition } from "@shared/finders/condition";
import { finderDocument, type FinderDocument } from "@shared/finders/document";
import { anyDocument } from "../testing/documents";
import { sampleAttributes, sampleCatalog, sampleKnown } from "../testing/samples";
import { checkCalculations } from "./calculations";
import { checkDocument, goneSince } from "./check-document";
import { createReport } from "./finding";

const known = sampleKnown;

const en = (text: string) => ({ en: text });
const must = (condition: unknown) => ({ use: "filter", condition });
const wish = (condition: unknown) => ({ use: "score", condition });
const isWide = { attribute: "width", is: "wide" };

const onlyMusts = [
  {
    id: "width",
    title: en("How wide?"),
    ask: { kind: "one" },
    options: { attribute: "width", means: { use: "narrow" } },
  },
];

/** A document without a fault, to plant one in. */
const sound = {
  schema: 2,
  locale: "en",
  title: en("Shoes"),
  questions: [
    {
      id: "surface",
      title: en("Where do you run?"),
      ask: { kind: "one" },
      options: [
        { id: "road", label: en("Road"), rules: [wish({ attribute: "surfaces", is: "road" })] },
        { id: "trail", label: en("Trail"), rules: [wish({ attribute: "surfaces", is: "trail" })] },
      ],
    },
    {
      id: "wishes",
      title: en("What matters?"),
      ask: { kind: "many" },
      options: [
        { id: "wide", label: en("Width"), rules: [wish(isWide)] },
        { id: "dry", label: en("Dry feet"), rules: [wish({ attribute: "waterproof", is: "yes" })] },
      ],
    },
    {
      id: "load",
      title: en("How heavy may they be?"),
      ask: { kind: "number", min: 100, max: 500 },
      rules: [wish({ attribute: "weight", atMost: { answer: "load" } })],
    },
    {
      id: "budget",
      title: en("What may they cost?"),
      ask: { kind: "price", max: 5000, step: 100 },
      rules: [{ use: "narrow", condition: { attribute: "price", inRangeOf: "budget" } }],
    },
  ],
  sections: [{ id: "main", catalogue: sampleCatalog }],
};

type Json = Record<string, unknown>;

/** The sound document with a value put at a path. */
function planted(changes: Record<string, unknown>): FinderDocument {
  const copy = structuredClone(sound) as Json;
  for (const [path, value] of Object.entries(changes)) {
    const names = path.split(".");
    const last = names.pop()!;
    const into = names.reduce<Json>((part, name) => part[name] as Json, copy);
    into[last] = value;
  }
  return finderDocument.parse(copy);
}

const nested = (depth: number): unknown => (depth === 0 ? isWide : { not: nested(depth - 1) });
const first = "questions.0.options.0";
const aRule = `${first}.rules.0`;
const ofValue = {
  values: [
    { id: "double", is: { multiply: [{ value: "kilos" }, 2] } },
    { id: "kilos", is: { divide: [{ answer: "load" }, 1000] } },
  ],
};
const ruleWhen = (when: unknown) => ({ id: "light", when, rule: wish(isWide) });
const sevenDeep = Array.from({ length: 7 }).reduce<unknown>((is) => ({ roundUp: is }), 1);
const ofRule = (condition: unknown) => ({ [aRule]: must(condition) });
const listed = (listedFor: unknown[], list = "cars") => ({ list, listedFor });
const of = (answer: string) => ({ answer });
const info = {
  id: "read",
  title: en("Before you go on"),
  text: en("Measure both feet."),
  ask: { kind: "info" },
};
const date = (ask: object = {}) => ({
  id: "day",
  title: en("When do you run?"),
  ask: { kind: "date", ...ask },
});
const onDay = (test: object) => [
  { id: "r", when: { question: "day", ...test }, rule: must(isWide) },
];
const option = (id: string, more: object = {}) => ({ id, label: en(id), ...more });

const anEnding = "results.endings.0";
const isTrail = { question: "surface", is: "trail" };
const ending = (more: object) => ({
  results: { endings: [{ when: isTrail, text: en("Call us."), ...more }] },
});

const spreadBy = (more: object) => ({
  "sections.0.spread": { attribute: "brand", most: 1, among: 3, ...more },
});

const amount = (more: object) => ({
  ...ofValue,
  "sections.0.amount": { value: "double", pack: "weight", ...more },
});

type Fault = [name: string, changes: Record<string, unknown>, path: string, said: RegExp];

const faults: Fault[] = [
  [
    "an id of two questions",
    { "questions.1.id": "surface" },
    "questions.1.id",
    /has the same id already/,
  ],
  [
    "an id of two options",
    { [`${first}.id`]: "trail" },
    "questions.0.options.1.id",
    /has the same id already/,
  ],
  ["an id that addresses use", { "questions.1.id": "v" }, "questions.1.id", /addresses/],
  ["an id of all objects", { [`${first}.id`]: "constructor" }, `${first}.id`, /id cannot be one/],
  ["another of these", { [`${first}.id`]: "toString" }, `${first}.id`, /id cannot be one/],
  [
    "a rule with the id of a question",
    { rules: [{ id: "budget", rule: must(isWide) }] },
    "rules.0.id",
    /has the same id already/,
  ],
  [
    "a screen of no question",
    { screens: { nothing: "x" } },
    "screens.nothing",
    /It is the screen of a question that is not there any more/,
  ],
  [
    "a choice without options",
    { "questions.0.options": [] },
    "questions.0.options",
    /no answers to choose from/,
  ],
  [
    "a number with options",
    { "questions.2.options": [option("a")] },
    "questions.2.options",
    /no answers to choose from/,
  ],
  [
    "a price with options of its own",
    { "questions.3.options": [option("a")] },
    "questions.3.options",
    /A price question has no answers to choose from/,
  ],
  [
    "choices made from a number",
    { "questions.0.options": { attribute: "weight" } },
    "questions.0.options",
    /no values to choose from/,
  ],
  [
    "a smallest number above the largest",
    { "questions.2.ask.min": 900 },
    "questions.2.ask.max",
    /above the smallest/,
  ],
  ["a step that leads too far", { "questions.3.ask.step": 9000 }, "questions.3.ask.step", /step/],
  [
    "more to choose than there is",
    { "questions.1.ask.min": 3 },
    "questions.1.ask.min",
    /than the 2 that there are/,
  ],
  [
    "an exclusive option of one choice",
    { [`${first}.exclusive`]: "none" },
    `${first}.exclusive`,
    /several answers/,
  ],
  [
    "a rule of who is not sure",
    { "questions.1.options.0.exclusive": "not-sure" },
    "questions.1.options.0.rules",
    /“Not sure”/,
  ],
  [
    "a reset of nothing",
    { "questions.0.resets": ["x"] },
    "questions.0.resets.0",
    /It asks about a question that is not there any more/,
  ],
  [
    "a reset of itself",
    { "questions.0.resets": ["surface"] },
    "questions.0.resets.0",
    /its own question/,
  ],
  [
    "a question that asks about itself",
    { "questions.1.when": { question: "wishes", isAnswered: true } },
    "questions.1.when",
    /does not come before/,
  ],
  [
    "an option that asks about what comes later",
    { [`${first}.when`]: { all: [{ not: { question: "load", atLeast: 3 } }] } },
    `${first}.when.all.0.not`,
    /does not come before/,
  ],
  [
    "a question that asks about none",
    { "questions.1.when": { question: "x", is: "y" } },
    "questions.1.when",
    /It asks about a question that is not there any more/,
  ],
  [
    "an option that is none",
    { "questions.1.when": { question: "surface", is: "sea" } },
    "questions.1.when",
    /“Where do you run\?” has no such answer any more/,
  ],
  [
    "an answer that is not chosen yet",
    { "questions.1.when": { question: "surface", is: OPEN } },
    "questions.1.when",
    /It is not said yet which answer to “Where do you run\?” this is about/,
  ],
  [
    "none of several answers chosen yet",
    { "questions.1.when": { question: "surface", hasAny: [OPEN] } },
    "questions.1.when",
    /It is not said yet which answer/,
  ],
  [
    "a choice that is at least something",
    { "questions.1.when": { question: "surface", atLeast: 3 } },
    "questions.1.when",
    /no number/,
  ],
  [
    "a number that is a word",
    { rules: [{ id: "r", when: { question: "load", is: "much" }, rule: must(isWide) }] },
    "rules.0.when",
    /is a number/,
  ],
  [
    "a price that is a word",
    { rules: [{ id: "r", when: { question: "budget", is: "much" }, rule: must(isWide) }] },
    "rules.0.when",
    /All that can be asked of “What may they cost\?” is whether/,
  ],
  [
    "an answer compared with a value that is none",
    { "questions.1.when": { value: "x", atLeast: 3 } },
    "questions.1.when",
    /It uses a calculation that is not there any more/,
  ],
  [
    "an attribute that is gone",
    ofRule({ attribute: "x", is: "y" }),
    `${aRule}.condition`,
    /Its attribute is not there any more/,
  ],
  [
    "an attribute that is retired",
    ofRule({ any: [{ attribute: "laces", is: "flat" }] }),
    `${aRule}.condition.any.0`,
    /The attribute “laces” is retired/,
  ],
  [
    "a value that is not chosen yet",
    ofRule({ attribute: "width", is: OPEN }),
    `${aRule}.condition`,
    /It is not said yet what this is compared with/,
  ],
  [
    "none of several values chosen yet",
    ofRule({ attribute: "width", oneOf: [OPEN] }),
    `${aRule}.condition`,
    /It is not said yet what this is compared with/,
  ],
  [
    "a value that is gone",
    ofRule({ attribute: "width", oneOf: ["x"] }),
    `${aRule}.condition`,
    /The attribute “width” does not have this value any more/,
  ],
  [
    "a value that is retired",
    ofRule({ attribute: "width", is: "huge" }),
    `${aRule}.condition`,
    /The value “huge” of “width” is retired/,
  ],
  [
    "a value of a card that is gone",
    { results: { card: ["x"] } },
    "results.card.0",
    /Its attribute is not there any more/,
  ],
  [
    "an order by a number that is gone",
    { results: { order: "price", orderBy: [{ attribute: "x" }] } },
    "results.orderBy.0.attribute",
    /Its attribute is not there any more/,
  ],
  [
    "an order by what is no number",
    { results: { order: "price", orderBy: [{ attribute: "width" }] } },
    "results.orderBy.0.attribute",
    /“width” is one of several values/,
  ],
  [
    "an order where something is answered that nobody asks",
    {
      results: {
        order: "price",
        orderBy: [{ attribute: "weight", when: { question: "x", isAnswered: true } }],
      },
    },
    "results.orderBy.0.when",
    /It asks about a question that is not there any more/,
  ],
  [
    "a rule where something is answered that nobody asks",
    { [aRule]: { ...must(isWide), when: { question: "x", isAnswered: true } } },
    `${aRule}.when`,
    /It asks about a question that is not there any more/,
  ],
  [
    "an option that is not named and not there",
    { "questions.0.fits": en("{answer}"), "questions.0.fitsWithout": ["x"] },
    "questions.0.fitsWithout.0",
    /It names an answer that is not there any more/,
  ],
  [
    "a catalog that is gone",
    { "sections.0.catalogue": "hats" },
    "sections.0.catalogue",
    /Its catalog is not there any more/,
  ],
  [
    "a choice that is at least",
    ofRule({ attribute: "width", atLeast: 3 }),
    `${aRule}.condition`,
    /in this way/,
  ],
  [
    "all of one choice",
    ofRule({ attribute: "width", hasAll: ["wide"] }),
    `${aRule}.condition`,
    /in this way/,
  ],
  [
    "a number that is a text",
    ofRule({ attribute: "weight", is: "x" }),
    `${aRule}.condition`,
    /is a number/,
  ],
  [
    "a text that is a number",
    ofRule({ attribute: "upper", is: 3 }),
    `${aRule}.condition`,
    /with a text/,
  ],
  [
    "a flag that is perhaps",
    ofRule({ attribute: "waterproof", is: "perhaps" }),
    `${aRule}.condition`,
    /yes or no/,
  ],
  [
    "a span that is turned",
    ofRule({ attribute: "weight", between: [3, 2] }),
    `${aRule}.condition`,
    /smaller/,
  ],
  [
    "a number compared with choices",
    ofRule({ attribute: "weight", atLeast: { answer: "wishes" } }),
    `${aRule}.condition`,
    /a question for a number/,
  ],
  [
    "a price in the range of a number",
    ofRule({ attribute: "price", inRangeOf: "load" }),
    `${aRule}.condition`,
    /a question for a range/,
  ],
  [
    "an answer to nothing",
    ofRule({ attribute: "weight", is: { answer: "x" } }),
    `${aRule}.condition`,
    /a question that is not there any more/,
  ],
  [
    "a value that is none",
    ofRule({ attribute: "weight", is: { value: "x" } }),
    `${aRule}.condition`,
    /It uses a calculation that is not there any more/,
  ],
  [
    "steps of a number",
    {
      [aRule]: {
        use: "score",
        earn: { by: "steps", attribute: "weight", from: "wide", shares: [1] },
      },
    },
    `${aRule}.earn`,
    /cannot earn points in this way/,
  ],
  [
    "what is near to a value",
    { [aRule]: { ...must(isWide), use: "score", tolerance: 3 } },
    `${aRule}.tolerance`,
    /only of a wish for a number/,
  ],
  [
    "a distance from a word",
    {
      [aRule]: { use: "score", earn: { by: "distance", attribute: "weight", from: "x", none: 3 } },
    },
    `${aRule}.earn`,
    /how near to a number/,
  ],
  [
    "a kin that is gone",
    { [aRule]: { use: "score", earn: { by: "table", attribute: "width", shares: { x: 1 } } } },
    `${aRule}.earn`,
    /The attribute “width” does not have this value any more/,
  ],
  ["a title without its locale", { title: { af: "Skoene" } }, "title", /missing in English/],
  [
    "a label that is blank",
    { [`${first}.label`]: en(" ") },
    `${first}.label`,
    /missing in English/,
  ],
  [
    "a reason without its locale",
    { "questions.0.reasons": { met: {} } },
    "questions.0.reasons.met",
    /missing/,
  ],
  ["a text of the frame without its locale", { texts: { next: {} } }, "texts.next", /missing/],
  ["conditions that are too deep", ofRule(nested(7)), `${aRule}.condition`, /6 deep/],
  ["a fact that may be given up", { "questions.3.fact": true }, "questions.3.rules.0.use", /fact/],
  [
    "a fact of the finder that is a wish",
    { rules: [{ id: "r", fact: true, rule: wish(isWide) }] },
    "rules.0.rule.use",
    /fact/,
  ],
  [
    "a fact whose choices are wishes",
    {
      "questions.0.fact": true,
      "questions.0.options": { attribute: "surfaces", means: { use: "narrow" } },
    },
    "questions.0.options.means.use",
    /fact/,
  ],
  [
    "a fact of whose choices nothing is said: they are wishes then",
    { "questions.0.fact": true, "questions.0.options": { attribute: "surfaces" } },
    "questions.0.options.means.use",
    /fact/,
  ],
  [
    "a rule for a section that is none",
    { [`${aRule}.sections`]: ["x"] },
    `${aRule}.sections.0`,
    /It is for a section that is not there any more/,
  ],
  [
    "a value as a word",
    { ...ofValue, ...ofRule({ attribute: "width", is: { value: "kilos" } }) },
    `${aRule}.condition`,
    /Calculation 2 is a number, and this is compared with words\./,
  ],
  [
    "a value that is compared with a word",
    { ...ofValue, rules: [ruleWhen({ value: "kilos", is: "three" })] },
    "rules.0.when",
    /Compare it with a number/,
  ],
  [
    "a question that asks about a value of a later answer",
    { ...ofValue, "questions.1.when": { value: "double", atLeast: 3 } },
    "questions.1.when",
    /Calculation 1 is made of the answer to “How heavy may they be\?”,/,
  ],
  [
    "an option that asks about a value of its own question",
    {
      values: [{ id: "sum", is: { optionsOf: "wishes" } }],
      "questions.1.options.0.number": 1,
      "questions.1.options.1": option("soft", { number: 2, when: { value: "sum", is: 1 } }),
    },
    "questions.1.options.1.when",
    /Calculation 1 is made of the answer to “What matters\?”, which does/,
  ],
  [
    "a calculation that is nested too deep",
    { values: [{ id: "a", is: sevenDeep }] },
    "values.0.is",
    /at most 6 deep/,
  ],
  [
    "a promotion that looks at a value",
    {
      ...ofValue,
      promotion: {
        boosts: [{ condition: { attribute: "weight", atMost: { value: "kilos" } }, places: 1 }],
      },
    },
    "promotion.boosts.0.condition",
    /looks at no answers/,
  ],
  [
    "options that staff keep",
    { "questions.1.options": { list: "features" } },
    "questions.1.options",
    /This list belongs to another catalog/,
  ],
  [
    "a list that is none",
    ofRule(listed(["x"], "bikes")),
    `${aRule}.condition`,
    /Its list is not there any more/,
  ],
  [
    "a list with a key too few",
    ofRule(listed(["Golf"])),
    `${aRule}.condition`,
    /by Model, Years\. Say/,
  ],
  [
    "a list by several",
    ofRule(listed([of("wishes"), 3])),
    `${aRule}.condition`,
    /The answer to “What matters\?” cannot be used here/,
  ],
  [
    "a list by a price",
    ofRule(listed(["x", of("budget")])),
    `${aRule}.condition`,
    /The answer to “What may they cost\?” cannot be used here/,
  ],
  [
    "a list by no question",
    ofRule(listed([of("x"), 3])),
    `${aRule}.condition`,
    /It asks about a question that is not there any more/,
  ],
  [
    "a list by no number",
    ofRule(listed(["x", "new"])),
    `${aRule}.condition`,
    /Compare it with a nu/,
  ],
  [
    "a list by words",
    ofRule(listed(["x", of("surface")])),
    `${aRule}.condition`,
    /the answer “Road” of/,
  ],
  [
    "a dependence on what is not chosen above",
    ofRule({ attribute: "upper", sameAsIn: "main" }),
    aRule,
    /Only sections below .+ can depend on what is chosen there/,
  ],
  [
    "a section that depends on itself",
    { "sections.0.filter": { attribute: "upper", sameAsIn: "main" } },
    "sections.0.filter",
    /Only sections below .+ can depend on what is chosen there/,
  ],
  [
    "a budget that nobody is asked for",
    { "sections.0.budget": "purse" },
    "sections.0.budget",
    /It asks about a question that is not there any more/,
  ],
  [
    "a budget that is no price",
    { "sections.0.budget": "surface" },
    "sections.0.budget",
    /does not ask for a price/,
  ],
  [
    "a budget of the set where there is one part",
    { results: { budget: "budget" } },
    "results.budget",
    /one section alone/,
  ],
  [
    "an amount of a value that is not there",
    amount({ value: "liters" }),
    "sections.0.amount.value",
    /It uses a calculation that is not there any more/,
  ],
  [
    "packs of an attribute that is not there",
    amount({ pack: "tin" }),
    "sections.0.amount.pack",
    /Its attribute is not there any more/,
  ],
  [
    "packs of what is no number",
    amount({ pack: "width" }),
    "sections.0.amount.pack",
    /This does not say how much that is/,
  ],
  [
    "an amount that is divided by a price",
    amount({ per: "price" }),
    "sections.0.amount.per",
    /This does not say how much that is/,
  ],
  [
    "a spread over what is not there",
    spreadBy({ attribute: "glue" }),
    "sections.0.spread",
    /Its attribute is not there any more/,
  ],
  [
    "a spread over what can be several things",
    spreadBy({ attribute: "surfaces" }),
    "sections.0.spread.attribute",
    /several values at once/,
  ],
  ["a spread that limits nothing", spreadBy({ most: 3 }), "sections.0.spread.most", /nothing/],
  [
    "an ending of no question",
    ending({ when: { question: "nothing", is: "x" } }),
    `${anEnding}.when`,
    /It asks about a question that is not there any more/,
  ],
  [
    "an ending of no option",
    ending({ when: { question: "surface", is: "moon" } }),
    `${anEnding}.when`,
    /“Where do you run\?” has no such answer any more/,
  ],
  [
    "an ending without words",
    ending({ text: { de: "Nein" } }),
    `${anEnding}.text`,
    /missing in English/,
  ],
  ...["javascript:alert(1)", "http://shop.example/", "https://a:b@shop.example/", "mailto:"].map(
    (link): Fault => [
      `the link ${link}`,
      ending({ link }),
      `${anEnding}.link`,
      /https:, mailto: or/,
    ],
  ),
  ["a number nobody can call", ending({ phone: "our shop" }), `${anEnding}.phone`, /telephone/],
  [
    "a swatch without a color",
    { "questions.0.ask.as": "swatches", [`${first}.color`]: "#c3142d" },
    "questions.0.options.1.color",
    /shows a color/,
  ],
  [
    "a picture that is none",
    { "questions.0.ask.as": "pictures", [`${first}.picture`]: "https://shop.example/road.png" },
    "questions.0.options.1.picture",
    /no picture/,
  ],
  [
    "swatches of what has no colors",
    { "questions.0.ask.as": "swatches", "questions.0.options": { attribute: "surfaces" } },
    "questions.0.ask.as",
    /no color\. Give/,
  ],
  [
    "what is found in no list",
    { "questions.0.ask": { kind: "find" }, "questions.0.options": { listed: "x", key: "model" } },
    "questions.0.options",
    /Its list is not there any more/,
  ],
  [
    "what is found by no key",
    { "questions.0.ask": { kind: "find" }, "questions.0.options": { listed: "cars", key: "x" } },
    "questions.0.options",
    /does not have this column any more/,
  ],
  [
    "a list that is shown, not searched",
    { "questions.0.options": { listed: "cars", key: "model" } },
    "questions.0.ask.kind",
    /A list has too many choices for this kind of question/,
  ],
  [
    "what is found in a list and counted",
    {
      "questions.0.ask": { kind: "find" },
      "questions.0.options": { listed: "cars", key: "model" },
      "questions.0.offer": "available",
    },
    "questions.0.offer",
    /not counted/,
  ],
  [
    "what is found after a question that does not come before",
    {
      "questions.0.ask": { kind: "find", after: ["wishes"] },
      "questions.0.options": { listed: "cars", key: "model" },
    },
    "questions.0.ask.after.0",
    /A question that narrows this one down does not come before it/,
  ],
  [
    "what is found after a question that finds nothing",
    {
      "questions.1.ask": { kind: "find", after: ["surface"] },
      "questions.1.options": { listed: "cars", key: "model" },
    },
    "questions.1.ask.after.0",
    /does not find in the same list/,
  ],
  [
    "a question that is called as what was typed",
    { "questions.0.id": "text", "questions.0.ask": { kind: "find" } },
    "questions.0.id",
    /means something else/,
  ],
  [
    "a text",
    { "questions.4": { id: "t", title: en("Who?"), ask: { kind: "text" } } },
    "questions.4.ask.kind",
    /text/,
  ],
  [
    "days that are turned",
    { "questions.4": date({ min: "2026-12-01", max: "2026-11-01" }) },
    "questions.4.ask.max",
    /after the first/,
  ],
  [
    "a number compared with a date",
    {
      "questions.4": {
        ...date(),
        rules: [must({ attribute: "weight", atMost: { answer: "day" } })],
      },
    },
    "questions.4.rules.0.condition",
    /cannot be used here/,
  ],
  [
    "a choice compared with a date",
    { "questions.4": { ...date(), rules: [must({ attribute: "width", is: { answer: "day" } })] } },
    "questions.4.rules.0.condition",
    /cannot be used here/,
  ],
  [
    "a distance from a date",
    {
      "questions.4": {
        ...date(),
        rules: [
          {
            use: "score",
            earn: { by: "distance", attribute: "weight", from: { answer: "day" }, none: 3 },
          },
        ],
      },
    },
    "questions.4.rules.0.earn",
    /cannot be used here/,
  ],
  [
    "a date that is at least a number",
    { "questions.4": date(), rules: onDay({ atLeast: 3 }) },
    "rules.0.when",
    /is a date/,
  ],
  [
    "a date that is a word",
    { "questions.4": date(), rules: onDay({ is: "tomorrow" }) },
    "rules.0.when",
    /is a date/,
  ],
  [
    "a date that is no day",
    { "questions.4": date(), rules: onDay({ isNot: "2026-02-30" }) },
    "rules.0.when",
    /is a date/,
  ],
  [
    "a page to read without a text",
    { "questions.4": { ...info, text: undefined } },
    "questions.4.text",
    /needs a text/,
  ],
  [
    "a page to read that is a fact",
    { "questions.4": { ...info, fact: true } },
    "questions.4.fact",
    /cannot be a fact/,
  ],
  [
    "a page to read with a rule",
    { "questions.4": { ...info, rules: [must(isWide)] } },
    "questions.4.rules",
    /Nothing is asked/,
  ],
  [
    "a page to read that is answered",
    {
      "questions.4": info,
      rules: [{ id: "r", when: { question: "read", isAnswered: true }, rule: must(isWide) }],
    },
    "rules.0.when",
    /asks nothing/,
  ],
  [
    "a page to read on one that waits",
    {
      "questions.4": { ...info, group: "page" },
      "questions.3.group": "page",
      groups: [{ id: "page", waits: true }],
    },
    "questions.4.group",
    /waits for an answer/,
  ],
  [
    "another unit than none",
    { "questions.2.ask.otherUnits": [{ unit: "oz", perUnit: 0.035 }] },
    "questions.2.ask.unit",
    /Name the unit/,
  ],
  [
    "a unit twice",
    {
      "questions.2.ask.unit": "g",
      "questions.2.ask.otherUnits": [{ unit: "g", perUnit: 0.035 }],
    },
    "questions.2.ask.otherUnits.0.unit",
    /there already/,
  ],
  [
    "a unit whose steps are too small",
    {
      "questions.2.ask.unit": "g",
      "questions.2.ask.otherUnits": [{ unit: "t", perUnit: 0.000001 }],
    },
    "questions.2.ask.otherUnits.0.perUnit",
    /too long to type/,
  ],
  [
    "a text that says a value that is not there",
    { ...ofValue, results: { heading: en("For {value:pounds}") } },
    "results.heading.en",
    /It uses a calculation that is not there any more/,
  ],
  [
    "a title of which nothing is left without a value",
    { ...ofValue, "questions.3.title": en("What may {value:double} cost?") },
    "questions.3.title.en",
    /While calculation 1 is not known, nothing is left of this text/,
  ],
  [
    "a value where there are no answers yet",
    { ...ofValue, text: en("Weighs {value:double}.") },
    "text.en",
    /cannot be said here/,
  ],
];

describe("the check of a document", () => {
  it("takes values in texts that say something without them, or need not be there", () => {
    const said = {
      ...ofValue,
      results: { heading: en("For {value:double}") },
      "questions.3.title": en("It weighs {value:kilos}. What may it cost?"),
      "questions.3.text": en("All of the {value:double}"),
    };
    expect(checkDocument(planted(said), known)).toEqual({ faults: [], warnings: [] });
  });

  it("finds nothing wrong with one that is sound", () => {
    const sound = { faults: [], warnings: [] };
    expect(checkDocument(planted({}), known)).toEqual(sound);
    for (const link of [
      "https://shop.example/fit",
      "mailto:fit@shop.example",
      "tel:+27215550199",
    ]) {
      const ended = planted(ending({ link, label: en("Ask us"), phone: "+27 21 555 0199" }));
      expect(checkDocument(ended, known)).toEqual(sound);
    }
  });

  it.each([
    ["words and numbers", ["Golf", "2017"], {}],
    ["answers", [of("surface"), of("load")], {}],
    [
      "choices that are numbers, or not sure",
      ["Golf", of("surface")],
      {
        "questions.0.options": [
          option("2017"),
          option("2018", { rules: [wish(isWide)] }),
          option("unsure", { exclusive: "not-sure" }),
        ],
      },
    ],
  ])("finds nothing wrong with a list that is asked for %s", (_, keys, changes) => {
    const document = planted({ ...changes, rules: [{ id: "car", rule: wish(listed(keys)) }] });
    expect(checkDocument(document, known).faults).toEqual([]);
  });

  it("finds lists where they name no products", () => {
    const { lists: _, ...others } = known;
    const [fault] = checkDocument(planted(ofRule(listed(["x", 3]))), others).faults;
    expect(fault?.message).toMatch(/do not name the products/);
  });

  it.each<[string, Record<string, unknown>]>([
    [
      "swatches, where not knowing needs no color",
      {
        "questions.0.ask.as": "swatches",
        [`${first}.color`]: "#c3142d",
        "questions.0.options.1.picture": "https://shop.example/striped.png",
        "questions.0.options.2": { id: "unsure", label: en("Not sure"), exclusive: "not-sure" },
      },
    ],
    [
      "pictures",
      {
        "questions.0.ask.as": "pictures",
        [`${first}.picture`]: "https://shop.example/road.png",
        "questions.0.options.1.drawing": "purpose-trail",
      },
    ],
    [
      "other units",
      {
        "questions.2.ask.unit": "g",
        "questions.2.ask.otherUnits": [
          { unit: "oz", perUnit: 0.035274 },
          { unit: "kg", perUnit: 0.001 },
        ],
      },
    ],
    ["a page to read", { "questions.4": info }],
    [
      "a date, and a rule for one day",
      { "questions.4": date({ min: "2026-11-01" }), rules: onDay({ is: "2026-11-22" }) },
    ],
  ])("finds nothing wrong with %s", (_, changes) => {
    expect(checkDocument(planted(changes), known)).toEqual({ faults: [], warnings: [] });
  });

  it.each(faults)("finds %s, and only it", (_, changes, path, said) => {
    expect(checkDocument(planted(changes), known).faults).toEqual([
      { path, message: expect.stringMatching(said) },
    ]);
  });

  it.each([
    ["options", { "questions.4": many(3, 200) }, undefined],
    [
      "options",
      {
        "questions.4": many(1, 200),
        "questions.5": many(1, 200, "b"),
        "questions.6": many(1, 97, "c"),
      },
      "questions",
    ],
    [
      "rules",
      Object.fromEntries([4, 5, 6, 7].map((at) => [`questions.${at}`, many(5, 100, `q${at}`)])),
      "rules",
    ],
  ])("counts all %s", (_, changes, path) => {
    const found = checkDocument(planted(changes), known).faults;
    expect(found.map((each) => each.path)).toEqual(path ? [path] : []);
  });

  it.each([
    ["an answer that nothing uses", { "questions.3.rules": [] }, "questions.3"],
    [
      "an ending that hides the way to it",
      { ...ending({}), "questions.0.offer": "available" },
      `${anEnding}.when`,
    ],
    ["a label of no link", ending({ label: en("Ask us") }), `${anEnding}.label`],
    [
      "a fact that is to be suggested away",
      {
        "questions.1": {
          id: "wishes",
          title: en("What has to be?"),
          fact: true,
          suggest: {},
          ask: { kind: "one" },
          options: [option("wide", { rules: [must(isWide)] })],
        },
      },
      "questions.1.suggest",
    ],
    ["products that nothing ranks", { questions: onlyMusts }, "results.badge"],
    [
      "a fact that goes on showing what it is not certain of",
      { schema: 1, rules: [{ id: "wide", fact: true, rule: must(isWide) }] },
      "schema",
    ],
    [
      "what is said of a list that no fact asks",
      { results: { unlisted: [{ list: "cars", text: en("Ask us.") }] } },
      "results.unlisted.0.list",
    ],
    ["what only several choices can do", { "questions.0.combine": "all" }, "questions.0.combine"],
    [
      "a page with a question in between",
      { "questions.0.group": "one", "questions.2.group": "one" },
      "questions.2.group",
    ],
    [
      "a question that has the words it began with",
      { "questions.0.title": en("New question") },
      "questions.0.title",
    ],
    [
      "an answer that has them",
      {
        "questions.0.options": ["Long", "Second answer"].map((label, at) =>
          option(`o${at}`, { label: en(label), rules: [wish(isWide)] }),
        ),
      },
      "questions.0.options",
    ],
    [
      "more cards than somebody reads",
      {
        "questions.0.options": Array.from({ length: 21 }, (_, at) =>
          option(`o${at}`, { rules: [wish(isWide)] }),
        ),
      },
      "questions.0.options",
    ],
  ])("warns of %s", (_, changes, path) => {
    const { faults: found, warnings } = checkDocument(planted(changes), known);
    expect(found).toEqual([]);
    expect(warnings.map((each) => each.path)).toEqual([path]);
  });

  it.each([
    ["are in the order of their price", { order: "price" }],
    ["match without a word", { badge: "none" }],
  ])("lets nothing rank products that %s", (_, results) => {
    const found = checkDocument(planted({ questions: onlyMusts, results }), known);
    expect(found).toEqual({ faults: [], warnings: [] });
  });

  it("takes values wherever a number stands, after the questions they are made of", () => {
    const number = { value: "double" };
    const everywhere = [
      { attribute: "weight", is: number },
      { attribute: "weight", atLeast: number },
      { attribute: "weight", atMost: number },
      { attribute: "weight", between: [number, { value: "kilos" }] },
      { attribute: "weight", within: { of: number, plusMinus: 2 } },
      { attribute: "sizes", contains: number },
    ];
    const changes = {
      ...ofValue,
      "questions.3.when": { value: "double", atLeast: 1 },
      rules: [
        ruleWhen({
          any: [
            { value: "double", is: 1 },
            { value: "kilos", atMost: 3 },
          ],
        }),
        {
          id: "far",
          rule: {
            use: "score",
            earn: { by: "distance", attribute: "weight", from: number, none: 5 },
          },
        },
      ],
      "sections.0.filter": { any: everywhere },
    };
    expect(checkDocument(planted(changes), known)).toEqual({ faults: [], warnings: [] });
  });

  it.each<[string, object, RegExp]>([
    ["an option without a number", {}, /answer “Width” of “What matters\?” has no number/],
    [
      "the values of an attribute",
      { "questions.1.options": { attribute: "surfaces" } },
      /have no numbers/,
    ],
  ])("warns of a sum of numbers that %s has not", (_, changes, said) => {
    const values = [{ id: "sum", is: { optionsOf: "wishes" } }];
    expect(checkDocument(planted({ ...changes, values }), known)).toEqual({
      faults: [],
      warnings: [{ path: "values.0.is", message: expect.stringMatching(said) as string }],
    });
  });

  it("has no fault to find in any document that is valid", () => {
    fc.assert(
      fc.property(anyDocument(sampleAttributes, sampleCatalog), (document) => {
        expect(checkDocument(document, known).faults).toEqual([]);
      }),
    );
  });
});

function many(rules: number, count: number, id = "a") {
  return {
    id,
    title: en(id),
    ask: { kind: "many" },
    options: Array.from({ length: count }, (_, index) =>
      option(`o${index}`, { rules: Array<unknown>(rules).fill(wish(isWide)) }),
    ),
  };
}

describe("a version that was published before", () => {
  const of = (condition: Condition) => goneSince(planted(ofRule(condition)), known);

  it("goes on with what is retired since", () => {
    expect(
      of({
        all: [
          { attribute: "laces", is: "flat" },
          { attribute: "width", is: "huge" },
        ],
      }),
    ).toEqual([]);
  });

  it("cannot go on without what it names", () => {
    expect(
      of({
        any: [
          { attribute: "x", is: "flat" },
          { attribute: "width", is: "y" },
        ],
      }),
    ).toHaveLength(2);
    expect(goneSince(planted({}), { ...known, catalogs: new Set() })).toHaveLength(1);
  });
});

describe("a calculation", () => {
  it.each<[string, Record<string, Calculation>, RegExp[]]>([
    ["of a number", { a: { add: [{ answer: "load" }, 3] } }, []],
    ["of one before", { a: 3, b: { multiply: [{ value: "a" }, { optionsOf: "wishes" }] } }, []],
    ["of itself", { a: { roundUp: { value: "a" } } }, [/Break the loop/]],
    [
      "of one that needs it",
      { a: { min: [{ value: "b" }] }, b: { subtract: [{ value: "a" }, 1] } },
      [/^Calculation 1 is made of itself/, /^Calculation 2 is made of itself/],
    ],
    [
      "of bands over itself",
      { a: { bands: [{ when: { not: { value: "a", atLeast: 3 } }, is: 3 }] } },
      [/Break the loop/],
    ],
    [
      "of nothing",
      { a: { divide: [{ value: "x" }, { answer: "y" }] } },
      [/uses a calculation that is not there/, /a question that is not there/],
    ],
    ["of a word", { a: { answer: "surface" } }, [/no number/]],
    ["of options of a number", { a: { optionsOf: "load" } }, [/no answers to choose from/]],
  ])("%s", (_, values, said) => {
    const report = createReport();
    const list = Object.entries(values).map(([id, is]) => ({ id, is }));
    checkCalculations(planted({ values: list }), report);
    expect(report.faults.map(({ message }) => message)).toEqual(
      said.map((each) => expect.stringMatching(each) as string),
    );
  });
});
