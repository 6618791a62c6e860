// Longer than 200 lines: what is not stated of attributes, and what stands in no row of lists, are told alike.

import { calculationsIn, valuesOfProducts } from "@shared/finders/calculation";
import type { FinderDocument } from "@shared/finders/document";
import type { Rule } from "@shared/finders/rule";
import { factsHide } from "@shared/finders/schema-meaning";
import { countInSteps } from "../../engine/counts";
import type { Condition } from "../../engine/criteria";
import { countProducts } from "../../engine/groups";
import type { Steps } from "../../platform/work/steps";
import { optionsOf } from "../compile/known-options";
import { sayIn } from "../compile/say";
import { catalogPaths } from "@shared/templates/product-catalogs";
import type { Finding, Report } from "../check/finding";
import { attributesIn, listTestsIn } from "../check/parts";
import { askedOf } from "./asked-of";
import type { Stocked } from "./stocked";
import { isElsewhere } from "../compile/elsewhere";

/** What every product has. */
const ALWAYS = ["key", "group"];

/** Warns of products that do not state what rules look at, once for each question and attribute; in steps. */
export function* checkStated(
  document: FinderDocument,
  stocked: readonly Stocked[],
  report: Report,
): Steps<void> {
  const lookedAt = attributesLookedAt(document);
  const warn = function* (
    path: string,
    rules: readonly Rule[],
    isFact: boolean,
    among: ReadonlyMap<Stocked, Condition>,
  ): Steps<void> {
    const hiding = isFact && factsHide(document) ? rules.filter(hidesUnstated) : [];
    const hidden = new Set(lookedAt(hiding, stocked, isFact).keys());
    for (const [attribute, sections] of lookedAt(rules, stocked, isFact)) {
      yield;
      const message = yield* unstated(attribute, sections, {
        locale: document.locale,
        isHidden: hidden.has(attribute),
        among,
      });
      if (message) report.warn(path, message, lacking(attribute, sections));
    }
    for (const { list, message } of inNoRow(hiding, stocked)) report.warn(path, message, { list });
  };
  for (const [index, question] of document.questions.entries()) {
    yield;
    const [first] = stocked;
    const options = first ? optionsOf(question, first.catalog) : [];
    const rules = [...question.rules, ...options.flatMap((option) => option.rules)];
    const among = yield* askedOf(document, stocked, question.when);
    yield* warn(`questions.${index}`, rules, question.fact, among);
  }
  // Of what a rule itself leaves out it is told, too.
  const every = yield* askedOf({ ...document, rules: [] }, stocked, undefined);
  for (const [index, { rule, fact }] of document.rules.entries()) {
    yield* warn(`rules.${index}`, [rule], fact, every);
  }
}

/** Whether a rule of a fact hides what it looks at and is not stated, as far as it does not ask for just that. */
const hidesUnstated = (rule: Rule) =>
  rule.use === "filter" && !JSON.stringify(rule.condition).includes('"isStated"');

/**
 * Tells the attributes that rules look at, each with the sections in which they do. What is worked out for each product
 * cannot be filled in: what it is made of can.
 */
const attributesLookedAt =
  ({ values }: FinderDocument) =>
  (
    rules: readonly Rule[],
    stocked: readonly Stocked[],
    isFact: boolean,
  ): Map<string, Set<Stocked>> => {
    const found = new Map<string, Set<Stocked>>();
    for (const rule of rules) {
      const named = "earn" in rule ? [rule.earn.attribute] : attributesIn(rule.condition);
      const names = named.flatMap((name) => statedFor(name, values));
      const sections = stocked.filter(
        ({ section, catalog }) =>
          (rule.use === "exclude" || (rule.sections?.includes(section.id) ?? true)) &&
          (isFact || !isElsewhere(rule, catalog.attributes)),
      );
      for (const name of names) {
        if (ALWAYS.includes(name)) continue;
        found.set(name, new Set([...(found.get(name) ?? []), ...sections]));
      }
    }
    return found;
  };

/** What products state for an attribute: itself, or what it is worked out of. */
function statedFor(name: string, values: FinderDocument["values"]): string[] {
  if (!valuesOfProducts(values).has(name)) return [name];
  const { is } = values.find(({ id }) => id === name)!;
  return calculationsIn(is).flatMap((part) => {
    if (typeof part !== "object") return [];
    if ("product" in part) return [part.product];
    return "value" in part
      ? statedFor(part.value, values).filter((each) => each !== part.value)
      : [];
  });
}

/** The products that do not state it, where a catalog of staff's lists them; of what every product has, none are looked for. */
function lacking(attribute: string, sections: ReadonlySet<Stocked>): Finding["about"] {
  const [first] = [...sections].filter(
    ({ section, catalog }) =>
      catalog.attributes.has(attribute) && !catalogPaths.includes(section.catalogue as never),
  );
  return first && { catalogue: first.section.catalogue, lacks: attribute };
}

/** What every product has besides its attributes, in sentences on what it lacks. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  price: "a price",
  brand: "a brand",
  "in-stock": "whether they are in stock",
};

function* unstated(
  attribute: string,
  sections: ReadonlySet<Stocked>,
  {
    locale,
    isHidden,
    among,
  }: { locale: string; isHidden: boolean; among: ReadonlyMap<Stocked, Condition> },
): Steps<string | undefined> {
  // Several sections may choose from one catalog.
  const catalogs = new Map<Stocked["catalog"], Condition[]>();
  for (const each of sections) {
    const asked = among.get(each) ?? { all: [] };
    catalogs.set(each.catalog, [...(catalogs.get(each.catalog) ?? []), asked]);
  }
  let [missing, all] = [0, 0];
  for (const [catalog, any] of catalogs) {
    const isStated = { column: attribute, accepts: (value: unknown) => value !== null };
    const asked = { any };
    const every = yield* countInSteps(catalog, { filter: [asked], narrow: [] });
    all += every;
    missing += every - (yield* countInSteps(catalog, { filter: [asked, isStated], narrow: [] }));
  }
  if (missing === 0) return undefined;
  const label = [...catalogs.keys()]
    .find((each) => each.attributes.has(attribute))
    ?.attributes.get(attribute)?.label;
  const named = OWN_NAMES[attribute];
  const what = named ?? (label ? `“${sayIn(locale, locale)(label)}”` : "what they look at");
  const lack = `${missing} of ${all} products ${missing === 1 ? "does" : "do"} not state ${what}`;
  if (!isHidden) return `${lack}, which rules here look at. Fill it in where you know it.`;
  return missing === all
    ? `No product states ${what}: this fact leaves nothing to show. Fill it in first.`
    : `${lack}: this fact hides ${missing === 1 ? "it" : "them"}; shoppers are told how many. Fill it in where you know it.`;
}

/** What facts hide because it stands in no row of a list that may have more to say, once for each list. */
function inNoRow(
  rules: readonly Rule[],
  stocked: readonly Stocked[],
): { list: string; message: string }[] {
  const sectionsOf = new Map<string, Set<Stocked>>();
  for (const rule of rules) {
    if (!("condition" in rule)) continue;
    for (const { list } of listTestsIn(rule.condition)) {
      const sections = stocked.filter(({ section }) => rule.sections?.includes(section.id) ?? true);
      sectionsOf.set(list, new Set([...(sectionsOf.get(list) ?? []), ...sections]));
    }
  }
  return [...sectionsOf].flatMap(([list, sections]) => {
    let [missing, all, hasValues] = [0, 0, false];
    for (const [catalog, every] of new Map([...sections].map((each) => [each.catalog, each.all]))) {
      const rows = catalog.productLists?.get(list);
      if (!rows || rows.isComplete) continue;
      const { attribute } = rows;
      hasValues = attribute !== null;
      const column = attribute === null ? undefined : catalog.columns.get(attribute);
      const named = catalog.items.map((_, row) => {
        // What states no value can be in no row of it.
        if (attribute !== null)
          return column !== undefined && column.values[column.codes[row]!] !== null;
        const { key, groupKey } = catalog.productAt(row);
        return [key, groupKey].some((each) => rows.products.has(each));
      });
      const found = Uint32Array.from(named.keys()).filter((row) => named[row]);
      all += every;
      missing += every - countProducts(catalog, found);
    }
    if (missing === 0) return [];
    if (hasValues) {
      const [who, rest] =
        missing === all
          ? ["No product states", "this fact leaves nothing to show"]
          : [
              `${missing} of ${all} products do not state`,
              `this fact hides ${missing === 1 ? "it" : "them"}; shoppers are told how many`,
            ];
      return [{ list, message: `${who} what its list is about: ${rest}.` }];
    }
    if (missing === all) {
      const message =
        "No product is in a row of its list: this fact leaves nothing to show. Add rows for them.";
      return [{ list, message }];
    }
    const [are, them, they] = missing === 1 ? ["is", "it", "it is"] : ["are", "them", "they are"];
    const message = `${missing} of ${all} products ${are} in no row of its list: this fact hides ${them}; shoppers are told how many. Mark the list as “It has every product” if ${they} for nothing in it.`;
    return [{ list, message }];
  });
}
